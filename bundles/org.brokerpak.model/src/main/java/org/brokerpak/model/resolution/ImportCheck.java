/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.service.Action;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoNumbers;

/** Whether a request that takes over existing resources says which (broker-behaviour 6.5). */
final class ImportCheck {

    private ImportCheck() {
    }

    /** What the broker says when it does not; empty when it does, and when nothing is to be taken over. */
    static Optional<String> refusal(Action provision, Map<String, Assignment> context) {
        List<String> names = provision.importInputs().stream().map(input -> input.fieldName().value()).toList();
        boolean declared = provision.planInputs().stream()
                .anyMatch(input -> input.fieldName().value().equals(Action.SUBSUME));
        Assignment subsume = context.get(Action.SUBSUME);
        if (!declared || subsume == null || !isTrue(subsume.value()) || names.stream().allMatch(context::containsKey)) {
            return Optional.empty();
        }
        return Optional.of("must provide values for all import parameters: " + String.join(", ", names));
    }

    private static boolean isTrue(Object value) {
        return switch (value) {
            case Boolean flag -> flag;
            case Number number -> number.doubleValue() != 0;
            case String text -> {
                try {
                    yield GoNumbers.parseBool(text);
                } catch (GoError neither) {
                    yield false;
                }
            }
            case null, default -> false;
        };
    }
}
