/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

/** What became of an evaluation or a cast: a value or the broker's refusal. */
public sealed interface HilOutcome {

    /**
     * It worked.
     *
     * @param value of an evaluation String, List or Map, their elements likewise; of a cast also Long, Double or
     *     Boolean, and {@code null} where the broker gets a list or object without a value. A byte that a cut left
     *     without its character is in a string what {@link org.brokerpak.syntax.hil.go.GoText} makes of it.
     */
    record Value(Object value) implements HilOutcome {
    }

    /**
     * It failed.
     *
     * @param message the broker's exact text; when it crashes, ours
     * @param crash whether the broker's process would crash instead of reporting an error
     */
    record Failure(String message, boolean crash) implements HilOutcome {
    }
}
