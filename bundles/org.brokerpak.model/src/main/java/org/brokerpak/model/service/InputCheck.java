/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.service;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoRegexp;
import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;

/**
 * Whether a value fits an input: its type, enumeration and constraints, as the JSON Schema that the broker makes of the
 * input judges it (broker-behaviour 4.5). Constraints on what is inside lists and objects are left to the broker.
 */
public final class InputCheck {

    private final Variable input;
    private final List<String> problems = new ArrayList<>();

    private InputCheck(Variable input) {
        this.input = input;
    }

    /**
     * What is wrong with a value, each as the end of a sentence that begins with the value: {@code is not one of a, b}.
     * Empty when it fits.
     */
    public static List<String> problems(Variable input, YamlNode value) {
        InputCheck check = new InputCheck(input);
        check.run(value);
        return check.problems;
    }

    private void run(YamlNode value) {
        JsonType type = JsonType.of(value);
        if (type == JsonType.NULL && input.nullable().value()) {
            return;
        }
        Optional<JsonType> wanted = JsonType.named(input.type().value());
        if (wanted.isPresent() && !wanted.get().accepts(type)) {
            problems.add("is of type %s, not %s".formatted(type.id(), wanted.get().id()));
            return;
        }
        checkEnum(value);
        if (input.constraints() instanceof YamlMapping constraints) {
            JsonType.number(value).ifPresent(number -> checkNumber(constraints, number));
            switch (value) {
                case YamlScalar scalar when type == JsonType.STRING -> checkText(constraints, ScalarResolver.text(scalar));
                case YamlSequence list -> checkSize(constraints, "minItems", "maxItems", list.items().size(), "items");
                case YamlMapping map -> checkSize(constraints, "minProperties", "maxProperties", map.entries().size(),
                        "entries");
                case YamlScalar ignored -> { }
            }
        }
    }

    private void checkEnum(YamlNode value) {
        if (input.enumValues() instanceof YamlMapping allowed && !allowed.entries().isEmpty()
                && allowed.entries().stream().noneMatch(entry -> sameValue(entry.key(), value))) {
            problems.add("is not one of " + String.join(", ", allowed.entries().stream()
                    .flatMap(entry -> entry.name().stream()).toList()));
        }
    }

    /** Equality in JSON: 1 and 1.0 are the same, 1 and "1" are not. */
    public static boolean sameValue(YamlNode left, YamlNode right) {
        if (!(left instanceof YamlScalar a) || !(right instanceof YamlScalar b)) {
            return false;
        }
        Optional<BigDecimal> number = JsonType.number(a);
        if (number.isPresent()) {
            return JsonType.number(b).filter(other -> other.compareTo(number.get()) == 0).isPresent();
        }
        return JsonType.of(a) == JsonType.of(b) && ScalarResolver.value(a).equals(ScalarResolver.value(b));
    }

    private void checkNumber(YamlMapping constraints, BigDecimal value) {
        limit(constraints, "minimum").ifPresent(minimum -> {
            boolean exclusive = flag(constraints, "exclusiveMinimum");
            if (value.compareTo(minimum) < 0 || exclusive && value.compareTo(minimum) == 0) {
                problems.add("is %s the minimum %s".formatted(exclusive ? "not above" : "below", plain(minimum)));
            }
        });
        limit(constraints, "maximum").ifPresent(maximum -> {
            boolean exclusive = flag(constraints, "exclusiveMaximum");
            if (value.compareTo(maximum) > 0 || exclusive && value.compareTo(maximum) == 0) {
                problems.add("is %s the maximum %s".formatted(exclusive ? "not below" : "above", plain(maximum)));
            }
        });
        limit(constraints, "multipleOf").filter(step -> step.signum() > 0).ifPresent(step -> {
            if (value.remainder(step).signum() != 0) {
                problems.add("is not a multiple of " + plain(step));
            }
        });
    }

    private void checkText(YamlMapping constraints, String text) {
        checkSize(constraints, "minLength", "maxLength", text.codePointCount(0, text.length()), "characters");
        constraints.get("pattern").ifPresent(pattern -> {
            if (pattern instanceof YamlScalar scalar && compiled(ScalarResolver.text(scalar))
                    .filter(expression -> !expression.matches(text)).isPresent()) {
                problems.add("does not match the pattern " + ScalarResolver.text(scalar));
            }
        });
    }

    /** The expression, or empty when RE2 cannot read it, which is a finding of its own. */
    private static Optional<GoRegexp> compiled(String pattern) {
        try {
            return Optional.of(GoRegexp.compile(pattern));
        } catch (GoError broken) {
            return Optional.empty();
        }
    }

    private void checkSize(YamlMapping constraints, String least, String most, int size, String unit) {
        limit(constraints, least).filter(limit -> BigDecimal.valueOf(size).compareTo(limit) < 0).ifPresent(limit ->
                problems.add("has %d %s, fewer than the %s %s".formatted(size, unit, least, plain(limit))));
        limit(constraints, most).filter(limit -> BigDecimal.valueOf(size).compareTo(limit) > 0).ifPresent(limit ->
                problems.add("has %d %s, more than the %s %s".formatted(size, unit, most, plain(limit))));
    }

    private static Optional<BigDecimal> limit(YamlMapping constraints, String keyword) {
        return constraints.get(keyword).flatMap(JsonType::number);
    }

    private static boolean flag(YamlMapping constraints, String keyword) {
        return constraints.entry(keyword).map(YamlEntry::node).filter(node -> node instanceof YamlScalar scalar
                && ScalarResolver.value(scalar).equals(Optional.of(true))).isPresent();
    }

    private static String plain(BigDecimal number) {
        return number.stripTrailingZeros().toPlainString();
    }
}
