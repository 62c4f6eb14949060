/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

/** Ends an evaluation; never leaves this package. */
final class HilFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean crash;

    private HilFailure(String message, boolean crash) {
        super(message, null, false, false);
        this.crash = crash;
    }

    /** An error that the broker would report with this text. */
    static HilFailure error(String brokerText) {
        return new HilFailure(brokerText, false);
    }

    /** Input at which the broker's process would panic. */
    static HilFailure crash(String what) {
        return new HilFailure(what + "; the broker process would crash here", true);
    }

    boolean isCrash() {
        return crash;
    }
}
