/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.brokerpak.ide.ui.BrokerpakImages;
import org.brokerpak.model.resolution.Operation;
import org.brokerpak.model.resolution.RequestPlan;
import org.brokerpak.model.resolution.ResolutionRequest;
import org.brokerpak.pak.tofu.TofuStep;
import org.eclipse.compare.CompareUI;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchListener;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.PlatformUI;

/** What can be done with the files that are shown: run tofu, compare, write them to disk. */
final class PreviewActions {

    private static final long LONGEST_END_MILLIS = 10_000;

    private final IWorkbenchPartSite site;
    private final PreviewMemory memory;
    private final Supplier<PreviewResult> shown;
    private final Consumer<String> told;
    private final Consumer<String> tofuTold;
    private final MenuAction run;
    private final MenuAction compare;
    private final MenuAction folder;
    private final Action stop;
    private TofuRun running;
    /** Whoever leaves Eclipse leaves no tofu behind: it is ended before the process is. */
    private final IWorkbenchListener closing = new IWorkbenchListener() {
        @Override
        public boolean preShutdown(IWorkbench workbench, boolean forced) {
            return true;
        }

        @Override
        public void postShutdown(IWorkbench workbench) {
            stopAndWait();
        }
    };

    /**
     * Makes the actions.
     *
     * @param told takes sentences about what was done
     * @param tofuTold takes what became of a run of tofu
     */
    PreviewActions(IWorkbenchPartSite site, PreviewMemory memory, Supplier<PreviewResult> shown,
            Consumer<String> told, Consumer<String> tofuTold) {
        this.site = site;
        this.memory = memory;
        this.shown = shown;
        this.told = told;
        this.tofuTold = tofuTold;
        ISharedImages images = PlatformUI.getWorkbench().getSharedImages();
        run = new MenuAction("Run tofu", "let tofu judge these files, offline",
                DebugUITools.getImageDescriptor(IDebugUIConstants.IMG_ACT_RUN), () -> runTofu(TofuStep.VALIDATE),
                this::fillRun);
        compare = new MenuAction("Compare", "with another plan or operation",
                BrokerpakImages.descriptor(BrokerpakImages.COMPARE), null, this::fillCompare);
        ImageDescriptor folderImage = images.getImageDescriptor(ISharedImages.IMG_OBJ_FOLDER);
        folder = new MenuAction("Open Folder", "write these files to disk", folderImage, this::openFolder,
                this::fillFolder);
        stop = new Action("Stop tofu") {
            @Override
            public void run() {
                stop();
            }
        };
        stop.setToolTipText("Stop tofu: end it and all it has started");
        stop.setImageDescriptor(images.getImageDescriptor(ISharedImages.IMG_ELCL_STOP));
        stop.setDisabledImageDescriptor(images.getImageDescriptor(ISharedImages.IMG_ELCL_STOP_DISABLED));
        stop.setEnabled(false);
        PlatformUI.getWorkbench().addWorkbenchListener(closing);
    }

    void addTo(IToolBarManager tools) {
        tools.add(run);
        tools.add(stop);
        tools.add(compare);
        tools.add(folder);
        tools.add(new Separator());
    }

    /** Follows what is shown. */
    void update() {
        boolean files = shown.get().emptiness().isEmpty();
        run.setEnabled(files && running == null);
        compare.setEnabled(files);
        folder.setEnabled(files);
    }

    void dispose() {
        stop();
        if (!PlatformUI.getWorkbench().isClosing()) {
            PlatformUI.getWorkbench().removeWorkbenchListener(closing);
        }
        run.dispose();
        compare.dispose();
        folder.dispose();
    }

    private void fillRun(MenuManager menu) {
        menu.add(MenuAction.entry("Validate", () -> runTofu(TofuStep.VALIDATE)));
        menu.add(MenuAction.entry("Plan", () -> runTofu(TofuStep.PLAN)));
        menu.add(new Separator());
        Action own = MenuAction.entry("Use the Pak's tofu, or the One on the PATH", () -> memory.setTofu(""));
        own.setChecked(memory.tofu().isEmpty());
        menu.add(own);
        if (!memory.tofu().isEmpty()) {
            Action chosen = MenuAction.entry("Use " + memory.tofu(), () -> { });
            chosen.setChecked(true);
            menu.add(chosen);
        }
        menu.add(MenuAction.entry("Choose Another tofu...", this::chooseTofu));
    }

    private void chooseTofu() {
        FileDialog dialog = new FileDialog(site.getShell(), SWT.OPEN);
        dialog.setText("Choose the tofu to run");
        String file = dialog.open();
        if (file != null) {
            memory.setTofu(file);
        }
    }

    private void runTofu(TofuStep step) {
        PreviewResult result = shown.get();
        if (running != null || result.preview() == null) {
            return;
        }
        String title = step.title() + ": " + result.service().displayedName() + ", "
                + PreviewCompare.title(result.preview().request());
        TofuConsole console = new TofuConsole(site.getPage(), result.pak(), title);
        Display display = site.getShell().getDisplay();
        running = new TofuRun(result, step, memory.tofu(), console, outcome -> display.asyncExec(
                () -> tofuTold.accept(outcome)));
        running.addJobChangeListener(IJobChangeListener.onDone(event -> {
            if (!display.isDisposed()) {
                display.asyncExec(this::ended);
            }
        }));
        stop.setEnabled(true);
        run.setEnabled(false);
        tofuTold.accept(step.title() + " is running ...");
        running.schedule();
    }

    private void ended() {
        running = null;
        stop.setEnabled(false);
        update();
    }

    private void stop() {
        if (running != null) {
            running.cancel();
        }
    }

    private void stopAndWait() {
        stop();
        try {
            if (running != null) {
                running.join(LONGEST_END_MILLIS, null);
            }
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }

    private void fillCompare(MenuManager menu) {
        PreviewResult result = shown.get();
        if (result.preview() == null) {
            return;
        }
        ResolutionRequest now = result.preview().request();
        result.plans().stream().filter(plan -> !plan.name().equals(now.plan().name()))
                .forEach(plan -> menu.add(MenuAction.entry("With Plan " + plan.name(),
                        () -> compare(result, plan, now.operation()))));
        menu.add(new Separator());
        Arrays.stream(Operation.values()).filter(operation -> operation != now.operation())
                .filter(operation -> operation.action() == now.operation().action())
                .forEach(operation -> menu.add(MenuAction.entry("With " + PreviewChoosers.title(operation),
                        () -> compare(result, now.plan(), operation))));
        menu.add(new Separator());
        Arrays.stream(Operation.values()).filter(operation -> operation.action() != now.operation().action())
                .forEach(operation -> menu.add(MenuAction.entry("With " + PreviewChoosers.title(operation),
                        () -> compare(result, now.plan(), operation))));
    }

    private void compare(PreviewResult result, RequestPlan plan, Operation operation) {
        String title = (plan.name().isEmpty() ? "" : "plan " + plan.name() + ", ") + operation.id();
        CompareUI.openCompareEditorOnPage(new PreviewCompare(result.preview(), title,
                () -> result.other(plan, operation, memory)), site.getPage());
    }

    private void fillFolder(MenuManager menu) {
        menu.add(MenuAction.entry("Open in a Temporary Folder", this::openFolder));
        menu.add(MenuAction.entry("Write Files To...", this::writeTo));
    }

    private void openFolder() {
        export(null, file -> Program.launch(file.toString()));
    }

    private void writeTo() {
        DirectoryDialog dialog = new DirectoryDialog(site.getShell(), SWT.SAVE);
        dialog.setText("Write workspace files");
        dialog.setMessage("A new folder is made in the one you choose.");
        String chosen = dialog.open();
        if (chosen != null) {
            export(Path.of(chosen), file -> { });
        }
    }

    private void export(Path parent, Consumer<Path> then) {
        PreviewResult result = shown.get();
        if (result.preview() == null) {
            return;
        }
        Display display = site.getShell().getDisplay();
        String name = result.service().displayedName().replaceAll("[^\\w-]+", "-") + "-" + result.operation().id();
        Job export = new WorkspaceExport(result.preview().workspace(), parent, name, file -> display.asyncExec(() -> {
            told.accept("Wrote the files to " + file);
            then.accept(file);
        }));
        export.schedule();
    }
}
