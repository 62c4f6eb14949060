/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

/** The steps in which the broker works on a request, in their order. */
public enum Step {
    /** Whether the parameters may be given at all (broker-behaviour 4.2). */
    ADMISSION("request"),
    OPERATOR_DEFAULTS("operator defaults"),
    USER_PARAMETERS("user parameters"),
    PLAN_OVERRIDES("plan overrides"),
    /** Of user inputs that have no value yet. */
    DEFAULTS("defaults"),
    /** Of provisioning only: binding reads plan properties through computed inputs. */
    PLAN_PROPERTIES("plan properties"),
    COMPUTED_INPUTS("computed inputs"),
    /** All values against the schema of the user inputs. */
    REQUEST_SCHEMA("request schema"),
    /** What of them the template declares goes to tofu. */
    WORKSPACE("workspace");

    private final String title;

    Step(String title) {
        this.title = title;
    }

    /** For people. */
    public String title() {
        return title;
    }
}
