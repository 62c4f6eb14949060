/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import org.brokerpak.model.service.Action.ComputedInput;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.syntax.hil.HilVariableType;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;

/**
 * The variables an expression can read at its place: the constants of the request, and what the order of resolution has
 * put into the context by then (broker-behaviour 3.7, 4.1, 4.3).
 */
public final class HilVariables {

    /**
     * A variable.
     *
     * @param type what is known of its type
     * @param certain whether it is there in every request; one that a request may leave out makes the evaluation fail then
     */
    public record Known(HilVariableType type, boolean certain) {
    }

    private static final Map<String, HilVariableType> SHARED = Map.of(
            "request.plan_id", HilVariableType.string(), "request.service_id", HilVariableType.string(),
            "request.instance_id", HilVariableType.string(), "request.context", HilVariableType.map(),
            "request.x_broker_api_originating_identity", HilVariableType.map());
    private static final Map<String, HilVariableType> PROVISION = Map.of(
            "request.default_labels", HilVariableType.map());
    private static final Map<String, HilVariableType> BIND = Map.of(
            "request.binding_id", HilVariableType.string(), "request.app_guid", HilVariableType.string(),
            "request.plan_properties", HilVariableType.map(), "instance.name", HilVariableType.string(),
            "instance.details", HilVariableType.map());

    private final Map<String, Known> known = new LinkedHashMap<>();

    private HilVariables() {
    }

    /** What an expression of a definition can read. */
    public static HilVariables at(ServiceDefinition definition, HilSite site) {
        return at(definition, site.action(), site.computed(), site.index());
    }

    /**
     * What the default of an input can read.
     *
     * @param computed whether the input is a computed one
     * @param index of the input in its list; one behind the end stands for an input that is still being written
     */
    public static HilVariables at(ServiceDefinition definition, Action action, boolean computed, int index) {
        HilVariables variables = new HilVariables();
        SHARED.forEach(variables::constant);
        (action.kind() == Action.Kind.PROVISION ? PROVISION : BIND).forEach(variables::constant);
        variables.addInputs(definition, action, computed, index);
        return variables;
    }

    /** The names, constants first. */
    public List<String> names() {
        return new ArrayList<>(known.keySet());
    }

    public Optional<Known> find(String name) {
        return Optional.ofNullable(known.get(name));
    }

    private void constant(String name, HilVariableType type) {
        known.put(name, new Known(type, true));
    }

    private void addInputs(ServiceDefinition definition, Action action, boolean computed, int position) {
        boolean provision = action.kind() == Action.Kind.PROVISION;
        addPlans(definition.plans(), provision ? Plan::provisionOverrides : Plan::bindOverrides);
        int index = 0;
        for (Variable input : action.userInputs()) {
            boolean filledIn = hasDefault(input) && (computed || index < position);
            add(input.fieldName().value(), filledIn || input.required().value());
            index++;
        }
        action.importInputs().forEach(input -> add(input.fieldName().value(), false));
        if (computed) {
            for (Variable input : action.planInputs()) {
                // Of the plans of the pak the broker demands no property; those of an operator nobody knows. Binding
                // fails where one is missing.
                add(input.fieldName().value(), !provision || definition.plans().isEmpty());
            }
            if (provision) {
                addPlans(definition.plans(), Plan::properties);
            }
            for (ComputedInput input : action.computedInputs().stream().limit(position).toList()) {
                add(input.name().value(), true);
            }
        }
    }

    /** What plans set is there in every request only if each of them sets it. */
    private void addPlans(List<Plan> plans, Function<Plan, YamlNode> field) {
        Map<String, Integer> settingPlans = new LinkedHashMap<>();
        for (Plan plan : plans) {
            if (field.apply(plan) instanceof YamlMapping mapping) {
                mapping.entries().forEach(entry -> entry.name().ifPresent(name -> settingPlans.merge(name, 1, Integer::sum)));
            }
        }
        settingPlans.forEach((name, count) -> add(name, count >= plans.size()));
    }

    private void add(String name, boolean certain) {
        if (!name.isEmpty()) {
            known.merge(name, new Known(HilVariableType.unknown(), certain),
                    (old, added) -> new Known(old.type(), old.certain() || added.certain()));
        }
    }

    private static boolean hasDefault(Variable input) {
        return input.defaultValue() != null && JsonType.of(input.defaultValue()) != JsonType.NULL;
    }
}
