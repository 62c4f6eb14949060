/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Short notations for trees and paths in tests. */
final class Trees {

    private static final Pattern STEP = Pattern.compile("\\[(\\d+)]|\\.?([^.\\[]+)");

    private Trees() {
    }

    /** {@code a.b[0]} as a path. */
    static YamlPath path(String text) {
        YamlPath path = YamlPath.ROOT;
        Matcher step = STEP.matcher(text);
        while (step.find()) {
            path = step.group(1) != null ? path.item(Integer.parseInt(step.group(1))) : path.key(step.group(2));
        }
        return path;
    }

    /**
     * A tree as it is written, on one line: {@code {a: 1, b: [x, "y"], c: *z}}. Scalars in quotes are those that were
     * in quotes or are blocks; a missing value is {@code _}.
     */
    static String show(YamlDocument document) {
        return document.root().map(root -> show(document, root)).orElse("");
    }

    private static String show(YamlDocument document, YamlUse use) {
        return use.isAlias() ? document.source().slice(use.site()) : show(document, use.node());
    }

    private static String show(YamlDocument document, YamlNode node) {
        return switch (node) {
            case YamlMapping mapping -> mapping.written().stream()
                    .map(entry -> show(document, entry.key()) + ": " + show(document, entry.value()))
                    .collect(Collectors.joining(", ", "{", "}"));
            case YamlSequence list -> list.items().stream().map(item -> show(document, item))
                    .collect(Collectors.joining(", ", "[", "]"));
            case YamlScalar scalar when scalar.style() != YamlScalar.Style.PLAIN -> quote(scalar.value());
            case YamlScalar scalar -> scalar.range().isEmpty() && scalar.value().isEmpty() ? "_"
                    : scalar.value().replace("\n", "\\n");
        };
    }

    /** The entries the broker sees: merges applied, aliases followed. */
    static String showMerged(YamlNode node) {
        return switch (node) {
            case YamlMapping mapping -> mapping.entries().stream()
                    .map(entry -> entry.name().orElse("?") + ": " + showMerged(entry.node()))
                    .collect(Collectors.joining(", ", "{", "}"));
            case YamlSequence list -> list.items().stream().map(item -> showMerged(item.node()))
                    .collect(Collectors.joining(", ", "[", "]"));
            case YamlScalar scalar -> scalar.value();
        };
    }

    private static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t").replace("\"", "\\\"") + '"';
    }

    /** A text as a literal of Java, for messages and resource lines. */
    static String escape(String text) {
        return text.chars().mapToObj(c -> switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            case '\\' -> "\\\\";
            default -> c >= ' ' && c < 0x7F || c > 0xA0 && !Character.isSurrogate((char) c) && c < 0x2000
                    ? Character.toString(c) : "\\u%04x".formatted(c);
        }).collect(Collectors.joining());
    }

    /** The inverse of {@link #escape}. */
    static String unescape(String text) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\\') {
                result.append(c);
                continue;
            }
            i++;
            switch (text.charAt(i)) {
                case 'n' -> result.append('\n');
                case 'r' -> result.append('\r');
                case 't' -> result.append('\t');
                case 'u' -> {
                    result.append((char) Integer.parseInt(text.substring(i + 1, i + 5), 16));
                    i += 4;
                }
                default -> result.append(text.charAt(i));
            }
        }
        return result.toString();
    }

    /** The lines of a resource beside the tests that are neither blank nor comments, split at tabs. */
    static List<String[]> table(String name) {
        return resource(name).lines().filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split("\t", -1)).toList();
    }

    static String resource(String name) {
        try (var stream = Trees.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        } catch (java.io.IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }

    static String join(String... lines) {
        return Arrays.stream(lines).map(line -> line + "\n").collect(Collectors.joining());
    }
}
