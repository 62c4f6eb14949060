/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.syntax.hil.go.GoText;

/** Whether the broker looks at the parameters of a request at all (broker-behaviour 4.2). */
final class RequestAdmission {

    /** A parameter that nobody declares: the instance is recorded, and tofu does not run. */
    static final String VACANT = "vacant";

    private static final String PROHIBITED =
            "attempt to update parameter that may result in service instance re-creation and data loss";

    private RequestAdmission() {
    }

    /** What the broker refuses: its words, and a parameter concerned. */
    record Refusal(String message, Set<String> parameters) {
    }

    static Optional<Refusal> check(ResolutionRequest request) {
        Operation operation = request.operation();
        if (operation.isRemoval() || request.parameters().isEmpty()) {
            return Optional.empty();
        }
        Action action = request.service().content().action(operation.action());
        Optional<Refusal> refusal = Optional.empty();
        if (request.operator().validatesParameters()) {
            if (operation != Operation.BIND) {
                Set<String> properties = request.plan().properties().keySet();
                refusal = refuse(request, properties::contains, "plan defined properties cannot be changed: ");
            }
            Set<String> allowed = allowed(operation, action);
            refusal = refusal.or(() -> refuse(request, name -> !allowed.contains(name),
                    "additional properties are not allowed: "));
        }
        return refusal.or(() -> operation == Operation.UPDATE ? checkProhibited(request, action) : Optional.empty());
    }

    private static Optional<Refusal> refuse(ResolutionRequest request, Predicate<String> refused, String message) {
        List<String> names = request.parameters().keySet().stream().filter(refused).sorted(GoText.BYTE_ORDER).toList();
        return names.isEmpty() ? Optional.empty()
                : Optional.of(new Refusal(message + String.join(", ", names), new LinkedHashSet<>(names)));
    }

    private static Set<String> allowed(Operation operation, Action action) {
        Set<String> names = new LinkedHashSet<>();
        names.add(VACANT);
        action.userInputs().forEach(input -> names.add(input.fieldName().value()));
        if (operation == Operation.PROVISION) {
            action.importInputs().forEach(input -> names.add(input.fieldName().value()));
        }
        return names;
    }

    private static Optional<Refusal> checkProhibited(ResolutionRequest request, Action action) {
        Set<String> prohibited = new LinkedHashSet<>();
        for (Variable input : action.userInputs()) {
            String name = input.fieldName().value();
            if (input.prohibitUpdate().value() && request.parameters().containsKey(name)) {
                prohibited.add(name);
            }
        }
        return prohibited.isEmpty() ? Optional.empty() : Optional.of(new Refusal(PROHIBITED, prohibited));
    }
}
