/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ServiceDefinition;
import org.eclipse.lsp4j.CompletionItem;

/** The names of inputs as keys where plans and examples give them values. */
final class InputNames implements CompletionParticipant {

    @Override
    public void propose(CompletionRequest request, Proposals proposals) {
        List<Variable> inputs = request.writesKey() ? inputs(request) : List.of();
        if (inputs.isEmpty()) {
            return;
        }
        Set<String> present = request.keysBeside();
        for (Variable input : inputs) {
            String name = input.fieldName().value();
            if (!name.isBlank() && !present.contains(name)) {
                CompletionItem item = proposals.addKey(name,
                        ScalarWriter.write(name, (char) 0, request.caret().flow().inside()) + ": ", false,
                        input.required().value() ? 0 : 1);
                item.setDetail(input.type().value());
                item.setDocumentation(input.details().value());
            }
        }
    }

    private static List<Variable> inputs(CompletionRequest request) {
        return switch (request.pattern()) {
            case "plans[].properties" -> planInputs(request.definition());
            case "examples[].provision_params" -> request.definition().provision().userInputs();
            case "examples[].bind_params" -> request.definition().bind().userInputs();
            default -> List.of();
        };
    }

    private static List<Variable> planInputs(ServiceDefinition definition) {
        return Stream.concat(definition.provision().planInputs().stream(), definition.bind().planInputs().stream())
                .toList();
    }
}
