/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Neovim's own client, which no one here wrote, shows our diagnostics and takes our completions. */
class NeovimTest {

    @TempDir
    Path folder;

    @Test
    void showsFindingsAndCompletesKeys() throws IOException, InterruptedException {
        String output = EditorRun.output("Neovim", "nvim", folder, "neovim.lua", "--headless", "-u", "NONE", "-S");
        assertTrue(output.contains("diagnostic 4 unknown-field"), output);
        assertTrue(output.contains("completion required_env_variables"), output);
    }
}
