/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ComputedInput;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.schema.Doubts;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/**
 * An input that no template declares as a variable and no expression reads: the broker takes its value and drops it
 * (broker-behaviour 4.1, 6.2).
 */
public final class UnusedInputRule extends ModuleRule {

    private static final String PLAN_PROPERTIES = "request.plan_properties";

    public UnusedInputRule() {
        super("unused-input", Severity.WARNING, Stage.SILENT);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        Action action = service.content().action(module.kind());
        boolean blank = module.hcl().files().values().stream().allMatch(file -> file.body().items().isEmpty());
        if (!module.isReadable() || !action.hasTemplates() || blank
                || Doubts.of(service.document()).aboutTemplates(module.kind())) {
            return;
        }
        Set<String> variables = module.hcl().variables().stream().map(HclDeclaration::name).collect(Collectors.toSet());
        Set<String> used = new HashSet<>(variables);
        used.add(Action.SUBSUME);
        used.addAll(StrayBlocks.names(module.hcl()));
        used.addAll(readByExpressions(service, action));
        action.userInputs().forEach(input -> used.add(input.tfAttributeSkip().value()));
        action.importInputs().forEach(input -> used.add(input.fieldName().value()));
        // The variable that was meant has a finding of its own, which names the input.
        used.addAll(TwinNames.inputsByVariable(action, module).values());
        for (Variable input : action.userInputs()) {
            check(service, module, input.fieldName().value(), input.header(), used, findings);
        }
        for (Variable input : action.planInputs()) {
            check(service, module, input.fieldName().value(), input.header(), used, findings);
        }
        for (ComputedInput input : action.computedInputs()) {
            check(service, module, input.name().value(), input.header(), used, findings);
        }
    }

    private static void check(ServiceFile service, ActionModule module, String name, TextRange place, Set<String> used,
            Findings findings) {
        // A name that is an input twice, to be computed when it is not given, is one input.
        if (!name.isEmpty() && used.add(name)) {
            findings.at(service.path(), place, ("no template of %s has a variable \"%s\", so its value is lost. Declare the "
                    + "variable in a template, or remove the input").formatted(module.kind().key(), name))
                    .fixes(() -> declare(module, name, service.content().action(module.kind()))).add();
        }
    }

    /** Behind the last variable of the file that has most of them. */
    private static Optional<Fix> declare(ActionModule module, String name, Action action) {
        Optional<String> file = module.hcl().variables().stream().map(HclDeclaration::file)
                .filter(key -> !module.templates().get(key).isInline())
                .collect(Collectors.groupingBy(key -> key, TreeMap::new, Collectors.counting())).entrySet().stream()
                .max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
        return file.map(key -> {
            HclDeclaration last = module.hcl().variables().stream().filter(variable -> variable.file().equals(key))
                    .reduce((first, second) -> second).orElseThrow();
            String path = module.templates().get(key).path();
            String text = "\nvariable \"%s\" { type = %s }".formatted(name, InputTypes.inTemplate(action, name));
            return Fix.possible("Declare the variable in " + path, path,
                    TextEdit.insert(last.block().range().end(), text));
        });
    }

    /** What the expressions of the action read, and of binding also what they read from the plan. */
    private static Set<String> readByExpressions(ServiceFile service, Action action) {
        Set<String> read = new HashSet<>();
        for (HilSite site : HilSite.in(service.document())) {
            if (site.action().kind() == action.kind()) {
                site.template().variables().forEach(variable -> {
                    // An input that computes itself is not used by that.
                    if (!variable.name().equals(site.owner())) {
                        read.add(variable.name());
                    }
                });
            }
            site.indexed(PLAN_PROPERTIES).forEach(key -> read.add(key.value()));
        }
        return read;
    }
}
