/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.brokerpak.ide.core.problems.ProblemMarker;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.swt.widgets.Combo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** A large pak of other people, as its author would open it. */
class CorpusPakTest {

    private static final String NAME = "cloudfoundry+csb-brokerpak-gcp";

    private static Path folder() {
        return Path.of(System.getProperty("brokerpak.corpus", ""), NAME);
    }

    static boolean isPresent() {
        boolean present = Files.isDirectory(folder());
        if (!present) {
            System.out.println("The test of a real pak does not run: there is no " + folder()
                    + ". Give -Dbrokerpak.corpus=FOLDER.");
        }
        return present;
    }

    @Test
    @EnabledIf(value = "isPresent", disabledReason = "the corpus is not here; give -Dbrokerpak.corpus=FOLDER")
    void anOfficialPakHasNoErrorsAndCanBePreviewed() throws Exception {
        Workbench.reset();
        try (PakProject pak = PakProject.copy("official", folder())) {
            pak.awaitChecks();
            List<String> errors = Arrays
                    .stream(pak.project().findMarkers(ProblemMarker.TYPE, true, IResource.DEPTH_INFINITE))
                    .filter(marker -> marker.getAttribute(IMarker.SEVERITY, -1) == IMarker.SEVERITY_ERROR)
                    .map(marker -> marker.getResource().getFullPath() + ": " + marker.getAttribute(IMarker.MESSAGE, ""))
                    .toList();
            assertEquals(List.of(), errors);

            PreviewTexts preview = PreviewTexts.openNew();
            Workbench.await("all services can be chosen",
                    () -> preview.all(Combo.class).get(1).getItemCount() > 1);
            Workbench.await("files are shown", () -> !preview.files().isEmpty());
            assertTrue(preview.text().length() > 0);
            Workbench.picture("official-pak");
        }
    }
}
