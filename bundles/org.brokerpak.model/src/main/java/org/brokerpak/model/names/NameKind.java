/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.names;

/** What a name stands for. */
public enum NameKind {
    /** An input of an action: user input, plan input, computed input, and the variable of its templates. */
    INPUT("input"),
    /** An output of an action and of its templates; of provisioning also a detail of the instance. */
    OUTPUT("output"),
    /** The id of a plan, which examples refer to. */
    PLAN_ID("plan id"),
    /** A local value of a template. */
    LOCAL("local value"),
    /** A resource of a template. */
    RESOURCE("resource"),
    /** A data source of a template. */
    DATA("data source"),
    /** A call of a module in a template. */
    MODULE("module");

    private final String title;

    NameKind(String title) {
        this.title = title;
    }

    /** For people, in running text. */
    public String title() {
        return title;
    }
}
