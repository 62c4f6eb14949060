/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.brokerpak.model.resolution.schema.CatalogSchemas;
import org.brokerpak.model.resolution.schema.Verdict;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.NearNames;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;

/**
 * Whether the broker would refuse the parameters of an example (broker-behaviour 4.2, 4.5). It would tell so itself,
 * but for binding only when the instance has been created. A required parameter that is missing is left to the broker,
 * whose operator may have set a default.
 */
final class ParameterCheck {

    /** The broker records the instance without running tofu. */
    private static final String VACANT = "vacant";

    private final ExampleCase example;
    private final List<String> problems = new ArrayList<>();

    private ParameterCheck(ExampleCase example) {
        this.example = example;
    }

    /** What is wrong, as sentences without full stop. */
    static List<String> problems(ExampleCase example) {
        ParameterCheck check = new ParameterCheck(example);
        check.check(Action.Kind.PROVISION, example.example().provisionParams(), example.provisionParameters());
        check.check(Action.Kind.BIND, example.example().bindParams(), example.bindParameters());
        return List.copyOf(check.problems);
    }

    private void check(Action.Kind kind, YamlNode written, Optional<Map<String, Object>> parameters) {
        String where = kind.key() + "_params";
        if (written != null && !(written instanceof YamlMapping) && JsonType.of(written) != JsonType.NULL) {
            problems.add(where + " is no mapping of names to values");
        }
        Map<String, Object> given = parameters.orElse(Map.of());
        if (given.isEmpty()) {
            return;
        }
        Set<String> allowed = allowed(kind);
        Set<String> planned = kind == Action.Kind.BIND ? Set.of() : planDefined();
        for (String name : given.keySet()) {
            if (planned.contains(name)) {
                problems.add(where + " sets \"" + name + "\", which the plan \"" + example.planName()
                        + "\" defines: the broker refuses that");
            } else if (!allowed.contains(name)) {
                problems.add(where + " sets \"" + name + "\", which is no user input of " + kind.key()
                        + ": the broker refuses that" + NearNames.nearest(name, allowed)
                                .map(near -> ". Did you mean \"" + near + "\"?").orElse(""));
            }
        }
        judge(kind, where, given);
    }

    private void judge(Action.Kind kind, String where, Map<String, Object> given) {
        switch (CatalogSchemas.of(example.service()).forAction(kind).judge(given)) {
            case Verdict.Accepted ignored -> { }
            case Verdict.Refused refused -> refused.violations().stream()
                    .filter(violation -> given.containsKey(violation.input()))
                    .forEach(violation -> problems.add("the broker refuses " + where + ": " + violation.brokerText()));
            case Verdict.Broken broken -> problems.add("the broker cannot judge " + where + ": " + broken.brokerText());
        }
    }

    private Set<String> allowed(Action.Kind kind) {
        Action action = example.service().content().action(kind);
        Set<String> names = new LinkedHashSet<>();
        action.userInputs().forEach(input -> names.add(input.fieldName().value()));
        if (kind == Action.Kind.PROVISION) {
            action.importInputs().forEach(input -> names.add(input.fieldName().value()));
        }
        names.add(VACANT);
        return names;
    }

    private Set<String> planDefined() {
        return example.plan().flatMap(Plan::propertyMap).map(properties -> properties.entries().stream()
                .flatMap(entry -> entry.name().stream()).collect(Collectors.toSet())).orElse(Set.of());
    }
}
