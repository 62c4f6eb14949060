/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ImportMapping;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclArgument;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.text.TextEdit;

/**
 * What the broker writes into an imported resource refers to a variable or local value that the templates declare, and what it
 * adds or deletes is of a resource that is imported (broker-behaviour 6.5).
 */
public final class ImportParameterRule extends ModuleRule {

    public ImportParameterRule() {
        super("import-parameter", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        Action action = service.content().action(module.kind());
        if (module.kind() != Action.Kind.PROVISION || !module.isReadable() || action.importInputs().isEmpty()) {
            return;
        }
        Set<String> known = module.hcl().variables().stream().map(HclDeclaration::name).map(name -> "var." + name)
                .collect(Collectors.toCollection(TreeSet::new));
        module.hcl().locals().stream().map(HclArgument::name).forEach(name -> known.add("local." + name));
        Set<String> imported = action.importInputs().stream().map(input -> input.tfResource().value().replaceFirst("\\[.*]$", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        for (ImportMapping mapping : action.importMappings()) {
            parameter(service, mapping.parameterName(), known, findings);
        }
        for (ImportMapping added : action.importAdds()) {
            parameter(service, added.parameterName(), known, findings);
            resource(service, added.tfVariable(), imported, "nothing is added", findings);
        }
        for (Field<String> deleted : action.importDeletes()) {
            resource(service, deleted, imported, "nothing is removed", findings);
        }
    }

    private static void parameter(ServiceFile service, Field<String> parameter, Set<String> known, Findings findings) {
        String name = parameter.value();
        boolean bare = known.contains("var." + name);
        boolean reference = name.matches("(var|local)\\.[A-Za-z_][\\w-]*");
        if (!(reference && !known.contains(name) || bare)) {
            return;
        }
        Optional<String> near = bare ? Optional.of("var." + name) : NearNames.nearest(name, known);
        Findings.Draft draft = findings.at(service.path(), parameter.range(), "no template of provision declares %s, which the import writes into the resource: tofu fails. %s"
                .formatted(bare ? "\"" + name + "\"" : name, near.map(other -> "Did you mean " + other + "?")
                        .orElse("Declare it in a template")));
        near.ifPresent(other -> draft.fix(Fix.possible("Change to " + other, service.path(),
                new TextEdit(parameter.range(), other))));
        draft.add();
    }

    private static void resource(ServiceFile service, Field<String> address, Set<String> imported, String effect,
            Findings findings) {
        String[] parts = address.value().split("\\.", 3);
        if (parts.length < 3 || imported.contains(parts[0] + "." + parts[1])) {
            return;
        }
        Optional<String> near = NearNames.nearest(parts[0] + "." + parts[1], imported);
        Findings.Draft draft = findings.at(service.path(), address.range(), "no import input imports %s.%s, so %s. %s".formatted(parts[0],
                parts[1], effect, near.map(other -> "Did you mean " + other + "." + parts[2] + "?")
                        .orElse("Name one that is imported, or remove it"))).severity(Severity.WARNING).stage(Stage.SILENT);
        near.ifPresent(other -> draft.fix(Fix.possible("Change to " + other + "." + parts[2], service.path(),
                new TextEdit(address.range(), other + "." + parts[2]))));
        draft.add();
    }
}
