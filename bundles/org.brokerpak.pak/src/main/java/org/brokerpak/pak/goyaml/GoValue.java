/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.goyaml;

import java.util.ArrayList;
import java.util.List;

/** A value as Go would hold it before writing it as YAML. */
public sealed interface GoValue {

    GoValue NULL = new Literal("null");

    /** A Go string, quoted where its plain form would read as something else. */
    record Text(String text) implements GoValue {
    }

    /** A value that is no string: a number, {@code true}, {@code null}, a timestamp; written as it stands. */
    record Literal(String text) implements GoValue {
    }

    /**
     * A slice.
     *
     * @param flow whether it is written between brackets
     */
    record Sequence(List<GoValue> items, boolean flow) implements GoValue {

        public Sequence {
            items = List.copyOf(items);
        }
    }

    /** A struct or map, in the order it is written. */
    record Mapping(List<Entry> entries) implements GoValue {

        public Mapping {
            entries = List.copyOf(entries);
        }

        /** A map, whose keys Go sorts. */
        public static Mapping sorted(List<Entry> entries) {
            List<Entry> sorted = new ArrayList<>(entries);
            sorted.sort((left, right) -> GoKeyOrder.INSTANCE.compare(left.key(), right.key()));
            return new Mapping(sorted);
        }
    }

    /** A key with its value. */
    record Entry(GoValue key, GoValue value) {

        public static Entry of(String key, GoValue value) {
            return new Entry(new Text(key), value);
        }
    }

    static GoValue of(long number) {
        return new Literal(Long.toString(number));
    }

    static GoValue of(boolean value) {
        return new Literal(Boolean.toString(value));
    }

    /** A float, written as Go's {@code %g} with the fewest digits that read back as the same number. */
    static GoValue of(double number) {
        return new Literal(GoFloat.shortest(number));
    }
}
