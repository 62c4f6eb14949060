/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil.go;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** JSON as Go writes it: compact, keys sorted by bytes, {@code <}, {@code >} and {@code &} escaped. */
public final class GoJson {

    private GoJson() {
    }

    /**
     * {@code json.Marshal} of {@code null}, String, Boolean, Number, List or Map.
     *
     * @throws GoError for a number that is infinite or not a number
     */
    public static String marshal(Object value) throws GoError {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) throws GoError {
        switch (value) {
            case null -> out.append("null");
            case String text -> writeString(text, out);
            case Double number -> writeNumber(number, out);
            case Float number -> writeNumber(number.doubleValue(), out);
            case List<?> list -> writeList(list, out);
            case Map<?, ?> map -> writeMap(map, out);
            default -> out.append(value);
        }
    }

    private static void writeList(List<?> list, StringBuilder out) throws GoError {
        String separator = "[";
        for (Object element : list) {
            out.append(separator);
            write(element, out);
            separator = ",";
        }
        out.append(list.isEmpty() ? "[]" : "]");
    }

    private static void writeMap(Map<?, ?> map, StringBuilder out) throws GoError {
        String separator = "{";
        for (Map.Entry<String, Object> entry : GoFormat.sorted(map).entrySet()) {
            out.append(separator);
            writeString(entry.getKey(), out);
            out.append(':');
            write(entry.getValue(), out);
            separator = ",";
        }
        out.append(map.isEmpty() ? "{}" : "}");
    }

    private static void writeNumber(double number, StringBuilder out) throws GoError {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            throw new GoError("json: unsupported value: " + GoNumbers.plain(number));
        }
        double size = Math.abs(number);
        if (size == 0 || size >= 1e-6 && size < 1e21) {
            out.append(GoNumbers.plain(number));
            return;
        }
        BigDecimal digits = GoNumbers.shortest(size);
        String text = GoNumbers.scientific(digits);
        out.append(number < 0 ? "-" : "").append(text.replaceFirst("e-0(?=.$)", "e-"));
    }

    private static void writeString(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\b' -> out.append("\\b");
                case '\f' -> out.append("\\f");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (GoText.isLoneSurrogate(text, i)) {
                        out.append("\\ufffd");
                    } else if (c < ' ' || c == '<' || c == '>' || c == '&' || c == 0x2028 || c == 0x2029) {
                        out.append(String.format("\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }
}
