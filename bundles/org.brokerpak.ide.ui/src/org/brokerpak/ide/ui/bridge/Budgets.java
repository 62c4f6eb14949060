/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.time.Duration;

/**
 * How long a part of the editor waits for the server, never on the UI thread. What comes later is not shown; the user
 * asks again.
 */
final class Budgets {

    /** Proposals after Ctrl+Space; the popup says that it computes meanwhile. */
    static final Duration COMPLETION = Duration.ofSeconds(3);
    /** The hover at the mouse. */
    static final Duration HOVER = Duration.ofSeconds(1);

    /** What stands beside the list of proposals. */
    static final Duration DOCUMENTATION = Duration.ofSeconds(2);
    /** The changes of a quick fix that was chosen. */
    static final Duration FIX = Duration.ofSeconds(5);

    private Budgets() {
    }
}
