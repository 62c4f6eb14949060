/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.util.List;

/** What tofu is asked to do, in this order; of the last two one. */
public enum TofuStep {

    /** To say what it is. */
    VERSION(List.of("version")),
    /** To find the providers. */
    INIT(List.of("init", "-backend=false", "-input=false", "-no-color")),
    /** To judge the templates without values. */
    VALIDATE(List.of("validate", "-json", "-no-color")),
    /** To say what it would do with the values. */
    PLAN(List.of("plan", "-input=false", "-no-color", "-lock=false"));

    private final List<String> arguments;

    TofuStep(List<String> arguments) {
        this.arguments = arguments;
    }

    /** Command and options as given to tofu. */
    public List<String> arguments() {
        return arguments;
    }

    /** As people call it: {@code tofu init}. */
    public String title() {
        return "tofu " + arguments.getFirst();
    }
}
