/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.rules.NearNames;
import org.brokerpak.syntax.hcl.HclDeclaration;

/** Variables without an input beside inputs without a variable, whose names say that the same thing is meant. */
final class TwinNames {

    private TwinNames() {
    }

    /** The input that was meant, by the name of the variable; each input is meant once. */
    static Map<String, String> inputsByVariable(Action action, ActionModule module) {
        Set<String> variables = module.hcl().variables().stream().map(HclDeclaration::name)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> free = new LinkedHashSet<>(action.inputNames());
        free.removeAll(variables);
        variables.removeAll(action.inputNames());
        Map<String, String> twins = new HashMap<>();
        for (String variable : variables) {
            NearNames.nearest(variable, free).ifPresent(input -> {
                twins.put(variable, input);
                free.remove(input);
            });
        }
        return twins;
    }
}
