/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.Collection;
import java.util.List;

/**
 * What is known of a variable before its value is.
 *
 * @param type STRING, LIST, MAP or UNKNOWN; numbers and booleans become strings before HIL sees them
 * @param elementsKnown whether {@code elements} says all; false for strings
 * @param elements the types of a list's elements or a map's values, in the order in which a message would name them
 */
public record HilVariableType(HilType type, boolean elementsKnown, List<HilType> elements) {

    public HilVariableType {
        elements = List.copyOf(elements);
    }

    /** A string, a number, a boolean or null. */
    public static HilVariableType string() {
        return new HilVariableType(HilType.STRING, false, List.of());
    }

    /** A list with elements of which nothing is known. */
    public static HilVariableType list() {
        return new HilVariableType(HilType.LIST, false, List.of());
    }

    public static HilVariableType listOf(Collection<HilType> elements) {
        return new HilVariableType(HilType.LIST, true, List.copyOf(elements));
    }

    /** A map with values of which nothing is known. */
    public static HilVariableType map() {
        return new HilVariableType(HilType.MAP, false, List.of());
    }

    public static HilVariableType mapOf(Collection<HilType> values) {
        return new HilVariableType(HilType.MAP, true, List.copyOf(values));
    }

    /** A variable that exists, and no more is known of it. */
    public static HilVariableType unknown() {
        return new HilVariableType(HilType.UNKNOWN, false, List.of());
    }
}
