/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution.schema;

/** A schema that the broker cannot load; never leaves this package. */
final class BrokenSchemaException extends Exception {

    private static final long serialVersionUID = 1L;

    private final boolean crash;

    private BrokenSchemaException(String message, boolean crash) {
        super(message, null, false, false);
        this.crash = crash;
    }

    /** An error that the broker would report with this text. */
    static BrokenSchemaException error(String brokerText) {
        return new BrokenSchemaException(brokerText, false);
    }

    /** A schema at which the broker's process would panic. */
    static BrokenSchemaException crash(String what) {
        return new BrokenSchemaException(what + "; the broker process would crash here", true);
    }

    boolean isCrash() {
        return crash;
    }
}
