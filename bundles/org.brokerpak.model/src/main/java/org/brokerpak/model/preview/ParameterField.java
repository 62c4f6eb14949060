/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.preview;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

import org.brokerpak.syntax.hil.HilDetector;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;

/**
 * A parameter as a field of a form.
 *
 * @param name its name
 * @param kind how it is entered
 * @param type the type that its input declares; empty when it declares none
 * @param details what the author says about it; may be empty
 * @param required whether a request must have it
 * @param prohibitsUpdate whether an update is refused that has it
 * @param defaultValue what is taken when it is not given; null when there is nothing to take
 * @param choices the values it can have, as in JSON; empty when they are not listed
 * @param declared whether the service knows it
 */
public record ParameterField(String name, Kind kind, String type, String details, boolean required,
        boolean prohibitsUpdate, Object defaultValue, List<Object> choices, boolean declared) {

    /** How a value is entered. */
    public enum Kind {
        /** As it is. */
        TEXT,
        /** As a number. */
        NUMBER,
        /** One of two, or none. */
        BOOLEAN,
        /** One of several, or none. */
        CHOICE,
        /** As JSON: a list, an object, or what has no type. */
        JSON
    }

    public ParameterField {
        choices = Collections.unmodifiableList(new ArrayList<>(choices));
    }

    /** Whether something is taken when it is not given. */
    public boolean hasDefault() {
        return defaultValue != null;
    }

    /** Whether the default is computed anew for each request. */
    public boolean isComputed() {
        return defaultValue instanceof String text && HilDetector.isExpression(text);
    }

    /** What a field that nobody has filled in says; empty when it has nothing to say. */
    public String hint() {
        return isComputed() ? "(computed) " + defaultValue : hasDefault() ? write(defaultValue) : "";
    }

    /**
     * The value that somebody has entered. Text that cannot be read as what is wanted stays a text: then the broker's
     * verdict says what it wants.
     *
     * @return empty for a blank text, which gives no parameter
     */
    public Optional<Object> read(String entered) {
        if (entered.isBlank()) {
            return Optional.empty();
        }
        for (Object choice : choices) {
            if (choice != null && write(choice).equals(entered)) {
                return Optional.of(choice);
            }
        }
        if (kind == Kind.TEXT || kind == Kind.CHOICE) {
            return Optional.of(entered);
        }
        try {
            List<Object> values = GoJsonReader.array("[" + entered + "]");
            Object value = values.size() == 1 ? values.getFirst() : entered;
            return Optional.of(value == null ? entered : value);
        } catch (GoError noJson) {
            return Optional.of(entered);
        }
    }

    /** What somebody would enter for a value. */
    public String write(Object value) {
        return value instanceof String text ? text : ValueText.of(value);
    }
}
