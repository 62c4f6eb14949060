/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.goyaml;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.brokerpak.pak.goyaml.GoValue.Entry;
import org.brokerpak.pak.goyaml.GoValue.Literal;
import org.brokerpak.pak.goyaml.GoValue.Mapping;
import org.brokerpak.pak.goyaml.GoValue.Sequence;
import org.brokerpak.pak.goyaml.GoValue.Text;

/**
 * Writes values as yaml.v3 does: four blanks for each level, lists indented under their key, long lines never folded,
 * texts of several lines as literal blocks.
 */
public final class GoYamlWriter {

    private static final int LEVEL = 4;
    /** Longer keys are written after a question mark. */
    private static final int LONGEST_SIMPLE_KEY = 128;

    private final StringBuilder out = new StringBuilder();

    private GoYamlWriter() {
    }

    /** The text of a value, with a line break at its end. */
    public static String write(GoValue value) {
        GoYamlWriter writer = new GoYamlWriter();
        if (isBlock(value)) {
            writer.block(value, 0);
        } else {
            writer.inline(value, 0, LEVEL);
        }
        return writer.out.append(writer.endsLine() ? "" : "\n").toString();
    }

    private void entries(List<Entry> entries, int indent) {
        for (int i = 0; i < entries.size(); i++) {
            if (i > 0) {
                newLine(indent);
            }
            Entry entry = entries.get(i);
            if (isSimpleKey(entry.key())) {
                inline(entry.key(), indent, indent);
                out.append(':');
                value(entry.value(), indent);
            } else {
                out.append("? ");
                inline(entry.key(), indent, deeper(indent));
                newLine(indent);
                out.append(':');
                valueOfLongKey(entry.value(), indent);
            }
        }
    }

    private void value(GoValue value, int indent) {
        if (isBlock(value)) {
            newLine(deeper(indent));
            block(value, deeper(indent));
        } else {
            out.append(' ');
            inline(value, indent, deeper(indent));
        }
    }

    /** After a key of its own line the value stays on the line of its colon. */
    private void valueOfLongKey(GoValue value, int indent) {
        if (isBlock(value)) {
            out.append(" ".repeat(deeper(indent) - indent - 1));
            block(value, deeper(indent));
        } else {
            out.append(' ');
            inline(value, indent, deeper(indent));
        }
    }

    private void items(List<GoValue> items, int indent) {
        for (int i = 0; i < items.size(); i++) {
            if (i > 0) {
                newLine(indent);
            }
            out.append("- ");
            if (isBlock(items.get(i))) {
                block(items.get(i), indent + 2);
            } else {
                inline(items.get(i), indent, indent + 2);
            }
        }
    }

    private static boolean isBlock(GoValue value) {
        return value instanceof Mapping mapping && !mapping.entries().isEmpty()
                || value instanceof Sequence list && !list.flow() && !list.items().isEmpty();
    }

    private void block(GoValue value, int indent) {
        if (value instanceof Mapping mapping) {
            entries(mapping.entries(), indent);
        } else if (value instanceof Sequence list) {
            items(list.items(), indent);
        }
    }

    private static int deeper(int indent) {
        return (indent + LEVEL) / LEVEL * LEVEL;
    }

    /**
     * A value that begins on the current line.
     *
     * @param holder indentation of what holds it
     * @param indent of the lines that a literal block goes on with
     */
    private void inline(GoValue value, int holder, int indent) {
        switch (value) {
            case Text(String text) -> text(text, GoScalarStyle.of(text, false), holder, indent);
            case Literal(String text) -> out.append(text);
            case Mapping ignored -> out.append("{}");
            case Sequence list -> {
                out.append('[');
                for (int i = 0; i < list.items().size(); i++) {
                    out.append(i > 0 ? ", " : "");
                    switch (list.items().get(i)) {
                        case Text(String text) -> text(text, GoScalarStyle.of(text, true), holder, indent);
                        case GoValue other -> inline(other, holder, indent);
                    }
                }
                out.append(']');
            }
        }
    }

    private void text(String text, GoScalarStyle style, int holder, int indent) {
        switch (style) {
            case PLAIN -> out.append(text);
            case SINGLE_QUOTED -> out.append('\'').append(text.replace("'", "''")).append('\'');
            case DOUBLE_QUOTED -> doubleQuoted(text);
            case LITERAL -> literal(text, holder, indent);
        }
    }

    /**
     * For a text that starts with white space yaml.v3 writes what it then reads differently or not at all: inside a list the
     * indentation is wrong, a first line break is lost, and before a tab there is none. This gives the right indentation.
     */
    private void literal(String text, int holder, int indent) {
        out.append('|');
        if (text.startsWith(" ") || text.startsWith("\n") || text.startsWith("\t")) {
            out.append(indent - holder);
        }
        if (!text.endsWith("\n")) {
            out.append('-');
        } else if (text.length() == 1 || text.charAt(text.length() - 2) == '\n') {
            out.append('+');
        }
        out.append('\n');
        String[] lines = text.split("\n", -1);
        int count = text.endsWith("\n") ? lines.length - 1 : lines.length;
        for (int i = 0; i < count; i++) {
            if (!lines[i].isEmpty()) {
                out.append(" ".repeat(indent)).append(lines[i]);
            }
            out.append(i < count - 1 || text.endsWith("\n") ? "\n" : "");
        }
    }

    private void doubleQuoted(String text) {
        out.append('"');
        text.codePoints().forEach(c -> {
            String named = escape(c);
            if (!named.isEmpty()) {
                out.append('\\').append(named);
            } else if (GoScalarStyle.isPrintable(c)) {
                out.appendCodePoint(c);
            } else if (c <= 0xFF) {
                out.append("\\x%02X".formatted(c));
            } else {
                out.append(c <= 0xFFFF ? "\\u%04X".formatted(c) : "\\U%08X".formatted(c));
            }
        });
        out.append('"');
    }

    private static String escape(int c) {
        return switch (c) {
            case 0 -> "0";
            case 7 -> "a";
            case '\b' -> "b";
            case '\t' -> "t";
            case '\n' -> "n";
            case 0x0B -> "v";
            case '\f' -> "f";
            case '\r' -> "r";
            case 0x1B -> "e";
            case '"' -> "\"";
            case '\\' -> "\\";
            case 0x85 -> "N";
            case 0x2028 -> "L";
            case 0x2029 -> "P";
            default -> "";
        };
    }

    private static boolean isSimpleKey(GoValue key) {
        return !(key instanceof Text(String text)) || text.chars().noneMatch(c -> "\n\r\u0085\u2028\u2029".indexOf(c) >= 0)
                && text.getBytes(StandardCharsets.UTF_8).length <= LONGEST_SIMPLE_KEY;
    }

    private boolean endsLine() {
        return !out.isEmpty() && out.charAt(out.length() - 1) == '\n';
    }

    private void newLine(int indent) {
        if (!endsLine()) {
            out.append('\n');
        }
        out.append(" ".repeat(indent));
    }
}
