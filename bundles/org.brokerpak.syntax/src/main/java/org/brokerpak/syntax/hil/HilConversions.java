/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoNumbers;

/** The conversions HIL makes on its own (broker-behaviour 3.4). Lists and maps are never converted. */
final class HilConversions {

    private HilConversions() {
    }

    /** Whether a value of one type is accepted where another is wanted. UNKNOWN and ANY fit everything. */
    static boolean fits(HilType actual, HilType wanted) {
        if (actual == wanted || wanted == HilType.ANY || actual == HilType.UNKNOWN || wanted == HilType.UNKNOWN) {
            return true;
        }
        return switch (actual) {
            case FLOAT -> wanted == HilType.INT || wanted == HilType.STRING;
            case INT -> wanted == HilType.FLOAT || wanted == HilType.STRING;
            case STRING -> wanted == HilType.INT || wanted == HilType.FLOAT || wanted == HilType.BOOL;
            case BOOL -> wanted == HilType.STRING;
            default -> false;
        };
    }

    /** A value as one of another type that it {@linkplain #fits fits}. */
    static Object convert(Object value, HilType wanted) {
        return switch (wanted) {
            case INT -> toInt(value);
            case FLOAT -> toFloat(value);
            case STRING -> toText(value);
            case BOOL -> toBool(value);
            default -> value;
        };
    }

    static long toInt(Object value) {
        return switch (value) {
            case Double number -> truncate(number);
            case String text -> parse("__builtin_StringToInt", () -> GoNumbers.parseInt(text));
            default -> (Long) value;
        };
    }

    /** On the broker's processors a number out of range becomes the smallest integer; Java would take the nearest. */
    private static long truncate(double number) {
        boolean inRange = number >= Long.MIN_VALUE && number < 0x1p63;
        return inRange ? (long) number : Long.MIN_VALUE;
    }

    static double toFloat(Object value) {
        return switch (value) {
            case Long number -> number.doubleValue();
            case String text -> parse("__builtin_StringToFloat", () -> GoNumbers.parseFloat(text));
            default -> (Double) value;
        };
    }

    static boolean toBool(Object value) {
        return value instanceof String text
                ? parse("__builtin_StringToBool", () -> GoNumbers.parseBool(text)) : (Boolean) value;
    }

    static String toText(Object value) {
        return value instanceof Double number ? GoNumbers.general(number) : value.toString();
    }

    private interface Reading<T> {
        T read() throws GoError;
    }

    private static <T> T parse(String function, Reading<T> reading) {
        try {
            return reading.read();
        } catch (GoError e) {
            throw HilFailure.error(function + ": " + e.getMessage());
        }
    }
}
