/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The value of an expression that is written out: no reference, call or operator. */
public sealed interface HclValue {

    /** A string. */
    record Text(String value) implements HclValue {
    }

    /** A number. */
    record Number(BigDecimal value) implements HclValue {
    }

    /** A boolean. */
    record Bool(boolean value) implements HclValue {
    }

    /** {@code null}. */
    record Null() implements HclValue {
    }

    /** A list of values. */
    record Sequence(List<HclValue> items) implements HclValue {
        public Sequence {
            items = List.copyOf(items);
        }
    }

    /** An object; its keys in the order of the text, of equal keys the last value. */
    record Mapping(Map<String, HclValue> entries) implements HclValue {
        public Mapping {
            entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
        }
    }

    /**
     * The value of a literal: a string without interpolation, a number (also a negative one), a boolean, null, lists
     * and objects of such, in parentheses or not. Empty for anything else.
     */
    static Optional<HclValue> of(HclExpression expression) {
        return HclLiteralReader.read(expression);
    }
}
