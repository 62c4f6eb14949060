/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.inputs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ComputedInput;
import org.brokerpak.model.service.Action.ImportInput;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.syntax.hil.HilType;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;

/**
 * All that a definition says of an input of one name: where it is declared, and who may give it a value.
 *
 * @param name the input
 * @param definition whose it is
 * @param action whose it is
 * @param userInput the user input of the name
 * @param planInput the plan input of the name
 * @param computedInput the computed input of the name
 * @param importInput the import input of the name
 */
public record InputFacts(String name, ServiceDefinition definition, Action action, Optional<Variable> userInput,
        Optional<Variable> planInput, Optional<ComputedInput> computedInput, Optional<ImportInput> importInput) {

    /** What a definition says of an input of an action. */
    public static InputFacts of(String name, ServiceDefinition definition, Action action) {
        return lookup(definition, action).apply(name);
    }

    /** The same for many names: the lists of inputs are gone through once. */
    public static Function<String, InputFacts> lookup(ServiceDefinition definition, Action action) {
        Map<String, Variable> user = index(action.userInputs(), input -> input.fieldName().value());
        Map<String, Variable> plan = index(action.planInputs(), input -> input.fieldName().value());
        Map<String, ComputedInput> computed = index(action.computedInputs(), input -> input.name().value());
        Map<String, ImportInput> imported = index(action.importInputs(), input -> input.fieldName().value());
        return name -> new InputFacts(name, definition, action, Optional.ofNullable(user.get(name)),
                Optional.ofNullable(plan.get(name)), Optional.ofNullable(computed.get(name)),
                Optional.ofNullable(imported.get(name)));
    }

    private static <T> Map<String, T> index(List<T> inputs, Function<T, String> name) {
        Map<String, T> result = new HashMap<>();
        inputs.forEach(input -> result.putIfAbsent(name.apply(input), input));
        return result;
    }

    private Optional<Variable> variable() {
        return userInput().or(this::planInput);
    }

    /** Whether any list of inputs, or any plan, knows the name. */
    public boolean isKnown() {
        return !kind().isEmpty();
    }

    /** What it is: {@code user input}; empty for a name that nobody declares. */
    public String kind() {
        if (userInput().isPresent()) {
            return "user input";
        }
        if (planInput().isPresent()) {
            return "plan input";
        }
        if (computedInput().isPresent()) {
            return "computed input";
        }
        if (importInput().isPresent()) {
            return "import input";
        }
        return !plans(Plan::properties).isEmpty() ? "plan property"
                : !plans(this::overrides).isEmpty() ? "plan override" : "";
    }

    /** The declared type, empty when none is. */
    public String type() {
        return variable().map(Variable::type).or(() -> computedInput().map(ComputedInput::type))
                .or(() -> importInput().map(ImportInput::type)).map(Field::value).orElse("");
    }

    /** What HIL makes of a value of the declared type: numbers and booleans become strings (broker-behaviour 3.3). */
    public HilType hilType() {
        return switch (type()) {
            case "object" -> HilType.MAP;
            case "array" -> HilType.LIST;
            case "" -> HilType.UNKNOWN;
            default -> HilType.STRING;
        };
    }

    public String details() {
        return variable().map(Variable::details).or(() -> importInput().map(ImportInput::details)).map(Field::value)
                .orElse("");
    }

    /** The default, or what is computed, as written; empty when there is none. */
    public Optional<YamlNode> defaultValue() {
        return variable().map(Variable::defaultValue).or(() -> computedInput().map(ComputedInput::defaultValue));
    }

    /** Kind and type on one line: {@code user input, integer}. */
    public String brief() {
        return type().isEmpty() ? kind() : kind() + ", " + type();
    }

    /** The names of the plans that set the input as a property. */
    public List<String> settingPlans() {
        return plans(Plan::properties);
    }

    private YamlNode overrides(Plan plan) {
        return action.kind() == Action.Kind.PROVISION ? plan.provisionOverrides() : plan.bindOverrides();
    }

    private List<String> plans(Function<Plan, YamlNode> map) {
        return definition.plans().stream().filter(plan -> map.apply(plan) instanceof YamlMapping mapping
                && mapping.entries().stream().anyMatch(entry -> entry.name().filter(name::equals).isPresent()))
                .map(plan -> plan.name().value()).toList();
    }

    /** Who gives it a value, in the order of the broker; a later one wins (broker-behaviour 4.1, 4.3). */
    public List<String> layers() {
        boolean provision = action.kind() == Action.Kind.PROVISION;
        Stream.Builder<String> layers = Stream.builder();
        List<String> result = new ArrayList<>();
        layers.add(provision ? "the operator's `provision.defaults` and those of the service"
                : "the operator's bind defaults of the service");
        if (userInput().isPresent() || importInput().isPresent()) {
            layers.add("the request's parameters");
        }
        List<String> overriding = plans(this::overrides);
        if (!overriding.isEmpty()) {
            layers.add((provision ? "`provision_overrides`" : "`bind_overrides`") + " of " + listed(overriding));
        }
        if (userInput().map(Variable::defaultValue).isPresent()) {
            layers.add("its default, where nothing above sets it");
        }
        List<String> setting = settingPlans();
        boolean fromPlan = provision || planInput().isPresent();
        if (fromPlan && (!setting.isEmpty() || planInput().isPresent())) {
            layers.add(setting.isEmpty() ? "`properties` of the plan, which no plan here sets"
                    : "`properties` of " + listed(setting));
        }
        computedInput().ifPresent(input -> layers.add(input.overwrite().value()
                ? "its computed default, which overwrites" : "its computed default, where nothing above sets it"));
        layers.build().forEach(result::add);
        return result;
    }

    private static String listed(List<String> plans) {
        int shown = 5;
        String names = String.join(", ", plans.stream().limit(shown).map(plan -> "`" + plan + "`").toList());
        return (plans.size() == 1 ? "plan " : "plans ") + names
                + (plans.size() > shown ? " and " + (plans.size() - shown) + " more" : "");
    }
}
