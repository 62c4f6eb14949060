/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hil;

import java.util.List;
import java.util.Optional;

import org.brokerpak.languageserver.inputs.InputFacts;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.HilVariables;
import org.brokerpak.model.service.HilVariables.Known;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.syntax.hil.HilScope;
import org.brokerpak.syntax.hil.HilType;
import org.brokerpak.syntax.hil.HilVariableType;
import org.brokerpak.syntax.yaml.YamlPath;

/**
 * The default of an input, which the broker evaluates as HIL (broker-behaviour 3.1).
 *
 * @param definition the definition
 * @param action whose input it is
 * @param computed whether the input is a computed one
 * @param index of the input in its list
 */
public record HilPlace(ServiceDefinition definition, Action action, boolean computed, int index) {

    /** The place at a path; empty where the broker evaluates nothing. */
    public static Optional<HilPlace> at(PakDocument document, YamlPath path) {
        List<YamlPath.Step> steps = path.steps();
        if (steps.size() != 4 || !(steps.get(0) instanceof YamlPath.Key section)
                || !(steps.get(1) instanceof YamlPath.Key list) || !(steps.get(2) instanceof YamlPath.Item item)
                || !(steps.get(3) instanceof YamlPath.Key field) || !field.name().equals("default")
                || !list.name().equals("user_inputs") && !list.name().equals("computed_inputs")) {
            return Optional.empty();
        }
        ServiceDefinition definition = ServiceDefinition.of(document);
        return Action.Kind.of(section.name()).map(kind -> new HilPlace(definition, definition.action(kind),
                list.name().equals("computed_inputs"), item.index()));
    }

    /** What an expression here can read. */
    public HilVariables variables() {
        return HilVariables.at(definition, action, computed, index);
    }

    /** The variables with what their declarations tell of their types. */
    public HilScope scope() {
        HilVariables variables = variables();
        return name -> variables.find(name).map(known -> typeOf(name, known));
    }

    /** What is known of a variable's type, from the constants of the request or from its declaration. */
    public HilVariableType typeOf(String name, Known known) {
        if (known.type().type() != HilType.UNKNOWN) {
            return known.type();
        }
        return switch (input(name).hilType()) {
            case STRING -> HilVariableType.string();
            case LIST -> HilVariableType.list();
            case MAP -> HilVariableType.map();
            default -> HilVariableType.unknown();
        };
    }

    public InputFacts input(String name) {
        return InputFacts.of(name, definition, action);
    }

    /** The declared type of the input whose default this is; empty when it has none. */
    public String declaredType() {
        Optional<Field<String>> type = computed
                ? action.computedInputs().stream().skip(index).findFirst().map(Action.ComputedInput::type)
                : action.userInputs().stream().skip(index).findFirst().map(Action.Variable::type);
        return type.map(Field::value).orElse("");
    }
}
