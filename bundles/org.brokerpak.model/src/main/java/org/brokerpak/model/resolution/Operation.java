/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import org.brokerpak.model.service.Action;

/** What a platform asks of the broker. Each operation resolves the variables of one action anew. */
public enum Operation {
    PROVISION("provision", Action.Kind.PROVISION),
    UPDATE("update", Action.Kind.PROVISION),
    DEPROVISION("deprovision", Action.Kind.PROVISION),
    BIND("bind", Action.Kind.BIND),
    UNBIND("unbind", Action.Kind.BIND);

    private final String id;
    private final Action.Kind action;

    Operation(String id, Action.Kind action) {
        this.id = id;
        this.action = action;
    }

    /** As a user writes it. */
    public String id() {
        return id;
    }

    /** The section of the definition whose variables are resolved. */
    public Action.Kind action() {
        return action;
    }

    /** Whether it removes something: it brings no parameters, those of the creation count, and no context. */
    public boolean isRemoval() {
        return this == DEPROVISION || this == UNBIND;
    }
}
