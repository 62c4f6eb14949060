/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The variables that an expression may use, by name. */
@FunctionalInterface
public interface HilScope {

    /** What is known of a variable; empty when there is none of that name. */
    Optional<HilVariableType> variable(String name);

    /** The variables of a map. */
    static HilScope of(Map<String, HilVariableType> variables) {
        Map<String, HilVariableType> copy = Map.copyOf(variables);
        return name -> Optional.ofNullable(copy.get(name));
    }

    /** Variables with values, as {@link HilEvaluator} takes them. A value that is no HIL value counts as unknown. */
    static HilScope ofValues(Map<String, ?> values) {
        Map<String, HilVariableType> types = new LinkedHashMap<>();
        values.forEach((name, value) -> {
            try {
                types.put(name, typeOf(HilVariables.erase(value)));
            } catch (HilFailure unconvertible) {
                types.put(name, HilVariableType.unknown());
            }
        });
        return of(types);
    }

    private static HilVariableType typeOf(Object erased) {
        return switch (erased) {
            case List<?> list -> HilVariableType.listOf(list.stream().map(HilType::of).toList());
            case Map<?, ?> map -> HilVariableType.mapOf(map.values().stream().map(HilType::of).toList());
            default -> HilVariableType.string();
        };
    }
}
