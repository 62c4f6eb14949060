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
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import java.util.function.BooleanSupplier;
import org.brokerpak.branding.start.WindowPicture;
import org.brokerpak.ide.ui.BrokerpakPerspective;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.navigator.CommonNavigator;
import org.eclipse.ui.navigator.resources.ProjectExplorer;

/** The running workbench, as the tests see it. To be used in the UI thread, in which the tests run. */
final class Workbench {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int LOOK_AGAIN_MILLIS = 50;
    /** A window that looks the same this often is drawn. */
    private static final int SAME_LOOKS = 4;
    private static final int SENTENCE_WIDTH = 720;
    private static final int WIDTH = 1400;
    private static final int HEIGHT = 900;

    private Workbench() {
    }

    static IWorkbenchWindow window() {
        return PlatformUI.getWorkbench().getWorkbenchWindows()[0];
    }

    static IWorkbenchPage page() {
        return window().getActivePage();
    }

    /** The Brokerpak perspective as it is at first, in a window of a usual size, without editors. */
    static void reset() throws WorkbenchException {
        window().getShell().setBounds(0, 0, WIDTH, HEIGHT);
        PlatformUI.getWorkbench().showPerspective(BrokerpakPerspective.ID, window());
        page().closeAllEditors(false);
        page().resetPerspective();
    }

    /** What a user does with a dialog. */
    @FunctionalInterface
    interface DialogAction {
        void on(Shell dialog) throws IOException;
    }

    /** Runs something on the first dialog whose title contains a text, as soon as it is there; does not wait for it. */
    static void onDialog(String title, DialogAction action) {
        Display display = PlatformUI.getWorkbench().getDisplay();
        Optional<Shell> dialog = Arrays.stream(display.getShells())
                .filter(shell -> shell.isVisible() && shell.getText().contains(title)).findFirst();
        if (dialog.isPresent()) {
            try {
                action.on(dialog.get());
            } catch (IOException unwritable) {
                fail(unwritable.getMessage());
            }
        } else {
            display.timerExec(LOOK_AGAIN_MILLIS, () -> onDialog(title, action));
        }
    }

    /** Lets the workbench work until a condition holds, and fails with the words if it never does. */
    static void await(String what, BooleanSupplier condition) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                fail("after " + PATIENCE.toSeconds() + " s still not true: " + what + lastLook());
            }
            workAWhile();
        }
    }

    /** Where a picture of what was there instead is. */
    private static String lastLook() {
        try {
            Path file = pictureFile("failure");
            WindowPicture.save(window().getShell(), file);
            return " (see " + file + ")";
        } catch (IOException unwritable) {
            return " (" + unwritable.getMessage() + ")";
        }
    }

    private static Path pictureFile(String name) {
        return Path.of(System.getProperty("brokerpak.pictures", "target/pictures"), name + ".png");
    }

    /** Lets the workbench do what waits, for a moment. */
    static void workAWhile() {
        Display display = PlatformUI.getWorkbench().getDisplay();
        AtomicBoolean over = new AtomicBoolean();
        display.timerExec(LOOK_AGAIN_MILLIS, () -> over.set(true));
        while (!over.get()) {
            if (!display.readAndDispatch()) {
                display.sleep();
            }
        }
    }

    /** Opens the groups of the Problems view, as soon as it lists any, and makes room for their sentences. */
    static void expandProblems() {
        await("the Problems view lists a finding", () -> problems().map(Workbench::expand).toList().contains(true));
    }

    private static Stream<TreeItem> problems() {
        return Controls.all(window().getShell(), Tree.class).stream()
                .filter(tree -> tree.getColumnCount() > 0 && tree.getColumn(0).getText().equals("Description"))
                .flatMap(tree -> {
                    tree.getColumn(0).setWidth(SENTENCE_WIDTH);
                    return Arrays.stream(tree.getItems());
                });
    }

    /** Opens the projects in the Project Explorer. */
    static void expandProjects() {
        ((CommonNavigator) page().findView(ProjectExplorer.VIEW_ID)).getCommonViewer().expandToLevel(2);
    }

    private static boolean expand(TreeItem item) {
        Event expansion = new Event();
        expansion.item = item;
        item.getParent().notifyListeners(SWT.Expand, expansion);
        item.setExpanded(true);
        return item.getItemCount() > 0;
    }

    /** Keeps a picture of the window for people to look at, below {@code target/pictures}. */
    static Path picture(String name) throws IOException {
        return pictureOf(window().getShell(), name);
    }

    /** Keeps a picture of a window or dialog as soon as it has stopped changing. */
    static Path pictureOf(Shell shell, String name) throws IOException {
        Path file = pictureFile(name);
        AtomicReference<byte[]> before = new AtomicReference<>(new byte[0]);
        AtomicInteger same = new AtomicInteger();
        await("the window has stopped changing", () -> {
            byte[] now = WindowPicture.of(shell).data;
            return Arrays.equals(before.getAndSet(now), now) && same.incrementAndGet() >= SAME_LOOKS;
        });
        WindowPicture.save(shell, file);
        return file;
    }
}
