/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Values written so that equal texts are equal values of equal types, as {@code go/oracle/yaml.go} does. */
final class CanonicalValue {

    private CanonicalValue() {
    }

    static String of(Object value) {
        return switch (value) {
            case null -> "null";
            case String text -> quote(text);
            case Double number -> number.isNaN() ? "float NaN"
                    : "float " + Long.toHexString(Double.doubleToRawLongBits(number));
            case List<?> list -> list.stream().map(CanonicalValue::of).collect(Collectors.joining(",", "[", "]"));
            case Map<?, ?> map -> entries(map).sorted().collect(Collectors.joining(",", "{", "}"));
            default -> value.toString();
        };
    }

    private static Stream<String> entries(Map<?, ?> map) {
        return map.entrySet().stream().map(entry -> of(entry.getKey()) + ":" + of(entry.getValue()));
    }

    private static String quote(String text) {
        return text.chars().mapToObj(unit -> unit < ' ' || unit > '~' || unit == '"' || unit == '\\'
                ? "\\u%04x".formatted(unit) : Character.toString(unit)).collect(Collectors.joining("", "\"", "\""));
    }
}
