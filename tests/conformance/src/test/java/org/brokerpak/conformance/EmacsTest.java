/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Emacs's Eglot, set up as the README says, shows our diagnostics and takes our completions. */
class EmacsTest {

    @TempDir
    Path folder;

    @Test
    void showsFindingsAndCompletesKeys() throws IOException, InterruptedException {
        String output = EditorRun.output("Emacs", "emacs", folder, "emacs.el", "--batch", "-l");
        boolean lacking = output.contains("lacking ");
        if (lacking) {
            System.out.println("Emacs: Eglot or a YAML mode is not installed, so the language server was not run with it.");
        }
        assumeFalse(lacking, "Eglot or a YAML mode is not installed");
        assertTrue(output.contains("diagnostic 4 brokerpak [unknown-field]"), output);
        assertTrue(output.contains("completion required_env_variables"), output);
        assertFalse(output.contains("error in process"), output);
    }
}
