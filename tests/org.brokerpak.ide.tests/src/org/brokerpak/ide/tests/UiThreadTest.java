/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.Test;

/** Invariant 4: nothing waits on the UI thread, however busy server and builder are. */
class UiThreadTest {

    private static final int INPUTS = 500;
    private static final String TYPED = "# typed while everything is busy";

    @Test
    void typingGoesOnWhileServerAndBuilderAreBusy() throws Exception {
        Workbench.reset();
        try (PakProject pak = PakProject.of("busy", Map.of(
                "manifest.yml", "packversion: 1\nname: busy\nversion: 1\nservice_definitions: [large.yml]\n",
                "large.yml", largeDefinition()))) {
            PakEditor editor = PakEditor.open(pak.file("large.yml"));
            try (UiWatchdog watchdog = new UiWatchdog()) {
                Job build = Job.create("Building again and again", (ICoreRunnable) monitor -> {
                    for (int i = 0; i < 5 && !monitor.isCanceled(); i++) {
                        pak.project().build(IncrementalProjectBuilder.FULL_BUILD, monitor);
                    }
                });
                build.schedule();
                editor.caretAfter("version: 1\n");
                for (char c : TYPED.toCharArray()) {
                    editor.type(String.valueOf(c));
                    Workbench.workAWhile();
                }
                editor.type("\nsup");
                ((ITextOperationTarget) editor.viewer()).doOperation(ISourceViewer.CONTENTASSIST_PROPOSALS);
                Workbench.await("the build is over", () -> build.getState() == Job.NONE);
                Workbench.await("the newest text is judged",
                        () -> editor.squiggles().stream().anyMatch(text -> text.contains("sup")));
                assertEquals(List.of(), watchdog.stalls(), "the UI thread was held up");
                assertTrue(watchdog.beats() > 0, "the watchdog watched");
                System.out.println("UI thread while server and builder were busy: " + watchdog.beats()
                        + " signs of life, the longest wait " + watchdog.longest() + " ms");
            }
        }
    }

    private static String largeDefinition() {
        StringBuilder text = new StringBuilder("version: 1\nname: large\nid: 0cb7a0ba-6a1e-4f4b-8a5c-0a3b5b1b1c11\n"
                + "description: Large\ndisplay_name: Large\nplans: []\nprovision:\n  user_inputs:\n");
        for (int i = 0; i < INPUTS; i++) {
            text.append("  - field_name: input_").append(i).append("\n    type: string\n    details: Input ").append(i)
                    .append("\n    minumum: 1\n");
        }
        return text.append("bind: {}\n").toString();
    }
}
