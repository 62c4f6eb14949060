/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.core.files.ResourceChanges;
import org.brokerpak.ide.ui.BrokerpakImages;
import org.brokerpak.ide.ui.help.HelpIds;
import org.brokerpak.model.resolution.Operation;
import org.brokerpak.model.resolution.Resolution;
import org.brokerpak.model.service.ActionModule.Place;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.part.ViewPart;

/**
 * The view <em>Workspace Preview</em>. Follows the active editor unless pinned, and what is typed or saved always;
 * works everything out in the background.
 */
public final class PreviewView extends ViewPart {

    /** The view's id in {@code plugin.xml}. */
    public static final String ID = "org.brokerpak.ide.ui.preview";

    /** A result that is later than this is said to be on its way. */
    private static final int PATIENCE_MILLIS = 400;

    private final PreviewMemory memory = new PreviewMemory();
    private final PreviewJob job = new PreviewJob(memory, this::showLater);
    private final IPartListener2 follower = new IPartListener2() {
        @Override
        public void partActivated(IWorkbenchPartReference part) {
            follow(part.getPart(false) instanceof IEditorPart editor ? editor : null);
        }
    };
    private final IResourceChangeListener saves = event -> {
        if (event.getDelta() != null && ResourceChanges.touchFiles(event.getDelta())) {
            refresh();
        }
    };
    private final Consumer<IFile> typing = file -> refresh();
    private final IAction pin = new Action("Pin", IAction.AS_CHECK_BOX) {
        @Override
        public void run() {
            follow(getSite().getPage().getActiveEditor());
        }
    };
    private final IAction sync = new Action("Link with Editor", IAction.AS_CHECK_BOX) {
        @Override
        public void run() {
            memory.setLinked(isChecked());
            link.setOn(isChecked());
        }
    };
    private Composite stack;
    private Label empty;
    private PreviewBody body;
    private PreviewChoosers choosers;
    private PreviewFailure failure;
    private PreviewLink link;
    private PreviewActions actions;
    private Label status;
    private Label tofu;
    private PreviewResult shown = PreviewResult.NONE;
    /** Counts what was asked for, so that a late answer is known as such. */
    private int asked;

    @Override
    public void createPartControl(Composite parent) {
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HelpIds.PREVIEW);
        choosers = new PreviewChoosers(parent, this::choose);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(choosers.control());
        failure = new PreviewFailure(parent, this::go);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(failure.control());
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(stack);
        Composite message = new Composite(stack, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(10, 10).applyTo(message);
        empty = new Label(message, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(empty);
        body = new PreviewBody(stack, memory, new Doings());
        Composite bottom = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(5, 2).spacing(20, 0).applyTo(bottom);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(bottom);
        status = new Label(bottom, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).hint(0, SWT.DEFAULT).applyTo(status);
        tofu = new Label(bottom, SWT.NONE);
        tofu.setText("tofu: not run");
        actions = new PreviewActions(getSite(), memory, () -> shown, this::tell, this::tellOfTofu);
        link = new PreviewLink(getSite().getPage(), body, () -> shown);
        addActions(getViewSite().getActionBars().getToolBarManager());
        listen();
    }

    /** What the user does in the body of the view. */
    private final class Doings implements PreviewBody.Listener {

        @Override
        public void parametersChanged(Map<String, Object> parameters) {
            if (shown.service() != null) {
                memory.setParameters(shown.pak(), shown.service(), shown.operation(), parameters);
                refresh();
            }
        }

        @Override
        public void tell(String sentence) {
            PreviewView.this.tell(sentence);
        }

        @Override
        public void go(Place place) {
            PreviewView.this.go(place);
        }

        @Override
        public void looksAt(Optional<Place> place) {
            link.toEditor(place);
        }
    }

    /** What the view shows, as one control. */
    public Composite control() {
        return stack.getParent();
    }

    /**
     * Shows a service even if the view is pinned to another.
     *
     * @param definition its file
     * @param action {@code provision} or {@code bind}; anything else leaves the operation as it is
     */
    public void show(IFile definition, String action) {
        Operation now = job.request().operation();
        Operation wanted = now.action().key().equals(action) ? now : Arrays.stream(Operation.values())
                .filter(operation -> operation.id().equals(action)).findFirst().orElse(now);
        job.show(job.request().withOperation(wanted).withFocus(definition));
    }

    /** What stands beside the lines of the text, by their numbers from 0. */
    public Map<Integer, String> valuesBesideLines() {
        return body.valuesBesideLines();
    }

    private void addActions(IToolBarManager tools) {
        ISharedImages images = PlatformUI.getWorkbench().getSharedImages();
        pin.setToolTipText("Pin: keep this pak and service while other editors are activated");
        pin.setImageDescriptor(BrokerpakImages.descriptor(BrokerpakImages.PIN));
        pin.setChecked(memory.isPinned());
        sync.setToolTipText("Link with Editor: show what is selected here in the editor, and the other way round");
        sync.setImageDescriptor(images.getImageDescriptor(ISharedImages.IMG_ELCL_SYNCED));
        sync.setChecked(memory.isLinked());
        actions.addTo(tools);
        tools.add(sync);
        tools.add(pin);
        getViewSite().getActionBars().getMenuManager().add(MenuAction.entry("Refresh", this::refresh));
        getViewSite().getActionBars().getMenuManager().add(MenuAction.entry("Clear Parameters", () -> {
            body.takeParameters(Map.of());
            tell("The parameters of " + (shown.service() == null ? "no service" : shown.service().displayedName())
                    + " are cleared.");
        }));
    }

    private void listen() {
        getSite().getPage().addPartListener(follower);
        ResourcesPlugin.getWorkspace().addResourceChangeListener(saves, IResourceChangeEvent.POST_CHANGE);
        BrokerpakCore.get().openFiles().addListener(typing);
        show(PreviewResult.NONE);
        link.setOn(sync.isChecked());
        refresh();
        follow(getSite().getPage().getActiveEditor());
    }

    @Override
    public void dispose() {
        getSite().getPage().removePartListener(follower);
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(saves);
        BrokerpakCore.get().openFiles().removeListener(typing);
        job.cancel();
        if (link != null) {
            link.dispose();
            actions.dispose();
        }
        memory.setRequest(job.request(), pin.isChecked());
        memory.save();
        super.dispose();
    }

    @Override
    public void setFocus() {
        choosers.setFocus();
    }

    private void choose(PreviewRequest wanted) {
        job.show(wanted);
    }

    /** Looks again; in any thread. */
    private void refresh() {
        job.refresh();
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            if (stack != null && !stack.isDisposed()) {
                int number = ++asked;
                stack.getDisplay().timerExec(PATIENCE_MILLIS, () -> {
                    if (!stack.isDisposed() && number == asked && shown.preview() != null) {
                        tell("Old: a new result is being worked out ...");
                    }
                });
            }
        });
    }

    private void follow(IEditorPart editor) {
        IFile file = editor == null || pin.isChecked() ? null : ResourceUtil.getFile(editor.getEditorInput());
        if (file != null) {
            job.show(job.request().withFocus(file));
        }
    }

    private void go(Place place) {
        if (shown.pak() != null) {
            PreviewSource.open(getSite().getPage(), shown.pak(), place);
        }
    }

    private void tell(String sentence) {
        if (!status.isDisposed()) {
            status.setText(sentence.replace("&", "&&"));
            status.setToolTipText(sentence);
        }
    }

    private void tellOfTofu(String sentence) {
        if (!tofu.isDisposed()) {
            tofu.setText(sentence.length() <= 80 ? sentence : sentence.substring(0, 77) + "...");
            tofu.setToolTipText(sentence);
            tofu.requestLayout();
        }
    }

    private void showLater(PreviewResult result) {
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            if (!stack.isDisposed()) {
                show(result);
            }
        });
    }

    private void show(PreviewResult result) {
        asked++;
        shown = result;
        choosers.show(result);
        String emptiness = result.emptiness();
        empty.setText(emptiness);
        body.show(result);
        failure.show(result.preview() == null ? null : result.preview().resolution());
        ((StackLayout) stack.getLayout()).topControl = emptiness.isEmpty() ? body.control() : empty.getParent();
        stack.layout();
        actions.update();
        setContentDescription(result.old() ? "Old: shown is the last state that could be read, because of "
                + result.broken() : result.broken() != null ? "Incomplete: cannot be read: " + result.broken() : "");
        tell(summary(result));
        status.setToolTipText(result.preview() == null ? null
                : String.join("\n", result.preview().resolution().notes()));
    }

    private static String summary(PreviewResult result) {
        if (!result.emptiness().isEmpty()) {
            return "";
        }
        Resolution resolution = result.preview().resolution();
        int variables = resolution.values().size();
        int files = result.preview().workspace().files().size();
        int missing = result.preview().workspace().missing().size();
        int notes = resolution.notes().size();
        long millis = Math.max(1, Math.round(result.micros() / 1000.0));
        return (resolution.failure().isPresent() ? "refused: " : "ok: ") + count(variables, "variable")
                + " resolved in " + millis + " ms; " + count(files, "file") + ", " + result.preview().workspace().layout().description()
                + (missing == 0 ? "" : "; " + missing + " cannot be read")
                + (notes == 0 ? "" : "; " + count(notes, "note") + ": " + String.join("; ", resolution.notes()));
    }

    private static String count(int number, String word) {
        return number + " " + word + (number == 1 ? "" : "s");
    }
}
