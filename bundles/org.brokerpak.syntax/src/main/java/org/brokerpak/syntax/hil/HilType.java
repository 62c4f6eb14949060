/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.List;
import java.util.Map;

/** The types of HIL values. A variable is a string, a list or a map; the others come from literals and functions. */
public enum HilType {
    BOOL("TypeBool", "bool"),
    INT("TypeInt", "int"),
    FLOAT("TypeFloat", "float"),
    STRING("TypeString", "string"),
    LIST("TypeList", "list"),
    MAP("TypeMap", "map"),
    /** Only of a parameter: takes a value of every type. */
    ANY("TypeAny", "any"),
    /** Only in static checks: nothing is known of the value, so nothing is said against it. */
    UNKNOWN("TypeUnknown", "unknown");

    private final String goName;
    private final String word;

    HilType(String goName, String word) {
        this.goName = goName;
        this.word = word;
    }

    /** The name in the broker's messages on operators and indexes: {@code TypeString}. */
    String goName() {
        return goName;
    }

    /** The name in the broker's messages on functions and conditions: {@code type string}. */
    String phrase() {
        return "type " + word;
    }

    /** The name an author would use: {@code string}. */
    public String word() {
        return word;
    }

    public boolean isCollection() {
        return this == LIST || this == MAP;
    }

    /** The type of a value inside the evaluator. */
    static HilType of(Object value) {
        return switch (value) {
            case Boolean bool -> BOOL;
            case Long number -> INT;
            case Double number -> FLOAT;
            case String text -> STRING;
            case List<?> list -> LIST;
            case Map<?, ?> map -> MAP;
            default -> throw new IllegalArgumentException("no HIL value: " + value);
        };
    }
}
