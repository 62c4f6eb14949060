/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil.go;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How Go's {@code fmt} prints a value: {@code null}, String, Boolean, Long, Double, List and Map with String keys,
 * which stand for Go's nil, string, bool, int, float64, []interface {} and map[string]interface {}.
 */
public final class GoFormat {

    private GoFormat() {
    }

    /** {@code %v}: {@code [a b]}, {@code map[k:v]}, {@code <nil>}. */
    public static String value(Object value) {
        return switch (value) {
            case null -> "<nil>";
            case List<?> list -> list.stream().map(GoFormat::value).collect(Collectors.joining(" ", "[", "]"));
            case Map<?, ?> map -> entries(map, key -> key, GoFormat::value, " ", "map[", "]");
            default -> scalar(value);
        };
    }

    /** {@code %#v}: {@code []interface {}{"a", "b"}}, {@code map[string]interface {}{"k":"v"}}. */
    public static String syntax(Object value) {
        return switch (value) {
            case null -> "interface {}(nil)";
            case String text -> GoText.quote(text);
            case List<?> list -> list.stream().map(GoFormat::syntax)
                    .collect(Collectors.joining(", ", typeName(list) + "{", "}"));
            case Map<?, ?> map -> entries(map, GoText::quote, GoFormat::syntax, ", ", typeName(map) + "{", "}");
            default -> scalar(value);
        };
    }

    /** {@code %T}. */
    public static String typeName(Object value) {
        return switch (value) {
            case null -> "<nil>";
            case String text -> "string";
            case Boolean bool -> "bool";
            case Double number -> "float64";
            case Number number -> "int";
            case List<?> list -> "[]interface {}";
            case Map<?, ?> map -> "map[string]interface {}";
            default -> value.getClass().getSimpleName();
        };
    }

    private static String scalar(Object value) {
        return value instanceof Double number ? GoNumbers.general(number) : String.valueOf(value);
    }

    private static String entries(Map<?, ?> map, Function<String, String> key, Function<Object, String> value,
            String separator, String open, String close) {
        return sorted(map).entrySet().stream()
                .map(entry -> key.apply(entry.getKey()) + ":" + value.apply(entry.getValue()))
                .collect(Collectors.joining(separator, open, close));
    }

    /** The entries in the order of their keys' bytes. */
    static Map<String, Object> sorted(Map<?, ?> map) {
        Map<String, Object> sorted = new TreeMap<>(GoText.BYTE_ORDER);
        map.forEach((key, value) -> sorted.put(String.valueOf(key), value));
        return sorted;
    }
}
