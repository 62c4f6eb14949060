/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.brokerpak.branding.start.WindowPicture;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** The running workbench, as the tests see it. To be used in the UI thread, in which the tests run. */
final class Workbench {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int LOOK_AGAIN_MILLIS = 50;

    private Workbench() {
    }

    static IWorkbenchWindow window() {
        return PlatformUI.getWorkbench().getWorkbenchWindows()[0];
    }

    static IWorkbenchPage page() {
        return window().getActivePage();
    }

    /** Lets the workbench work until a condition holds, and fails with the words if it never does. */
    static void await(String what, BooleanSupplier condition) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                fail("after " + PATIENCE.toSeconds() + " s still not true: " + what);
            }
            workAWhile();
        }
    }

    private static void workAWhile() {
        Display display = PlatformUI.getWorkbench().getDisplay();
        AtomicBoolean over = new AtomicBoolean();
        display.timerExec(LOOK_AGAIN_MILLIS, () -> over.set(true));
        while (!over.get()) {
            if (!display.readAndDispatch()) {
                display.sleep();
            }
        }
    }

    /**
     * Keeps a picture of the window for people to look at, below {@code target/pictures}, as soon as the window has
     * stopped changing.
     */
    static Path picture(String name) throws IOException {
        Path file = Path.of(System.getProperty("brokerpak.pictures", "target/pictures"), name + ".png");
        Shell shell = window().getShell();
        AtomicReference<byte[]> before = new AtomicReference<>(new byte[0]);
        await("the window has stopped changing", () -> {
            byte[] now = WindowPicture.of(shell).data;
            return Arrays.equals(before.getAndSet(now), now);
        });
        WindowPicture.save(shell, file);
        return file;
    }
}
