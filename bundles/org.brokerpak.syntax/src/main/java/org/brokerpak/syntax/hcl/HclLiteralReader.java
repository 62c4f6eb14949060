/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the values of expressions that are written out. */
final class HclLiteralReader {

    /** How many digits a number may have as the key of an object. */
    private static final int LONGEST_KEY = 1_000;

    private HclLiteralReader() {
    }

    static Optional<HclValue> read(HclExpression expression) {
        return switch (expression) {
            case HclTemplate template -> template.literalText().map(HclValue.Text::new);
            case HclExpression.NumberLiteral number -> number(number.text());
            case HclExpression.BooleanLiteral literal -> Optional.of(new HclValue.Bool(literal.value()));
            case HclExpression.NullLiteral literal -> Optional.of(new HclValue.Null());
            case HclExpression.Parenthesized parenthesized -> read(parenthesized.inner());
            case HclExpression.Unary unary -> negated(unary);
            case HclExpression.Tuple tuple -> sequence(tuple);
            case HclExpression.ObjectExpression object -> mapping(object);
            default -> Optional.empty();
        };
    }

    private static Optional<HclValue> number(String text) {
        try {
            return Optional.of(new HclValue.Number(new BigDecimal(text)));
        } catch (NumberFormatException e) {
            // An exponent beyond all use, as in 1e99999999999.
            return Optional.empty();
        }
    }

    private static Optional<HclValue> negated(HclExpression.Unary unary) {
        if (unary.operator() == HclOperator.NEGATE
                && read(unary.operand()).orElse(null) instanceof HclValue.Number number) {
            return Optional.of(new HclValue.Number(number.value().negate()));
        }
        return Optional.empty();
    }

    private static Optional<HclValue> sequence(HclExpression.Tuple tuple) {
        List<HclValue> items = new ArrayList<>(tuple.items().size());
        for (HclExpression item : tuple.items()) {
            Optional<HclValue> value = read(item);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            items.add(value.get());
        }
        return Optional.of(new HclValue.Sequence(items));
    }

    private static Optional<HclValue> mapping(HclExpression.ObjectExpression object) {
        Map<String, HclValue> entries = new LinkedHashMap<>();
        for (HclExpression.ObjectItem item : object.items()) {
            Optional<String> key = key(item.key());
            Optional<HclValue> value = read(item.value());
            if (key.isEmpty() || value.isEmpty()) {
                return Optional.empty();
            }
            entries.put(key.get(), value.get());
        }
        return Optional.of(new HclValue.Mapping(entries));
    }

    private static Optional<String> key(HclExpression key) {
        return switch (key) {
            case HclExpression.BareKey bare -> Optional.of(bare.name().text());
            case HclExpression.BooleanLiteral literal -> Optional.of(String.valueOf(literal.value()));
            case HclExpression.NumberLiteral number -> read(number).flatMap(HclLiteralReader::numberKey);
            default -> read(key).flatMap(value -> value instanceof HclValue.Text text
                    ? Optional.of(text.value()) : Optional.empty());
        };
    }

    private static Optional<String> numberKey(HclValue value) {
        // A number of a million digits is no key that anyone means.
        return value instanceof HclValue.Number number && Math.abs((long) number.value().scale()) < LONGEST_KEY
                ? Optional.of(number.value().stripTrailingZeros().toPlainString()) : Optional.empty();
    }
}
