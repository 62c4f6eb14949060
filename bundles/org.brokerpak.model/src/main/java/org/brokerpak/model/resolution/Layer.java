/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.Locale;

/** Where the value of a variable can come from, in the order of the broker (broker-behaviour 4.1, 4.3). */
public enum Layer {
    /** {@code GSB_PROVISION_DEFAULTS}. */
    GLOBAL_DEFAULT("operator default"),
    /** {@code GSB_SERVICE_<NAME>_PROVISION_DEFAULTS} or its like for binding. */
    SERVICE_DEFAULT("operator default"),
    /** A parameter of the request that made the instance, when it is updated. */
    EARLIER_PARAMETER("earlier parameter"),
    /** Read from the state by {@code tf_attribute}, when an instance is updated. */
    IMPORTED("imported value"),
    /** A parameter of the request. */
    PARAMETER("your parameter"),
    /** {@code provision_overrides} or {@code bind_overrides} of the plan. */
    PLAN_OVERRIDE("plan override"),
    /** The default of a user input. */
    DEFAULT("default"),
    /** {@code properties} of the plan; in binding those that are declared as plan inputs. */
    PLAN_PROPERTY("plan property"),
    /** A computed input. */
    COMPUTED_INPUT("computed input"),
    /** No layer has a value, so tofu gets null. */
    NOTHING("nothing");

    private final String title;

    Layer(String title) {
        this.title = title;
    }

    /** For people. */
    public String title() {
        return title;
    }

    /** For scripts: {@code plan-property}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
