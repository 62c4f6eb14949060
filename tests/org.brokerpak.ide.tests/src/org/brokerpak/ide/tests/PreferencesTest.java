/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.rules.LintSettings;
import org.brokerpak.rules.Profile;
import org.brokerpak.rules.Severity;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PreferencesTest {

    private static final String MISSPELT = "packversion: 1\nname: a\nversion: 0.1.0\nmetdata: {}\n";

    @AfterEach
    void standard() {
        BrokerpakCore.get().settings().change(LintSettings.STANDARD);
    }

    @Test
    void aRuleThatIsSwitchedOffIsOffInOpenAndClosedFiles() throws Exception {
        try (PakProject pak = PakProject.of("settings",
                Map.of("open/manifest.yml", MISSPELT, "closed/manifest.yml", MISSPELT))) {
            PakEditor.open(pak.file("open/manifest.yml"));
            Workbench.await("both are judged", () -> severity(pak, "open") == IMarker.SEVERITY_ERROR
                    && severity(pak, "closed") == IMarker.SEVERITY_ERROR);
            change(Optional.of(Severity.INFORMATION));
            Workbench.await("both are information", () -> severity(pak, "open") == IMarker.SEVERITY_INFO
                    && severity(pak, "closed") == IMarker.SEVERITY_INFO);
            change(Optional.empty());
            Workbench.await("both are gone", () -> severity(pak, "open") < 0 && severity(pak, "closed") < 0);
        }
    }

    private static void change(Optional<Severity> severity) {
        BrokerpakCore.get().settings().change(new LintSettings(Profile.BROKER, Map.of("unknown-field", severity)));
    }

    private static int severity(PakProject pak, String folder) {
        return pak.markers(folder + "/manifest.yml").stream()
                .filter(marker -> marker.getAttribute("rule", "").equals("unknown-field"))
                .mapToInt(marker -> marker.getAttribute(IMarker.SEVERITY, -1)).findFirst().orElse(-1);
    }

    @Test
    void thePageShowsProfileAndRules() throws Exception {
        Workbench.reset();
        PreferenceDialog dialog = PreferencesUtil.createPreferenceDialogOn(Workbench.window().getShell(),
                "org.brokerpak.ide.ui.preferences", null, null);
        dialog.setBlockOnOpen(false);
        dialog.open();
        Workbench.pictureOf(dialog.getShell(), "preferences");
        assertEquals("Brokerpak", dialog.getSelectedPage() instanceof PreferencePage page
                ? page.getTitle() : "");
        dialog.close();
    }
}
