/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.json;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * JSON from plain values: {@link Map}, {@link List}, {@link String}, numbers, booleans and null. Written with two
 * blanks for each level; what is not ASCII is written as it is.
 */
public final class Json {

    private static final double WITHOUT_EXPONENT = 1e21;

    private final StringBuilder out = new StringBuilder();

    private Json() {
    }

    /** The text of a value, with a line break at its end. */
    public static String write(Object value) {
        Json json = new Json();
        json.value(value, "\n");
        return json.out.append('\n').toString();
    }

    /** The text of a value on one line. */
    public static String line(Object value) {
        // Line breaks within texts are escaped, so those that are left come from the layout.
        return write(value).strip().replaceAll(",\\n\\s*", ", ").replaceAll("\\n\\s*", "");
    }

    private void value(Object value, String newLine) {
        switch (value) {
            case null -> out.append("null");
            case Map<?, ?> map -> {
                Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
                sequence('{', '}', entries, newLine, entry -> {
                    text(String.valueOf(entry.getKey()));
                    out.append(": ");
                    value(entry.getValue(), newLine + "  ");
                });
            }
            case List<?> list -> sequence('[', ']', list.iterator(), newLine, item -> value(item, newLine + "  "));
            case Double number -> number(number);
            case Number number -> out.append(number);
            case Boolean bool -> out.append(bool);
            case Object other -> text(other.toString());
        }
    }

    /** Whole numbers without a fraction; what JSON has no number for as a text. */
    private void number(double number) {
        if (!Double.isFinite(number)) {
            text(String.valueOf(number));
        } else if (number % 1 == 0 && Math.abs(number) < WITHOUT_EXPONENT) {
            out.append(new BigDecimal(number).toBigInteger());
        } else {
            out.append(number);
        }
    }

    private <T> void sequence(char open, char close, Iterator<? extends T> items, String newLine,
            Consumer<T> write) {
        out.append(open);
        boolean any = items.hasNext();
        while (items.hasNext()) {
            out.append(newLine).append("  ");
            write.accept(items.next());
            out.append(items.hasNext() ? "," : "");
        }
        out.append(any ? newLine : "").append(close);
    }

    private void text(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    // A lone surrogate has no form in UTF-8, so it is escaped too.
                    boolean paired = Character.isHighSurrogate(c) && i + 1 < text.length()
                            && Character.isLowSurrogate(text.charAt(i + 1))
                            || Character.isLowSurrogate(c) && i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
                    if (c < 0x20 || c == 0x7F || Character.isSurrogate(c) && !paired) {
                        out.append("\\u%04x".formatted((int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }
}
