/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.brokerpak.model.Pak.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ComputedInput;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.text.TextRange;

/**
 * An input that no template declares as a variable and no expression reads: the broker takes its value and drops it
 * (broker-behaviour 4.1, 6.2).
 */
public final class UnusedInputRule extends ModuleRule {

    /** A plan input of this name makes the broker import resources; no template needs it. */
    private static final String SUBSUME = "subsume";
    private static final String PLAN_PROPERTIES = "request.plan_properties";

    public UnusedInputRule() {
        super("unused-input", Severity.WARNING, Stage.SILENT);
    }

    @Override
    void check(ServiceFile service, ActionModule module, Findings findings) {
        Action action = service.content().action(module.kind());
        if (!module.isReadable() || !action.hasTemplates()) {
            return;
        }
        Set<String> variables = module.hcl().variables().stream().map(HclDeclaration::name).collect(Collectors.toSet());
        Set<String> used = new HashSet<>(variables);
        used.add(SUBSUME);
        used.addAll(readByExpressions(service, action));
        action.userInputs().forEach(input -> used.add(input.tfAttributeSkip().value()));
        action.importInputs().forEach(input -> used.add(input.fieldName().value()));
        Set<String> names = names(action);
        List<String> unprovided = variables.stream().filter(variable -> !names.contains(variable)).sorted().toList();
        for (Variable input : action.userInputs()) {
            check(service, module, input.fieldName().value(), input.header(), used, unprovided, findings);
        }
        for (Variable input : action.planInputs()) {
            check(service, module, input.fieldName().value(), input.header(), used, unprovided, findings);
        }
        for (ComputedInput input : action.computedInputs()) {
            check(service, module, input.name().value(), input.header(), used, unprovided, findings);
        }
    }

    private static void check(ServiceFile service, ActionModule module, String name, TextRange place, Set<String> used,
            List<String> unprovided, Findings findings) {
        if (name.isEmpty() || used.contains(name)) {
            return;
        }
        Optional<String> near = NearNames.nearest(name, unprovided);
        findings.at(service.path(), place, "no template of %s has a variable \"%s\", so its value is lost. %s".formatted(
                module.kind().key(), name, near.map(other -> "Did you mean \"" + other + "\"?")
                        .orElse("Declare the variable in a template, or remove the input"))).add();
    }

    private static Set<String> names(Action action) {
        Set<String> names = new HashSet<>();
        action.userInputs().forEach(input -> names.add(input.fieldName().value()));
        action.planInputs().forEach(input -> names.add(input.fieldName().value()));
        action.computedInputs().forEach(input -> names.add(input.name().value()));
        return names;
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
            site.template().nodes(HilNode.Index.class).stream()
                    .filter(index -> index.target().name().equals(PLAN_PROPERTIES))
                    .flatMap(index -> index.key() instanceof HilNode.Quoted key ? key.parts().stream() : Stream.empty())
                    .filter(HilNode.Literal.class::isInstance)
                    .forEach(text -> read.add(((HilNode.Literal) text).value()));
        }
        return read;
    }
}
