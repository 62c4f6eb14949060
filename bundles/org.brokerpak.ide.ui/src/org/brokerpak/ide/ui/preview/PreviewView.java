/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.List;
import java.util.function.Consumer;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.core.files.ResourceChanges;
import org.brokerpak.ide.ui.BrokerpakImages;
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
 * reads in the background.
 */
public final class PreviewView extends ViewPart {

    /** The view's id in {@code plugin.xml}. */
    public static final String ID = "org.brokerpak.ide.ui.preview";

    private final PreviewJob job = new PreviewJob(this::showLater);
    private final IPartListener2 follower = new IPartListener2() {
        @Override
        public void partActivated(IWorkbenchPartReference part) {
            follow(part.getPart(false) instanceof IEditorPart editor ? editor : null);
        }
    };
    private final IResourceChangeListener saves = event -> {
        if (event.getDelta() != null && ResourceChanges.touchFiles(event.getDelta())) {
            job.refresh();
        }
    };
    private final Consumer<IFile> typing = file -> job.refresh();
    private final IAction pin = new Action("Pin", IAction.AS_CHECK_BOX) {
        @Override
        public void run() {
            follow(getSite().getPage().getActiveEditor());
        }
    };
    private Composite stack;
    private Label empty;
    private PreviewFiles files;
    private PreviewChoosers choosers;
    private Label summary;
    private PreviewResult shown;

    @Override
    public void createPartControl(Composite parent) {
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
        choosers = new PreviewChoosers(parent, job::show);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(choosers.control());
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(stack);
        Composite message = new Composite(stack, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(10, 10).applyTo(message);
        empty = new Label(message, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(empty);
        files = new PreviewFiles(stack);
        summary = new Label(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).indent(5, 2).applyTo(summary);
        addActions(getViewSite().getActionBars().getToolBarManager());
        listen();
    }

    /** What the view shows, as one control. */
    public Composite control() {
        return stack.getParent();
    }

    private void addActions(IToolBarManager tools) {
        pin.setToolTipText("Pin: keep this pak and service while other editors are activated");
        pin.setImageDescriptor(BrokerpakImages.descriptor(BrokerpakImages.PIN));
        Action refresh = new Action("Refresh") {
            @Override
            public void run() {
                job.refresh();
            }
        };
        refresh.setToolTipText("Refresh: read the files again");
        refresh.setImageDescriptor(PlatformUI.getWorkbench().getSharedImages()
                .getImageDescriptor(ISharedImages.IMG_ELCL_SYNCED));
        tools.add(pin);
        tools.add(refresh);
    }

    private void listen() {
        getSite().getPage().addPartListener(follower);
        ResourcesPlugin.getWorkspace().addResourceChangeListener(saves, IResourceChangeEvent.POST_CHANGE);
        BrokerpakCore.get().openFiles().addListener(typing);
        show(PreviewResult.of(PreviewRequest.FIRST, List.of()));
        job.refresh();
        follow(getSite().getPage().getActiveEditor());
    }

    @Override
    public void dispose() {
        getSite().getPage().removePartListener(follower);
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(saves);
        BrokerpakCore.get().openFiles().removeListener(typing);
        job.cancel();
        super.dispose();
    }

    @Override
    public void setFocus() {
        choosers.setFocus();
    }

    private void follow(IEditorPart editor) {
        IFile file = editor == null || pin.isChecked() ? null : ResourceUtil.getFile(editor.getEditorInput());
        if (file != null) {
            job.show(job.request().withFocus(file));
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
        if (result.showsSameAs(shown)) {
            return;
        }
        shown = result;
        choosers.show(result);
        String emptiness = result.emptiness();
        empty.setText(emptiness);
        files.show(PreviewFile.of(result));
        ((StackLayout) stack.getLayout()).topControl = emptiness.isEmpty() ? files.control() : empty.getParent();
        stack.layout();
        summary.setText(summary(result));
        summary.requestLayout();
    }

    private static String summary(PreviewResult result) {
        if (result.workspace() == null || !result.emptiness().isEmpty()) {
            return "";
        }
        int count = result.workspace().files().size();
        int missing = result.workspace().missing().size();
        return count + (count == 1 ? " file, " : " files, ") + result.workspace().layout().description()
                + (missing == 0 ? "" : "; " + missing + " cannot be read");
    }
}
