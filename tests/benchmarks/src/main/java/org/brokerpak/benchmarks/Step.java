/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.benchmarks;

/** What is measured. */
enum Step {

    START("start -> first diagnostics"),
    CHANGE("change -> diagnostics"),
    COMPLETION("completion after a keystroke"),
    HOVER("hover");

    private final String title;

    Step(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }
}
