/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The page of a rule: what it finds and why, and a pak before and after. The page is both the documentation and the
 * rule's own test: the rule reports each line under a {@code ^^^} marker of the first example and nothing in the second.
 *
 * @param title the first heading
 * @param text the whole page as Markdown
 * @param before the example with the mistake, in the notation of {@code LiteralPakFiles} with markers
 * @param after the example without it, in the same notation
 */
public record RulePage(String title, String text, String before, String after) {

    private static final String FOLDER = "/org/brokerpak/rules/pages/";
    private static final Pattern EXAMPLE = Pattern.compile("^## (Before|After)\\R+```ya?ml\\R(.*?)^```",
            Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern TITLE = Pattern.compile("^# (.+)$", Pattern.MULTILINE);

    /**
     * The page of a rule.
     *
     * @throws IllegalStateException if the page is missing or lacks its title or an example, which a test excludes
     */
    public static RulePage of(String ruleId) {
        String text = read(FOLDER + ruleId + ".md");
        Matcher title = TITLE.matcher(text);
        if (!title.find()) {
            throw new IllegalStateException("The page of the rule " + ruleId + " has no title.");
        }
        List<String> examples = new ArrayList<>();
        Matcher example = EXAMPLE.matcher(text);
        while (example.find()) {
            examples.add(example.group(2));
        }
        if (examples.size() != 2) {
            throw new IllegalStateException("The page of the rule " + ruleId + " needs a Before and an After.");
        }
        return new RulePage(title.group(1).strip(), text, examples.getFirst(), examples.getLast());
    }

    private static String read(String resource) {
        try (InputStream stream = RulePage.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("The page " + resource + " is missing.");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
