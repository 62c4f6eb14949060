/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoFormat;
import org.brokerpak.syntax.hil.go.GoJsonReader;
import org.brokerpak.syntax.hil.go.GoNumbers;

/**
 * Turns the result of an evaluation into the type a variable declares (broker-behaviour 4.4; the library cast 1.10).
 */
public final class HilCast {

    private static final Pattern DECIMAL = Pattern.compile("([-+]?[0-9]*)\\.[0-9]*");

    private HilCast() {
    }

    /**
     * Casts a value.
     *
     * @param value of {@link HilEvaluator}: String, List or Map
     * @param type {@code string}, {@code integer}, {@code number}, {@code boolean}, {@code object}, {@code array},
     *     or blank for no cast
     * @return String, Long, Double, Boolean, Map or List; or the failure, without the wrapping of
     *     {@link HilMessages#wrapped}
     */
    public static HilOutcome cast(Object value, String type) {
        try {
            return new HilOutcome.Value(switch (type) {
                case "" -> value;
                case "string" -> value instanceof String ? value : unable(value, "string");
                case "integer" -> value instanceof String text ? toInteger(text) : unable(value, "int");
                case "number" -> value instanceof String text ? toNumber(text) : unable(value, "float64");
                case "boolean" -> value instanceof String text
                        ? (Object) GoNumbers.parseBool(text) : unable(value, "bool");
                case "object" -> toObject(value);
                case "array" -> toArray(value);
                default -> throw new GoError(
                        "couldn't cast " + GoFormat.value(value) + " to " + type + ", unknown type");
            });
        } catch (GoError e) {
            return new HilOutcome.Failure(e.getMessage(), false);
        }
    }

    private static Object toInteger(String text) throws GoError {
        if (text.isEmpty()) {
            return 0L;
        }
        try {
            return GoNumbers.parseInt(withoutFraction(text));
        } catch (GoError e) {
            throw unreadable(text, "int", e);
        }
    }

    /** What stands before the decimal point of a plain decimal number; any other text stays. */
    private static String withoutFraction(String text) {
        Matcher decimal = DECIMAL.matcher(text);
        if (!decimal.matches()) {
            return text;
        }
        String whole = decimal.group(1);
        return whole.isEmpty() || whole.equals("-") || whole.equals("+") ? whole + "0" : whole;
    }

    private static Object toNumber(String text) throws GoError {
        if (text.isEmpty()) {
            return 0.0;
        }
        try {
            return GoNumbers.parseFloat(text);
        } catch (GoError e) {
            throw unreadable(text, "float64", e);
        }
    }

    private static Object toObject(Object value) throws GoError {
        return switch (value) {
            case String text -> GoJsonReader.object(text);
            case Map<?, ?> map -> map;
            default -> unable(value, "map[string]interface {}");
        };
    }

    /**
     * An empty list comes out as a list without a value, which reaches the template as null; an empty array does not.
     */
    private static Object toArray(Object value) throws GoError {
        return switch (value) {
            case String text -> GoJsonReader.array(text);
            case List<?> list -> list.isEmpty() ? null : list;
            default -> unable(value, "[]interface {}");
        };
    }

    private static Object unable(Object value, String target) throws GoError {
        throw new GoError(message(value, target));
    }

    private static GoError unreadable(String text, String target, GoError cause) {
        return new GoError(message(text, target) + ": " + cause.getMessage());
    }

    private static String message(Object value, String target) {
        return "unable to cast " + GoFormat.syntax(value) + " of type " + GoFormat.typeName(value) + " to " + target;
    }
}
