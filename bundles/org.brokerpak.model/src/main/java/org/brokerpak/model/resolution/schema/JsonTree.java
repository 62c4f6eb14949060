/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution.schema;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJson;
import org.brokerpak.syntax.hil.go.GoText;

/**
 * Values as they are after the broker has written them as JSON and read them again: {@code null}, String, Boolean,
 * BigDecimal, List, and Map sorted by the bytes of its keys.
 */
final class JsonTree {

    private static final BigDecimal EXPONENT_FROM = new BigDecimal("1e21");

    private JsonTree() {
    }

    /**
     * The tree of a value.
     *
     * @throws GoError for what JSON has not: infinite numbers, keys that are no texts
     */
    static Object of(Object value) throws GoError {
        return switch (value) {
            case null -> null;
            case String text -> GoText.toValid(text);
            case Boolean bool -> bool;
            case BigDecimal number -> number;
            case BigInteger number -> new BigDecimal(number);
            case Double number -> decimal(number);
            case Float number -> decimal(number.doubleValue());
            case Number number -> BigDecimal.valueOf(number.longValue());
            case List<?> list -> {
                List<Object> items = new ArrayList<>(list.size());
                for (Object item : list) {
                    items.add(of(item));
                }
                yield Collections.unmodifiableList(items);
            }
            case Map<?, ?> map -> object(map);
            default -> throw new GoError("json: unsupported type: " + value.getClass().getSimpleName());
        };
    }

    private static Map<String, Object> object(Map<?, ?> map) throws GoError {
        Map<String, Object> entries = new TreeMap<>(GoText.BYTE_ORDER);
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (!(entry.getKey() instanceof String key)) {
                throw new GoError("json: unsupported type: map[interface {}]interface {}");
            }
            entries.put(GoText.toValid(key), of(entry.getValue()));
        }
        return Collections.unmodifiableMap(entries);
    }

    private static BigDecimal decimal(double number) throws GoError {
        if (!Double.isFinite(number)) {
            GoJson.marshal(number);
        }
        return BigDecimal.valueOf(number);
    }

    /** The text by which the broker compares values: JSON with all numbers taken as floating-point numbers. */
    static String comparable(Object tree) throws GoError {
        return GoJson.marshal(approximate(tree));
    }

    private static Object approximate(Object tree) {
        return switch (tree) {
            case BigDecimal number -> number.doubleValue();
            case List<?> list -> list.stream().map(JsonTree::approximate).toList();
            case Map<?, ?> map -> {
                Map<String, Object> entries = new TreeMap<>(GoText.BYTE_ORDER);
                map.forEach((key, value) -> entries.put((String) key, approximate(value)));
                yield entries;
            }
            case null, default -> tree;
        };
    }

    static boolean isWhole(BigDecimal number) {
        return number.signum() == 0 || number.stripTrailingZeros().scale() <= 0;
    }

    /** Whether a number counts as an integer in a schema: it is whole, and Go writes it without an exponent. */
    static boolean isInteger(BigDecimal number) {
        return isWhole(number) && number.abs().compareTo(EXPONENT_FROM) < 0 && number.toBigInteger().bitLength() < 64;
    }

    /** A limit as the broker prints it: the fewest digits, with an exponent from 1e+06 on and below 1e-04. */
    static String print(BigDecimal number) {
        if (number.signum() == 0) {
            return "0";
        }
        BigDecimal digits = number.stripTrailingZeros();
        int exponent = digits.precision() - digits.scale() - 1;
        if (exponent >= -4 && exponent < 6) {
            return digits.toPlainString();
        }
        String unscaled = digits.unscaledValue().abs().toString();
        String mantissa = unscaled.length() == 1 ? unscaled : unscaled.charAt(0) + "." + unscaled.substring(1);
        return "%s%se%s%02d".formatted(number.signum() < 0 ? "-" : "", mantissa, exponent < 0 ? "-" : "+",
                Math.abs(exponent));
    }
}
