/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.brokerpak.syntax.hil.go.GoFormat;
import org.brokerpak.syntax.hil.go.GoNumbers;
import org.brokerpak.syntax.hil.go.GoText;

/** Turns values into what HIL sees of them: strings, lists and maps only (broker-behaviour 3.3). */
final class HilVariables {

    private static final int MAX_DEPTH = 200;

    private HilVariables() {
    }

    /** All variables of a scope. The broker converts them all before it looks at the expression. */
    static Map<String, Object> eraseAll(Map<String, ?> values) {
        Map<String, Object> erased = new LinkedHashMap<>();
        values.forEach((name, value) -> erased.put(name, erase(value)));
        return erased;
    }

    /**
     * String, List or Map (sorted by the bytes of its keys), the elements erased in turn.
     *
     * @throws HilFailure for a value that HIL cannot take; the broker then refuses every expression
     */
    static Object erase(Object value) {
        return erase(value, 0);
    }

    private static Object erase(Object value, int depth) {
        if (depth > MAX_DEPTH) {
            throw HilFailure.error("a value is nested more than " + MAX_DEPTH + " levels deep");
        }
        return switch (value) {
            case List<?> list -> {
                List<Object> elements = new ArrayList<>(list.size());
                list.forEach(element -> elements.add(erase(element, depth + 1)));
                yield Collections.unmodifiableList(elements);
            }
            case Map<?, ?> map -> {
                Map<String, Object> elements = new TreeMap<>(GoText.BYTE_ORDER);
                map.forEach((key, element) -> elements.put(scalar(key), erase(element, depth + 1)));
                yield Collections.unmodifiableMap(elements);
            }
            // Go sees a time as a structure without public fields, and takes that for an empty map.
            case Temporal time -> Map.of();
            case Date time -> Map.of();
            case null, default -> scalar(value);
        };
    }

    private static String scalar(Object value) {
        return switch (value) {
            case null -> "";
            case String text -> text;
            case Boolean bool -> bool ? "1" : "0";
            case Double number -> GoNumbers.plain(number);
            case Float number -> GoNumbers.plain(number.doubleValue());
            case BigDecimal number -> GoNumbers.plain(number.doubleValue());
            case Byte number -> number.toString();
            case Short number -> number.toString();
            case Integer number -> number.toString();
            case Long number -> number.toString();
            case BigInteger number -> number.toString();
            default -> throw HilFailure.error("value for conversion must be a string, interface{} or "
                    + "map[string]interface: got " + GoFormat.typeName(value));
        };
    }
}
