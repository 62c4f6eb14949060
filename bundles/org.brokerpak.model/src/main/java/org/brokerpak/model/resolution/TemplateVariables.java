/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.resolution.ResolvedVariable.TemplateDefault;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclLabel;
import org.brokerpak.syntax.hcl.HclValue;

/**
 * The variables that the templates of an action declare.
 *
 * @param declarations by name, in the order of the templates; of several with one name the first
 */
record TemplateVariables(Map<String, Declared> declarations) {

    /**
     * A declaration.
     *
     * @param place its name
     * @param hasDefault whether it has a default of its own
     * @param nullable whether it takes null for a value; otherwise null means the default
     */
    record Declared(Place place, boolean hasDefault, boolean nullable) {

        TemplateDefault defaultFor(Object value) {
            return !hasDefault ? TemplateDefault.NONE
                    : value == null && !nullable ? TemplateDefault.APPLIED : TemplateDefault.IGNORED;
        }
    }

    TemplateVariables {
        declarations = Collections.unmodifiableMap(new LinkedHashMap<>(declarations));
    }

    static TemplateVariables of(ServiceFile service, Action.Kind action) {
        ActionModule module = action == Action.Kind.PROVISION ? service.provision() : service.bind();
        Map<String, Declared> declarations = new LinkedHashMap<>();
        for (HclDeclaration variable : module.hcl().variables()) {
            Optional<HclLabel> label = variable.nameLabel();
            if (label.isPresent() && !variable.name().isEmpty()) {
                declarations.putIfAbsent(variable.name(), new Declared(
                        module.place(variable.file(), label.get().textRange()),
                        variable.attribute("default").isPresent(), flag(variable, "nullable").orElse(true)));
            }
        }
        return new TemplateVariables(declarations);
    }

    Optional<Declared> find(String name) {
        return Optional.ofNullable(declarations.get(name));
    }

    /** A boolean attribute that is written out. */
    static Optional<Boolean> flag(HclDeclaration declaration, String attribute) {
        return declaration.attribute(attribute).flatMap(written -> HclValue.of(written.value()))
                .filter(HclValue.Bool.class::isInstance).map(value -> ((HclValue.Bool) value).value());
    }
}
