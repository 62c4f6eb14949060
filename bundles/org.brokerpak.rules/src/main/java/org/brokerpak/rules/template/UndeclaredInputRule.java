/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.YamlFixes;
import org.brokerpak.rules.schema.Doubts;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlPath;

/**
 * A template has a variable that no input of its action provides; a default in the template does not help, and import
 * inputs do not count (broker-behaviour 2.4).
 */
public final class UndeclaredInputRule extends ModuleRule {

    public UndeclaredInputRule() {
        super("undeclared-input");
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        if (!module.isReadable() || Doubts.of(service.document()).aboutInputs(module.kind())
                || Doubts.of(service.document()).aboutTemplates(module.kind())) {
            return;
        }
        Action action = service.content().action(module.kind());
        Set<String> inputs = action.inputNames();
        Map<String, String> twins = TwinNames.inputsByVariable(action, module);
        for (HclDeclaration variable : module.hcl().variables()) {
            if (!variable.name().isEmpty() && !inputs.contains(variable.name())) {
                report(service, module, variable, twins, findings);
            }
        }
    }

    private static void report(ServiceFile service, ActionModule module, HclDeclaration variable, Map<String, String> twins,
            Findings findings) {
        TextRange label = variable.nameLabel().map(name -> name.textRange()).orElse(variable.block().range());
        Place place = module.place(variable.file(), label);
        String section = module.kind().key();
        Action action = service.content().action(module.kind());
        Optional<Field<String>> twin = Optional.ofNullable(twins.get(variable.name())).flatMap(action::inputName);
        String remedy = twin.map(input -> "Did you mean the input \"" + input.value() + "\", which no template takes?")
                .orElse("Add it to the user_inputs, plan_inputs or computed_inputs of " + section
                        + ", or remove the variable");
        Findings.Draft draft = findings.at(place.file(), place.range(), "no input of %s in %s provides the variable \"%s\": the pak is not built. %s"
                .formatted(section, service.path(), variable.name(), remedy));
        if (twin.isEmpty()) {
            draft.fixes(() -> YamlFixes.addItem(service.document(), YamlPath.ROOT.key(section), "user_inputs",
                    "Add the user input \"%s\"".formatted(variable.name()), List.of("field_name: " + variable.name(),
                            "type: " + InputTypes.of(module, variable), "details: " + variable.name().replace('_', ' '))));
        }
        twin.ifPresentOrElse(input -> draft.related(service.path(), input.range(), "the input that no template takes"),
                () -> draft.related(service.path(), action.place(), "the inputs"));
        draft.add();
    }

}
