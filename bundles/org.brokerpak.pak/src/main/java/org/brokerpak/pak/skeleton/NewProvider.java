/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.skeleton;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.provider.ProviderNeed;
import org.brokerpak.pak.files.FolderPakFiles;
import org.brokerpak.syntax.hcl.HclModule;

/**
 * A provider for the manifest of a new pak.
 *
 * @param name {@code terraform-provider-aws}
 * @param version three numbers
 * @param address {@code host/namespace/type}
 */
public record NewProvider(String name, String version, String address) {

    private static final String HOST = "registry.terraform.io";
    private static final String KNOWN_TO_THE_BROKER = HOST + "/hashicorp/";
    /** Templates of one pak; who has more has chosen a wrong folder. */
    private static final int MOST_FILES = 2000;
    private static final int MOST_DEPTH = 12;
    private static final Pattern NUMBERS = Pattern.compile("\\d+(?:\\.\\d+)*");
    private static final int NUMBERS_OF_A_VERSION = 3;

    /**
     * The providers that the templates below a folder need, by name. The version is the first one that their constraint
     * names, {@code 0.0.0} when there is none.
     *
     * @throws IOException if the folder cannot be listed
     */
    public static List<NewProvider> in(Path folder) throws IOException {
        Map<String, NewProvider> found = new TreeMap<>();
        for (Map<String, String> module : modules(folder)) {
            for (ProviderNeed need : ProviderNeed.of(HclModule.parse(module), HOST)) {
                String name = "terraform-provider-" + need.type();
                String version = need.version().map(constraint -> version(constraint.value())).orElse("0.0.0");
                found.merge(name, new NewProvider(name, version, need.address()),
                        (known, other) -> known.version().equals("0.0.0") ? other : known);
            }
        }
        return List.copyOf(found.values());
    }

    /** The templates of each folder together, as tofu reads them. */
    private static Iterable<Map<String, String>> modules(Path root) throws IOException {
        Map<Path, Map<String, String>> modules = new LinkedHashMap<>();
        try (Stream<Path> all = Files.find(root, MOST_DEPTH, (file, attributes) -> attributes.isRegularFile()
                && (file.toString().endsWith(".tf") || file.toString().endsWith(".tofu")))) {
            for (Path file : all.limit(MOST_FILES).toList()) {
                String path = root.relativize(file).toString().replace('\\', '/');
                if (FolderPakFiles.of(root).read(path) instanceof FileContent.Text(var text)) {
                    modules.computeIfAbsent(file.getParent(), key -> new LinkedHashMap<>())
                            .put(file.getFileName().toString(), text.text());
                }
            }
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
        return modules.values();
    }

    private static String version(String constraint) {
        Matcher numbers = NUMBERS.matcher(constraint);
        StringBuilder version = new StringBuilder(numbers.find() ? numbers.group() : "0");
        for (int count = version.toString().split("\\.").length; count < NUMBERS_OF_A_VERSION; count++) {
            version.append(".0");
        }
        return version.toString();
    }

    /** The entry in the manifest. Providers that are not HashiCorp's have to say where they come from. */
    String entry() {
        String[] parts = address.split("/");
        String publisher = parts[parts.length - 2];
        String entry = """
                - name: %s
                  version: %s
                  source: https://github.com/%s/%s/archive/v%s.zip
                """.formatted(name, version, publisher, name, version);
        return address.startsWith(KNOWN_TO_THE_BROKER) ? entry : entry + """
                  provider: %s
                  url_template: https://github.com/%s/${name}/releases/download/v${version}/\
                ${name}_${version}_${os}_${arch}.zip
                """.formatted(address, publisher);
    }
}
