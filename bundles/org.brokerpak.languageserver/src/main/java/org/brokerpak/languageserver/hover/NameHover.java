/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hover;

import java.util.List;
import java.util.Optional;

import org.brokerpak.languageserver.inputs.InputFacts;
import org.brokerpak.languageserver.inputs.InputText;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.names.NameKind;
import org.brokerpak.model.names.Occurrence;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;

/** What is told of the names of a definition: inputs where they are declared or get a value, and plans. */
final class NameHover {

    private NameHover() {
    }

    /** The text for an offset of a definition; empty where no name is written. */
    static Optional<HoverText> at(DocumentView view, PakDocument document, int offset) {
        for (PakAnalysis pak : view.paks()) {
            Optional<Occurrence> name = pak.names().at(document.path(), offset);
            if (name.isPresent() && pak.pak().document(document.path()).filter(same -> same == document).isPresent()) {
                return text(pak, document, name.get()).map(text -> new HoverText(text, name.get().range()));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> text(PakAnalysis pak, PakDocument document, Occurrence name) {
        ServiceDefinition definition = ServiceDefinition.of(document);
        List<Occurrence> same = pak.names().sameName(name);
        return switch (name.kind()) {
            case INPUT -> action(definition, name).map(action -> InputText.markdown(
                    InputFacts.of(name.name(), definition, action), document.source(), same));
            case PLAN_ID -> definition.plans().stream()
                    .filter(plan -> plan.id().value().equals(name.name())).findFirst()
                    .filter(plan -> name.role() == Occurrence.Role.USE).map(NameHover::plan);
            default -> Optional.empty();
        };
    }

    private static String plan(Plan plan) {
        return "plan **" + plan.name().value() + "**\n\n" + plan.description().value();
    }

    /** The action whose input a name is: that of the section it stands in, else the one that declares it. */
    private static Optional<Action> action(ServiceDefinition definition, Occurrence name) {
        return definition.actions().stream().filter(action -> declares(action, name.name()))
                .filter(action -> name.role() != Occurrence.Role.DECLARATION || isDeclaredIn(action, name))
                .findFirst();
    }

    private static boolean declares(Action action, String name) {
        return action.inputName(name).isPresent()
                || action.importInputs().stream().anyMatch(input -> input.fieldName().value().equals(name));
    }

    private static boolean isDeclaredIn(Action action, Occurrence name) {
        return action.place().start() <= name.range().start() && (action.planInputs().stream()
                .anyMatch(input -> input.fieldName().range().touches(name.range().start()))
                || action.userInputs().stream()
                        .anyMatch(input -> input.fieldName().range().touches(name.range().start()))
                || action.computedInputs().stream()
                        .anyMatch(input -> input.name().range().touches(name.range().start()))
                || action.importInputs().stream()
                        .anyMatch(input -> input.fieldName().range().touches(name.range().start())));
    }

    /** The definition and action that a template's name belongs to, with the text of the input. */
    static Optional<String> input(PakAnalysis pak, ServiceFile service, Action action, Occurrence name) {
        InputFacts facts = InputFacts.of(name.name(), service.content(), action);
        return facts.isKnown() && name.kind() == NameKind.INPUT
                ? Optional.of(InputText.markdown(facts, service.document().source(), pak.names().sameName(name)))
                : Optional.empty();
    }
}
