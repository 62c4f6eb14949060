/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.math.BigDecimal;
import java.util.ArrayList;
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
     * The value of a literal: a string without interpolation, a number (also a negative one), a boolean, null, lists and
     * objects of such, in parentheses or not. Empty for anything else.
     */
    static Optional<HclValue> of(HclExpression expression) {
        return switch (expression) {
            case HclTemplate template -> template.literalText().map(Text::new);
            case HclExpression.NumberLiteral number -> number(number.text());
            case HclExpression.BooleanLiteral literal -> Optional.of(new Bool(literal.value()));
            case HclExpression.NullLiteral literal -> Optional.of(new Null());
            case HclExpression.Parenthesized parenthesized -> of(parenthesized.inner());
            case HclExpression.Unary unary -> negated(unary);
            case HclExpression.Tuple tuple -> sequence(tuple);
            case HclExpression.ObjectExpression object -> mapping(object);
            default -> Optional.empty();
        };
    }

    private static Optional<HclValue> number(String text) {
        try {
            return Optional.of(new Number(new BigDecimal(text)));
        } catch (NumberFormatException e) {
            // An exponent beyond all use, as in 1e99999999999.
            return Optional.empty();
        }
    }

    private static Optional<HclValue> negated(HclExpression.Unary unary) {
        if (unary.operator() == HclOperator.NEGATE && of(unary.operand()).orElse(null) instanceof Number number) {
            return Optional.of(new Number(number.value().negate()));
        }
        return Optional.empty();
    }

    private static Optional<HclValue> sequence(HclExpression.Tuple tuple) {
        List<HclValue> items = new ArrayList<>(tuple.items().size());
        for (HclExpression item : tuple.items()) {
            Optional<HclValue> value = of(item);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            items.add(value.get());
        }
        return Optional.of(new Sequence(items));
    }

    private static Optional<HclValue> mapping(HclExpression.ObjectExpression object) {
        Map<String, HclValue> entries = new LinkedHashMap<>();
        for (HclExpression.ObjectItem item : object.items()) {
            Optional<String> key = key(item.key());
            Optional<HclValue> value = of(item.value());
            if (key.isEmpty() || value.isEmpty()) {
                return Optional.empty();
            }
            entries.put(key.get(), value.get());
        }
        return Optional.of(new Mapping(entries));
    }

    private static Optional<String> key(HclExpression key) {
        return switch (key) {
            case HclExpression.BareKey bare -> Optional.of(bare.name().text());
            case HclExpression.BooleanLiteral literal -> Optional.of(String.valueOf(literal.value()));
            case HclExpression.NumberLiteral number -> HclValue.of(number).map(HclValue::plain);
            default -> HclValue.of(key) instanceof Optional<HclValue> value && value.orElse(null) instanceof Text text
                    ? Optional.of(text.value()) : Optional.empty();
        };
    }

    private static String plain(HclValue value) {
        return value instanceof Number number ? number.value().stripTrailingZeros().toPlainString() : "";
    }
}
