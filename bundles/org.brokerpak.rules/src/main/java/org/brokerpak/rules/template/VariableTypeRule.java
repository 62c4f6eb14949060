/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ComputedInput;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/**
 * The type of an input is not that of the template's variable. Between texts, numbers and truth values tofu converts what
 * it can; from and to lists and objects it does not.
 */
public final class VariableTypeRule extends ModuleRule {

    /**
     * An input.
     *
     * @param computed whether an expression yields it
     * @param enforced whether the broker sees to it that a value is of the type
     */
    private record Given(Field<String> name, TextRange place, Field<String> type, boolean computed,
            boolean enforced) {
    }

    public VariableTypeRule() {
        super("variable-type", Severity.WARNING, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        Action action = service.content().action(module.kind());
        Map<String, HclDeclaration> variables = new HashMap<>();
        module.hcl().variables().forEach(variable -> variables.putIfAbsent(variable.name(), variable));
        Set<String> computed = new HashSet<>();
        for (ComputedInput input : action.computedInputs()) {
            computed.add(input.name().value());
            // A value that is not computed stays as it is, whatever the type says.
            boolean cast = input.defaultValue() != null && JsonType.of(input.defaultValue()) == JsonType.STRING;
            check(service, module, new Given(input.name(), input.header(), input.type(), true, cast), variables,
                    findings);
        }
        for (Variable input : action.userInputs()) {
            // Where it is computed as well, that value has the last word on the type.
            check(service, module, new Given(input.fieldName(), input.header(), input.type(), false,
                    !computed.contains(input.fieldName().value())), variables, findings);
        }
        for (Variable input : action.planInputs()) {
            check(service, module, new Given(input.fieldName(), input.header(), input.type(), false, false),
                    variables, findings);
        }
    }

    private static void check(ServiceFile service, ActionModule module, Given input,
            Map<String, HclDeclaration> variables, Findings findings) {
        HclDeclaration variable = variables.get(input.name.value());
        Optional<JsonType> given = JsonType.named(input.type.value());
        Optional<HclAttribute> declared = variable == null ? Optional.empty() : variable.attribute("type");
        Optional<JsonType> wanted = declared.flatMap(type -> InputTypes.declared(module, variable, type));
        if (given.isPresent() && wanted.isPresent() && !wanted.get().accepts(given.get())
                && !(given.get() == JsonType.NUMBER && wanted.get() == JsonType.INTEGER)) {
            report(service, module, input, variable, declared.get(), given.get(), wanted.get(), findings);
        }
    }

    private static void report(ServiceFile service, ActionModule module, Given input, HclDeclaration variable,
            HclAttribute type, JsonType given, JsonType wanted, Findings findings) {
        // Both are texts to tofu, and it reads a number or a truth value from one.
        boolean converted = isPrimitive(given) && isPrimitive(wanted);
        if (converted && input.computed) {
            // The value is known to fit, or the expression is the mistake.
            return;
        }
        Place place = module.place(variable.file(), type.range());
        findings.at(service.path(), input.place, "the input \"%s\" is of type %s and the template's variable of type %s: %s"
                .formatted(input.name.value(), given.id(), wanted.id(), converted
                        ? "tofu converts what it can. Give both the same type"
                        : "tofu fails with it. Give both the same type"))
                .severity(converted || !input.enforced ? Severity.WARNING : Severity.ERROR)
                .related(place.file(), place.range(), "the variable")
                .fix(Fix.possible("Change the input's type to " + wanted.id(), service.path(),
                        new TextEdit(input.type.range(), wanted.id()))).add();
    }

    private static boolean isPrimitive(JsonType type) {
        return type != JsonType.ARRAY && type != JsonType.OBJECT;
    }
}
