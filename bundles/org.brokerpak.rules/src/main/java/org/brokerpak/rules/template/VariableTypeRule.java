/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.brokerpak.model.Pak.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclDeclaration;

/**
 * The type of an input is not that of the template's variable. Between texts, numbers and truth values tofu converts what
 * it can; from and to lists and objects it does not.
 */
public final class VariableTypeRule extends ModuleRule {

    private static final Map<String, JsonType> TYPES = Map.of("string", JsonType.STRING, "number", JsonType.NUMBER,
            "bool", JsonType.BOOLEAN, "list", JsonType.ARRAY, "set", JsonType.ARRAY, "tuple", JsonType.ARRAY, "map",
            JsonType.OBJECT, "object", JsonType.OBJECT);

    public VariableTypeRule() {
        super("variable-type", Severity.WARNING, Stage.TOFU);
    }

    @Override
    void check(ServiceFile service, ActionModule module, Findings findings) {
        Action action = service.content().action(module.kind());
        Map<String, HclDeclaration> variables = new HashMap<>();
        module.hcl().variables().forEach(variable -> variables.putIfAbsent(variable.name(), variable));
        Stream.of(action.userInputs(), action.planInputs()).flatMap(List::stream).forEach(input -> {
            HclDeclaration variable = variables.get(input.fieldName().value());
            Optional<JsonType> given = JsonType.named(input.type().value());
            Optional<HclAttribute> declared = variable == null ? Optional.empty() : variable.attribute("type");
            Optional<JsonType> wanted = declared.flatMap(type -> type(module, variable, type));
            if (given.isPresent() && wanted.isPresent() && !wanted.get().accepts(given.get())) {
                report(service, module, input, variable, declared.get(), given.get(), wanted.get(), findings);
            }
        });
    }

    private static Optional<JsonType> type(ActionModule module, HclDeclaration variable, HclAttribute type) {
        String text = module.hcl().files().get(variable.file()).text(type.value()).replace("\"", "").strip();
        int end = 0;
        while (end < text.length() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        return Optional.ofNullable(TYPES.get(text.substring(0, end)));
    }

    private static void report(ServiceFile service, ActionModule module, Variable input, HclDeclaration variable,
            HclAttribute type, JsonType given, JsonType wanted, Findings findings) {
        boolean converted = isPrimitive(given) && isPrimitive(wanted);
        Place place = module.place(variable.file(), type.range());
        findings.at(service.path(), input.header(), "the input \"%s\" is a %s and the template's variable a %s: %s"
                .formatted(input.fieldName().value(), given.id(), wanted.id(), converted
                        ? "tofu converts what it can. Give both the same type"
                        : "tofu fails with it. Give both the same type"))
                .severity(converted ? Severity.WARNING : Severity.ERROR)
                .related(place.file(), place.range(), "the variable").add();
    }

    private static boolean isPrimitive(JsonType type) {
        return type != JsonType.ARRAY && type != JsonType.OBJECT;
    }
}
