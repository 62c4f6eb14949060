/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hints;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ComputedInput;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.HilVariables;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.syntax.hil.HilChecker;
import org.brokerpak.syntax.hil.HilType;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintKind;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * {@code textDocument/inlayHint}: at a plan input the values that the plans give it, at a user input the plans that
 * take it away from the user, at a plan the inputs it leaves without a value, and at a computed input without a type
 * the type of its expression (broker-behaviour 4.1, 4.3). Nothing else: what is written right there needs no hint.
 */
public final class InlayHints {

    private final DocumentView view;
    private final TextRange wanted;
    private final CancelChecker cancel;
    private final List<InlayHint> hints = new ArrayList<>();
    private final Set<TextRange> taken = new HashSet<>();

    private InlayHints(DocumentView view, TextRange wanted, CancelChecker cancel) {
        this.view = view;
        this.wanted = wanted;
        this.cancel = cancel;
    }

    public static List<InlayHint> of(DocumentView view, InlayHintParams params, CancelChecker cancel) {
        if (!view.snapshot().settings().inlayHints() || view.yaml().isEmpty()) {
            return List.of();
        }
        InlayHints hints = new InlayHints(view, Ranges.range(view.text(), params.getRange()), cancel);
        hints.definition(view.yaml().get());
        return hints.hints;
    }

    private void definition(PakDocument document) {
        ServiceDefinition definition = ServiceDefinition.of(document);
        for (Action action : definition.actions()) {
            cancel.checkCanceled();
            action.planInputs().forEach(input -> planInput(definition, action, input));
            action.userInputs().forEach(input -> userInput(definition, action, input));
        }
        definition.plans().forEach(plan -> plan(definition, plan));
        HilSite.in(document).stream().filter(HilSite::computed).forEach(site -> computed(definition, site));
    }

    private void planInput(ServiceDefinition definition, Action action, Variable input) {
        String values = PlanValues.of(definition.plans(), input.fieldName().value(), action.kind(), true);
        if (!values.isEmpty()) {
            add(input.fieldName(), values, null, "The values that the plans of this pak give to the input.");
        }
    }

    private void userInput(ServiceDefinition definition, Action action, Variable input) {
        String values = PlanValues.of(definition.plans(), input.fieldName().value(), action.kind(), false);
        if (!values.isEmpty()) {
            add(input.fieldName(), "plan " + values, null, "What a plan sets, a user cannot change.");
        }
    }

    private void plan(ServiceDefinition definition, Plan plan) {
        Set<String> missing = new LinkedHashSet<>();
        for (Action action : definition.actions()) {
            action.planInputs().forEach(input -> missing.add(input.fieldName().value()));
        }
        plan.propertyMap().ifPresent(properties ->
                properties.entries().forEach(property -> property.name().ifPresent(missing::remove)));
        missing.remove("");
        if (!missing.isEmpty()) {
            add(plan.name(), "without " + String.join(", ", missing), null,
                    "Plan inputs that this plan gives no value: their variables are null.");
        }
    }

    private void computed(ServiceDefinition definition, HilSite site) {
        ComputedInput input = site.action().computedInputs().get(site.index());
        if (input.type().present() || site.template().isPlainText() || !site.template().problems().isEmpty()) {
            return;
        }
        cancel.checkCanceled();
        HilVariables variables = HilVariables.at(definition, site);
        HilType type = HilChecker.check(site.template(),
                name -> variables.find(name).map(HilVariables.Known::type)).type();
        if (type != HilType.UNKNOWN) {
            add(input.name(), ": " + type.word(), InlayHintKind.Type,
                    "The type that the expression yields; the input itself has none.");
        }
    }

    private void add(Field<String> name, String label, InlayHintKind kind, String tooltip) {
        // Entries that share a name through an anchor share its place, which has room for one hint.
        if (name.present() && wanted.contains(name.range()) && taken.add(name.range())) {
            InlayHint hint = new InlayHint(Ranges.of(view.text(), name.range().end()), Either.forLeft(label));
            hint.setKind(kind);
            hint.setPaddingLeft(kind == null);
            hint.setTooltip(tooltip);
            hints.add(hint);
        }
    }
}
