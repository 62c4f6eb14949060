/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.packing;

import java.util.List;

/** The Go type of a field of the broker: what yaml.v3 makes of the value written there. */
sealed interface Shape {

    /** Types of single values. */
    enum Simple implements Shape {
        /** A string: any scalar keeps its source text. */
        TEXT,
        INTEGER,
        BOOLEAN,
        /** Whatever the scalar resolves to. */
        ANY
    }

    /**
     * A slice; null items are dropped.
     *
     * @param flow whether it is written between brackets
     */
    record ListOf(Shape item, boolean flow) implements Shape {
    }

    /** A map with strings as keys. */
    record MapOf(Shape value) implements Shape {
    }

    /** A map whose keys may be of any type. */
    record AnyKeyMapOf(Shape value) implements Shape {
    }

    /** A struct; keys that are no field of it are ignored. */
    record Struct(List<FieldShape> fields) implements Shape {
    }

    /**
     * A field of a struct.
     *
     * @param key as written
     * @param shape type of its value
     * @param omitEmpty whether it is left out while it has its zero value
     */
    record FieldShape(String key, Shape shape, boolean omitEmpty) {

        static FieldShape always(String key, Shape shape) {
            return new FieldShape(key, shape, false);
        }

        static FieldShape unlessEmpty(String key, Shape shape) {
            return new FieldShape(key, shape, true);
        }
    }
}
