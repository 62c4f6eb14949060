/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.YamlFixes;
import org.brokerpak.rules.schema.Doubts;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlPath;

/**
 * The outputs a definition declares are not those of its templates. {@code status} is special: a template may have it, a
 * definition must not declare it (broker-behaviour 2.4).
 */
public final class TemplateOutputsRule extends ModuleRule {

    private static final String STATUS = "status";

    public TemplateOutputsRule() {
        super("template-outputs");
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        Action action = service.content().action(module.kind());
        if (!module.isReadable() || Doubts.of(service.document()).aboutOutputs(module.kind())
                || Doubts.of(service.document()).aboutTemplates(module.kind()) || !action.present()) {
            return;
        }
        Set<String> declared = action.outputs().stream().map(output -> output.fieldName().value())
                .collect(Collectors.toSet());
        List<HclDeclaration> outputs = module.hcl().outputs();
        Set<String> produced = outputs.stream().map(HclDeclaration::name).collect(Collectors.toSet());
        Set<String> stray = StrayBlocks.names(module.hcl());
        Set<String> free = new TreeSet<>(produced);
        free.removeAll(declared);
        free.removeAll(Set.of(STATUS, ""));
        for (Variable output : action.outputs()) {
            String name = output.fieldName().value();
            if (name.equals(STATUS)) {
                findings.at(service.path(), output.fieldName().range(), "the output \"status\" must not be declared, because "
                        + "the broker keeps it for its own use: the pak is not built. Remove it from outputs").add();
            } else if (!name.isEmpty() && !produced.contains(name) && !stray.contains(name)) {
                Optional<String> near = NearNames.nearest(name, free);
                near.ifPresent(free::remove);
                unproduced(service, module, output, near, findings);
            }
        }
        for (HclDeclaration output : outputs) {
            // One that a declared output seems to mean has its finding there.
            if (free.contains(output.name())) {
                undeclared(service, module, action, output, findings);
            }
        }
    }

    private static void unproduced(ServiceFile service, ActionModule module, Variable output, Optional<String> near,
            Findings findings) {
        String name = output.fieldName().value();
        TextRange range = output.fieldName().range();
        Findings.Draft draft = findings.at(service.path(), output.header(),
                "no template of %s has an output \"%s\": the pak is not built. %s".formatted(module.kind().key(), name,
                        near.map(other -> "Did you mean \"" + other + "\", which no output declares?")
                                .orElse("Add it to a template, or remove it here")));
        near.ifPresent(other -> draft.fix(Fix.possible("Rename to \"" + other + "\"", service.path(),
                new TextEdit(range, other))));
        draft.add();
    }

    private static void undeclared(ServiceFile service, ActionModule module, Action action, HclDeclaration output,
            Findings findings) {
        TextRange label = output.nameLabel().map(name -> name.textRange()).orElse(output.block().range());
        Place place = module.place(output.file(), label);
        findings.at(place.file(), place.range(), ("%s does not declare the output \"%s\" in the outputs of %s: the pak is not "
                + "built. Add it there, or remove it here").formatted(service.path(), output.name(), module.kind().key()))
                .related(service.path(), action.place(), "the outputs of " + module.kind().key())
                .fixes(() -> YamlFixes.addItem(service.document(), YamlPath.ROOT.key(module.kind().key()), "outputs",
                        "Declare the output \"%s\"".formatted(output.name()), List.of("field_name: " + output.name(),
                                "type: string", "details: " + output.name().replace('_', ' ')))).add();
    }
}
