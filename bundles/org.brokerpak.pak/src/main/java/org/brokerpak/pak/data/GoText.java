/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.data;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.brokerpak.pak.goyaml.GoValue;

/** Plain values as Go prints them with {@code %v} and as Go writes them as JSON (broker-behaviour, appendix A). */
public final class GoText {

    private static final BigDecimal PLAIN_FROM = new BigDecimal("1e-6");
    private static final BigDecimal PLAIN_TO = new BigDecimal("1e21");

    private GoText() {
    }

    /** As {@code %v} prints it: {@code [a b]}, {@code map[k:v]}, {@code 1e+08}. */
    public static String printed(Object value) {
        return switch (value) {
            case null -> "<nil>";
            case List<?> list -> list.stream().map(GoText::printed).collect(Collectors.joining(" ", "[", "]"));
            case Map<?, ?> map -> map.entrySet().stream()
                    .map(entry -> entry.getKey() + ":" + printed(entry.getValue()))
                    .collect(Collectors.joining(" ", "map[", "]"));
            case Double number when number.isNaN() -> "NaN";
            case Double number when number.isInfinite() -> number > 0 ? "+Inf" : "-Inf";
            case Double number -> ((GoValue.Literal) GoValue.of(number)).text();
            default -> value.toString();
        };
    }

    /** JSON in one line. */
    public static String json(Object value) {
        StringBuilder out = new StringBuilder();
        json(value, null, out);
        return out.toString();
    }

    /** JSON with four blanks for each level. */
    public static String indentedJson(Object value) {
        StringBuilder out = new StringBuilder();
        json(value, "\n", out);
        return out.toString();
    }

    /** @param newLine line break with the indentation reached so far, or null for everything in one line */
    private static void json(Object value, String newLine, StringBuilder out) {
        String deeper = newLine == null ? null : newLine + "    ";
        switch (value) {
            case null -> out.append("null");
            case String text -> text(text, out);
            case Double number -> out.append(number(number));
            case List<?> list -> {
                out.append('[');
                for (Iterator<?> items = list.iterator(); items.hasNext();) {
                    out.append(deeper == null ? "" : deeper);
                    json(items.next(), deeper, out);
                    out.append(items.hasNext() ? "," : newLine == null ? "" : newLine);
                }
                out.append(']');
            }
            case Map<?, ?> map -> {
                out.append('{');
                for (Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator(); entries.hasNext();) {
                    Map.Entry<?, ?> entry = entries.next();
                    out.append(deeper == null ? "" : deeper);
                    text(entry.getKey().toString(), out);
                    out.append(deeper == null ? ":" : ": ");
                    json(entry.getValue(), deeper, out);
                    out.append(entries.hasNext() ? "," : newLine == null ? "" : newLine);
                }
                out.append('}');
            }
            default -> out.append(value);
        }
    }

    private static String number(Double number) {
        if (!Double.isFinite(number)) {
            return "null";
        }
        BigDecimal exact = new BigDecimal(Double.toString(number));
        BigDecimal size = exact.abs();
        if (size.signum() == 0) {
            return 1 / number < 0 ? "-0" : "0";
        }
        if (size.compareTo(PLAIN_FROM) >= 0 && size.compareTo(PLAIN_TO) < 0) {
            return exact.stripTrailingZeros().toPlainString();
        }
        // JSON has no leading zeros in its exponents: 1e-7.
        return printed(number).replaceFirst("e([+-])0(\\d)$", "e$1$2");
    }

    private static void text(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                case '\b' -> out.append("\\b");
                case '\f' -> out.append("\\f");
                default -> {
                    if (c < 0x20 || c == '<' || c == '>' || c == '&' || c == 0x2028 || c == 0x2029) {
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
