/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of a document to fill in. Its text is a resource beside this class, in the notation of snippets; at the start
 * of a line a tab stands for the author's indentation of keys and {@code ~} for that of dashes. {@code @uuid@} becomes a
 * fresh UUID.
 */
enum Skeleton {

    PLAN("new plan", "plan", "plans[]"),
    USER_INPUT("new user input", "user-input", "provision.user_inputs[]", "bind.user_inputs[]"),
    PLAN_INPUT("new plan input", "plan-input", "provision.plan_inputs[]", "bind.plan_inputs[]"),
    COMPUTED_INPUT("new computed input", "computed-input", "provision.computed_inputs[]", "bind.computed_inputs[]"),
    OUTPUT("new output", "output", "provision.outputs[]", "bind.outputs[]"),
    IMPORT_INPUT("new import input", "import-input", "provision.import_inputs[]"),
    EXAMPLE("new example", "example", "examples[]"),
    TOFU("new tofu binary", "tofu", "terraform_binaries[]"),
    PROVIDER("new provider binary", "provider", "terraform_binaries[]"),
    PLATFORM("new platform", "platform", "platforms[]"),
    UPGRADE_STEP("new upgrade step", "upgrade-step", "terraform_upgrade_path[]"),
    PARAMETER("new parameter", "parameter", "parameters[]"),
    TEMPLATE_REFS("new template_refs", "template-refs", "provision.template_refs", "bind.template_refs"),
    BIND("new bind block", "bind", "bind"),
    SERVICE("new service definition", "service", "service"),
    MANIFEST("new manifest", "manifest", "manifest");

    private static final Pattern MARK = Pattern.compile("@(uuid|plan)@");

    private final String label;
    private final String resource;
    private final List<String> places;

    Skeleton(String label, String resource, String... places) {
        this.label = label;
        this.resource = resource;
        this.places = List.of(places);
    }

    String label() {
        return label;
    }

    /** What an author types to find it. */
    String filterText() {
        return label.substring("new ".length());
    }

    /** Those that make an item, or the value of a key, at a path with its indexes left out. */
    static List<Skeleton> at(String pattern) {
        return Arrays.stream(values()).filter(skeleton -> skeleton.places.contains(pattern)).toList();
    }

    /**
     * The text as a snippet.
     *
     * @param start what stands before each line but the first, its line break included
     * @param plan id of a plan to refer to
     */
    String text(String start, IndentStyle style, Supplier<String> plan) {
        String text = MARK.matcher(read()).replaceAll(mark -> Matcher.quoteReplacement(
                mark.group(1).equals("uuid") ? UUID.randomUUID().toString() : plan.get()));
        StringBuilder result = new StringBuilder();
        for (String line : text.lines().toList()) {
            int at = 0;
            result.append(result.isEmpty() ? "" : start);
            for (; line.charAt(at) == '\t' || line.charAt(at) == '~'; at++) {
                result.append(" ".repeat(line.charAt(at) == '~' ? style.list() : style.mapping()));
            }
            result.append(line, at, line.length());
        }
        return result.toString();
    }

    private String read() {
        String name = "skeletons/" + resource + ".txt";
        try (InputStream stream = Skeleton.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("the installation is damaged: " + name + " is missing");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException("the installation is damaged: cannot read " + name, failure);
        }
    }
}
