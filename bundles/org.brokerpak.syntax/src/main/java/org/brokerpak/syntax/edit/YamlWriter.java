/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.text.TextRange;

/**
 * Writes values as YAML that the broker reads back as the same values: texts get quotes only where they need them.
 * Values are {@link String}, {@link Boolean}, {@link Number}, {@code null}, {@link Map} with text keys, and
 * {@link List}.
 */
public final class YamlWriter {

    private static final String NEVER_FIRST = ":#&*!|>'\"%@`";
    /** Other readers of YAML take these for booleans or merges, so they are safer in quotes. */
    private static final Set<String> AMBIGUOUS = Set.of("y", "Y", "yes", "Yes", "YES", "on", "On", "ON", "n", "N", "no",
            "No", "NO", "off", "Off", "OFF", "<<", "=");

    private YamlWriter() {
    }

    /** A scalar that may stand anywhere on one line: after a key, in a list, inside brackets or braces. */
    public static String scalar(Object value) {
        return value instanceof String text ? text(text) : other(value);
    }

    /** A key; the colon is not included. */
    public static String key(String name) {
        return text(name);
    }

    private static String text(String text) {
        return isPlain(text) ? text : quoted(text);
    }

    private static String other(Object value) {
        return switch (value) {
            case null -> "null";
            case Double number when number.isNaN() -> ".nan";
            case Double number when number.isInfinite() -> number > 0 ? ".inf" : "-.inf";
            case Boolean bool -> bool.toString();
            case Number number -> number.toString();
            default -> throw new IllegalArgumentException("no scalar: " + value.getClass());
        };
    }

    /** Whether a text may stand without quotes wherever a scalar may, and is read as that text. */
    public static boolean isPlain(String text) {
        if (text.isEmpty() || NEVER_FIRST.indexOf(text.charAt(0)) >= 0 || AMBIGUOUS.contains(text)
                || text.startsWith("---") || text.startsWith("...") || text.endsWith(":")) {
            return false;
        }
        if (text.charAt(0) == '-' && (text.length() == 1 || isSeparator(text.charAt(1)))) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean ends = c == ':' && i + 1 < text.length() && isSeparator(text.charAt(i + 1))
                    || c == '#' && i > 0 && text.charAt(i - 1) == ' ';
            if (ends || "?,[]{}".indexOf(c) >= 0 || c < ' ' || !isPlainCharacter(text, i)) {
                return false;
            }
        }
        YamlScalar scalar = new YamlScalar(TextRange.at(0), "", text, YamlScalar.Style.PLAIN);
        return text.strip().equals(text) && ScalarResolver.kind(scalar) == ScalarResolver.Kind.STRING;
    }

    private static boolean isSeparator(char c) {
        return c == ' ' || ",[]{}".indexOf(c) >= 0;
    }

    /** Line breaks of all sorts, control characters, byte order marks and lone surrogates need an escape. */
    private static boolean isPlainCharacter(String text, int at) {
        char c = text.charAt(at);
        if (Character.isSurrogate(c)) {
            boolean low = Character.isLowSurrogate(c) && at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
            return low || Character.isHighSurrogate(c) && at + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(at + 1));
        }
        return c >= ' ' && (c < 0x7F || c > 0x9F) && c != '\u2028' && c != '\u2029' && c != '\uFEFF' && c < '\uFFFE';
    }

    /** A text in double quotes on one line. */
    public static String quoted(String text) {
        StringBuilder result = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> result.append('\\').append(c);
                case '\n' -> result.append("\\n");
                case '\r' -> result.append("\\r");
                case '\t' -> result.append("\\t");
                default -> {
                    if (isPlainCharacter(text, i)) {
                        result.append(c);
                    } else if (Character.isSurrogate(c)) {
                        // YAML has no way to write half of a character.
                        result.append('\uFFFD');
                    } else {
                        result.append("\\u%04X".formatted((int) c));
                    }
                }
            }
        }
        return result.append('"').toString();
    }

    /** A text in single quotes on one line; only for texts without line breaks and control characters. */
    static String singleQuoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    static boolean canBeSingleQuoted(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isPlainCharacter(text, i)) {
                return false;
            }
        }
        return true;
    }

    /**
     * The lines of an entry, relative to the column of its key.
     *
     * @param value a scalar, a map or a list, nested at will; a text of several lines becomes a literal block
     */
    public static List<String> entry(String key, Object value, YamlStyle style) {
        List<String> lines = new ArrayList<>();
        String name = key(key) + ":";
        switch (value) {
            case Map<?, ?> map when !map.isEmpty() -> {
                lines.add(name);
                addIndented(lines, mapping(map, style), style.indent());
            }
            case List<?> list when !list.isEmpty() -> {
                lines.add(name);
                addIndented(lines, list(list, style), style.dashIndent());
            }
            case String text when isBlock(text) -> {
                lines.add(name + " " + blockHeader(text));
                addIndented(lines, blockLines(text), style.indent());
            }
            case null, default -> lines.add(name + " " + small(value));
        }
        return lines;
    }

    /** The lines of an item, relative to the column behind its dash; the dash is not included. */
    public static List<String> item(Object value, YamlStyle style) {
        return switch (value) {
            case Map<?, ?> map when !map.isEmpty() -> mapping(map, style);
            case List<?> list when !list.isEmpty() -> list(list, style);
            case null, default -> List.of(small(value));
        };
    }

    private static List<String> mapping(Map<?, ?> map, YamlStyle style) {
        List<String> lines = new ArrayList<>();
        map.forEach((key, value) -> lines.addAll(entry((String) key, value, style)));
        return lines;
    }

    private static List<String> list(List<?> list, YamlStyle style) {
        List<String> lines = new ArrayList<>();
        for (Object value : list) {
            List<String> item = item(value, style);
            lines.add("- " + item.getFirst());
            addIndented(lines, item.subList(1, item.size()), 2);
        }
        return lines;
    }

    private static String small(Object value) {
        return switch (value) {
            case Map<?, ?> ignored -> "{}";
            case List<?> ignored -> "[]";
            case null, default -> scalar(value);
        };
    }

    /** Whether a text reads best as a literal block, and can be one. */
    static boolean isBlock(String text) {
        boolean readable = text.chars().allMatch(c -> c == '\n' || c == '\t' || c >= ' ' && c < 0x7F || c > 0xA0
                && c != 0x2028 && c != 0x2029 && c != 0xFEFF && c < 0xFFFE && !Character.isSurrogate((char) c));
        List<String> lines = blockLines(text);
        return readable && lines.size() > 1 && !lines.getLast().isEmpty() && !lines.getFirst().isEmpty()
                && !Character.isWhitespace(text.charAt(0))
                && lines.stream().allMatch(line -> line.stripTrailing().equals(line));
    }

    /** The lines of a text for a block whose header says whether a line break ends it. */
    static List<String> blockLines(String text) {
        return List.of((text.endsWith("\n") ? text.substring(0, text.length() - 1) : text).split("\n", -1));
    }

    static String blockHeader(String text) {
        return text.endsWith("\n") ? "|" : "|-";
    }

    private static void addIndented(List<String> to, List<String> lines, int indent) {
        lines.forEach(line -> to.add(line.isEmpty() ? line : " ".repeat(indent) + line));
    }
}
