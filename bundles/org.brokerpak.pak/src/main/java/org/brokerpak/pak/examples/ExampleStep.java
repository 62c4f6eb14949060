/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

/** What is done for an example, in this order. */
public enum ExampleStep {
    /** The requests are compared with what the definition allows, before anything is sent. */
    CHECK("check"),
    PROVISION("provision"),
    /** The instance is updated with the parameters it has; only on demand. */
    UPDATE("update"),
    BIND("bind"),
    /** The credentials are compared with the declared outputs. */
    CREDENTIALS("credentials"),
    UNBIND("unbind"),
    DEPROVISION("deprovision");

    private final String title;

    ExampleStep(String title) {
        this.title = title;
    }

    /** One word for people. */
    public String title() {
        return title;
    }
}
