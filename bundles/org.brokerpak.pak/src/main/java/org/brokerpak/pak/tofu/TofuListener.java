/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.util.Optional;

/** Is told what happens, in order and one thing at a time, on threads of the run. */
public interface TofuListener {

    /** One that does not care. */
    TofuListener SILENT = new TofuListener() { };

    /**
     * A line that tofu printed, without sensitive values and control characters.
     *
     * @param error whether it came on standard error
     * @param place what the line points at in the pak; null when it points at nothing
     */
    record Line(TofuStep step, String text, boolean error, PakPlace place) {

        public Optional<PakPlace> source() {
            return Optional.ofNullable(place);
        }
    }

    /** A step begins. */
    default void started(TofuStep step) {
    }

    /** A line was printed. */
    default void printed(Line line) {
    }
}
