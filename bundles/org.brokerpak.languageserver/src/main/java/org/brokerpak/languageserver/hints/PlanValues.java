/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hints;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;

/** The values that plans give to an input, in few words: {@code small: 5, large: 10}. */
final class PlanValues {

    private static final int MOST_PLANS = 4;
    private static final int MOST_CHARACTERS = 24;

    private PlanValues() {
    }

    /**
     * The values by plan; empty when no plan gives one.
     *
     * @param withMissing whether plans that give none are named too
     */
    static String of(List<Plan> plans, String input, Action.Kind action, boolean withMissing) {
        List<String> values = new ArrayList<>();
        boolean any = false;
        for (Plan plan : plans) {
            Optional<YamlNode> value = value(plan, input, action, withMissing);
            any |= value.isPresent();
            if (value.isPresent() || withMissing) {
                values.add(plan.name().value() + ": " + value.map(PlanValues::brief).orElse("null"));
            }
        }
        if (!any || input.isEmpty()) {
            return "";
        }
        return values.size() <= MOST_PLANS ? String.join(", ", values)
                : String.join(", ", values.subList(0, MOST_PLANS)) + ", \u2026";
    }

    private static Optional<YamlNode> value(Plan plan, String input, Action.Kind action, boolean planInput) {
        Optional<YamlNode> property = get(plan.properties(), input);
        boolean provision = action == Action.Kind.PROVISION;
        // The properties come after the overrides. A bind request sees them only through plan inputs.
        return property.isPresent() && (provision || planInput) ? property
                : get(provision ? plan.provisionOverrides() : plan.bindOverrides(), input);
    }

    private static Optional<YamlNode> get(YamlNode node, String key) {
        return node instanceof YamlMapping mapping ? mapping.get(key) : Optional.empty();
    }

    private static String brief(YamlNode value) {
        return switch (value) {
            case YamlScalar scalar when scalar.value().isEmpty() -> scalar.style().isQuoted() ? "\"\"" : "null";
            case YamlScalar scalar -> cut(scalar.value().lines().findFirst().orElse(""));
            case YamlMapping ignored -> "{\u2026}";
            default -> "[\u2026]";
        };
    }

    private static String cut(String text) {
        return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS - 1) + "\u2026";
    }
}
