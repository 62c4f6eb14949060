/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Map;

import org.brokerpak.ide.ui.bridge.BridgeClient;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** The same editor with LSP4E as its client; run with -Dlsp4e.p2=FOLDER, where FOLDER is a p2 repository of LSP4E. */
class Lsp4eTest {

    private static final String MISSPELT = "packversion: 1\nname: a\nversion: 0.1.0\nmetdata: {}\n";

    static boolean isInstalled() {
        boolean installed = Platform.getBundle("org.eclipse.lsp4e") != null;
        if (!installed) {
            System.out.println("The test of LSP4E does not run: LSP4E is not installed here. Give -Dlsp4e.p2=FOLDER.");
        }
        return installed;
    }

    @Test
    @EnabledIf(value = "isInstalled", disabledReason = "LSP4E is not installed in this run; give -Dlsp4e.p2=FOLDER")
    void withLsp4eAFindingIsShownOnce() throws Exception {
        assertFalse(BridgeClient.isInCharge());
        try (PakProject pak = PakProject.of("lsp4e", Map.of("manifest.yml", MISSPELT))) {
            pak.awaitChecks();
            assertEquals(1, pak.markers("manifest.yml").size());
            PakEditor editor = PakEditor.open(pak.file("manifest.yml"));
            Workbench.await("the builder has handed over", () -> pak.markers("manifest.yml").isEmpty());
            Workbench.await("LSP4E shows the finding", () -> editor.squiggles().contains("metdata"));
            assertEquals(1, pak.problems("manifest.yml").size());
            editor.close();
            Workbench.await("the builder shows it again", () -> pak.markers("manifest.yml").size() == 1);
            assertEquals(1, pak.problems("manifest.yml").size());
        }
    }

    @Test
    void exactlyOneClientIsInCharge() {
        assertEquals(Platform.getBundle("org.eclipse.lsp4e") == null, BridgeClient.isInCharge());
    }
}
