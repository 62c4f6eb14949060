/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.util.List;

/** How a run ended. */
public sealed interface TofuResult {

    /** What there is to know besides, each a sentence without its final full stop. */
    List<String> notes();

    /**
     * Tofu gave a verdict.
     *
     * @param accepted whether it takes the workspace
     * @param step the step it was given in: a workspace may fail at {@link TofuStep#INIT} already
     * @param program what judged
     */
    record Judged(boolean accepted, TofuStep step, TofuProgram program, List<TofuDiagnostic> diagnostics,
            List<String> notes) implements TofuResult {

        public Judged {
            diagnostics = List.copyOf(diagnostics);
            notes = List.copyOf(notes);
        }
    }

    /**
     * There is no verdict.
     *
     * @param message why, a sentence without its final full stop
     */
    record Failed(String message, List<String> notes) implements TofuResult {

        public Failed {
            notes = List.copyOf(notes);
        }
    }

    /** Somebody stopped it. */
    record Cancelled() implements TofuResult {

        @Override
        public List<String> notes() {
            return List.of();
        }
    }
}
