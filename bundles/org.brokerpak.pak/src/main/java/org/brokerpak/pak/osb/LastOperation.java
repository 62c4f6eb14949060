/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.time.Duration;
import java.util.Optional;

/**
 * How far an operation is.
 *
 * @param state of the operation
 * @param description the broker's words, on one line; may be empty
 * @param retryAfter when to ask again, if the broker cares
 */
public record LastOperation(State state, String description, Optional<Duration> retryAfter) {

    /** States of an operation. */
    public enum State {
        IN_PROGRESS, SUCCEEDED, FAILED,
        /** The instance or binding is not there (any more). */
        GONE
    }
}
