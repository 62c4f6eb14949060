/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.workspace;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ImportMapping;
import org.brokerpak.model.workspace.ImportFlow.Imported;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoRegexp;
import org.brokerpak.syntax.hil.go.GoText;

/**
 * Makes a template of what tofu shows, line by line and by regular expressions, with all the oddities of the broker's
 * way to do it (broker-behaviour 6.5, step 5).
 */
final class ImportTransform {

    private static final GoRegexp RESOURCE = known("resource \"(.*)\" \"(.*)\"");
    private static final GoRegexp ATTRIBUTE = known("^\\s*(\\S*)\\s*=\\s*(.*)\\s*$");
    private static final GoRegexp BLOCK = known("^\\s*(\\S*)\\s*\\{\\s*$");
    private static final int MOST_LEVELS = 64;
    /** The broker reads no further than a line that does not fit into its buffer. */
    private static final int LONGEST_LINE = 64 * 1024 - 1;

    /** What makes the broker crash. */
    private static final class Crash extends Exception {

        private static final long serialVersionUID = 1;

        Crash(String message) {
            super(message, null, false, false);
        }
    }

    private final List<String> deletes;
    private final List<ImportMapping> adds;
    private final List<ImportMapping> mappings;

    private ImportTransform(Action provision) {
        deletes = provision.importDeletes().stream().map(Field::value).toList();
        adds = provision.importAdds();
        mappings = provision.importMappings();
    }

    static Imported of(Action provision, String shown) {
        ImportTransform transform = new ImportTransform(provision);
        String cleaned = shown;
        String added = shown;
        try {
            cleaned = transform.clean(shown);
            added = transform.add(cleaned);
            Map<String, String> captured = transform.capture(added);
            return new Imported(shown, cleaned, added, transform.replace(added), captured, "");
        } catch (Crash crash) {
            return new Imported(shown, cleaned, added, added, Map.of(), crash.getMessage());
        }
    }

    /** The path of the block at each level, which stays when the block ends. */
    private static final class Blocks {

        private final String[] paths = new String[MOST_LEVELS];
        private int depth;

        void count(String line) {
            depth += count(line, '{') - count(line, '}');
        }

        private static int count(String line, char c) {
            return (int) line.chars().filter(each -> each == c).count();
        }

        String at(int level) throws Crash {
            check(level);
            return paths[level] == null ? "" : paths[level];
        }

        /** @param header the match of a resource's first line */
        void set(List<String> header) throws Crash {
            set(header.get(1) + "." + header.get(2));
        }

        void set(String path) throws Crash {
            check(depth);
            paths[depth] = path;
        }

        private static void check(int level) throws Crash {
            if (level < 0 || level >= MOST_LEVELS) {
                throw new Crash(level < 0 ? "a line closes more braces than are open, and the broker crashes on it"
                        : "blocks nest deeper than 63 levels, and the broker crashes on that");
            }
        }
    }

    private String clean(String text) throws Crash {
        StringBuilder out = new StringBuilder();
        Blocks blocks = new Blocks();
        int skippedFrom = 0;
        for (String line : lines(text)) {
            boolean skipped = skippedFrom != 0 && blocks.depth >= skippedFrom;
            blocks.count(line);
            if (blocks.depth < skippedFrom) {
                skippedFrom = 0;
            }
            Optional<List<String>> resource = RESOURCE.find(line);
            Optional<List<String>> attribute = ATTRIBUTE.find(line);
            Optional<List<String>> block = BLOCK.find(line);
            if (resource.isPresent()) {
                blocks.set(resource.get());
            } else if (attribute.isPresent()) {
                skipped |= !deletes.isEmpty()
                        && deletes.contains(blocks.at(blocks.depth) + "." + attribute.get().get(1));
            } else if (block.isPresent()) {
                blocks.set(blocks.at(blocks.depth - 1) + "." + block.get().get(1));
                if (deletes.contains(blocks.at(blocks.depth))) {
                    skippedFrom = blocks.depth;
                    skipped = true;
                }
            }
            if (!skipped) {
                out.append(line).append('\n');
            }
        }
        return out.toString();
    }

    private String add(String text) throws Crash {
        StringBuilder out = new StringBuilder();
        Blocks blocks = new Blocks();
        for (String line : lines(text)) {
            blocks.count(line);
            out.append(line).append('\n');
            Optional<List<String>> resource = RESOURCE.find(line);
            if (resource.isPresent()) {
                blocks.set(resource.get());
                for (ImportMapping addition : adds) {
                    String variable = addition.tfVariable().value();
                    int dot = variable.lastIndexOf('.');
                    if (dot < 0) {
                        throw new Crash("the tf_variable \"" + variable + "\" of import_parameters_to_add has no dot, "
                                + "and the broker crashes on it. Write the resource in front: type.name.attribute");
                    }
                    if (variable.substring(0, dot).equals(blocks.at(blocks.depth))) {
                        out.append(variable, dot + 1, variable.length()).append(" = ")
                                .append(addition.parameterName().value()).append('\n');
                    }
                }
            }
        }
        return out.toString();
    }

    private Map<String, String> capture(String text) throws Crash {
        Map<String, String> captured = new TreeMap<>(GoText.BYTE_ORDER);
        for (ImportMapping mapping : mappings) {
            boolean isBlock = pattern(mapping, "[\\s]*=[\\s]+({[\\s\\S.]*?})").find(text).isPresent();
            Optional<List<String>> simple = pattern(mapping, "[\\s]*=[\\s\"]*(.*[^\"\\s])").find(text);
            if (!isBlock && simple.isPresent()) {
                // A mapping with a group of its own makes the broker take that group.
                variable(mapping.parameterName().value(), simple.get().get(1), captured::put);
            }
        }
        return captured;
    }

    private static void variable(String parameter, String value, BiConsumer<String, String> taker) {
        for (String prefix : List.of("var.", "local.")) {
            if (parameter.startsWith(prefix)) {
                taker.accept(parameter.substring(prefix.length()), value);
                return;
            }
        }
    }

    private String replace(String text) throws Crash {
        String result = text;
        for (ImportMapping mapping : mappings) {
            String replacement = mapping.tfVariable().value() + " = " + mapping.parameterName().value();
            for (String value : List.of("[\\s]*=[\\s]+{[\\s\\S.]*?}", "[\\s]*=[\\s]+\\[[\\s\\S.]*?\\]",
                    "[\\s]*=.*$")) {
                result = pattern(mapping, value).replaceAll(result, replacement);
            }
        }
        return result;
    }

    private static GoRegexp pattern(ImportMapping mapping, String value) throws Crash {
        String variable = mapping.tfVariable().value();
        try {
            return GoRegexp.compile("(?m)" + variable + value);
        } catch (GoError unusable) {
            throw new Crash("the tf_variable \"" + variable + "\" of import_parameter_mappings is no regular "
                    + "expression (" + unusable.getMessage() + "), and the broker crashes on it");
        }
    }

    private static GoRegexp known(String expression) {
        try {
            return GoRegexp.compile(expression);
        } catch (GoError impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Lines without their breaks; what follows the last break is a line when it is not empty. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = text.indexOf('\n', start);
            String line = text.substring(start, end < 0 ? text.length() : end);
            if (line.length() >= LONGEST_LINE / 4 && GoText.toBytes(line).length > LONGEST_LINE) {
                return lines;
            }
            lines.add(line.endsWith("\r") ? line.substring(0, line.length() - 1) : line);
            start = end < 0 ? text.length() : end + 1;
        }
        return lines;
    }
}
