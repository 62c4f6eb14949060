/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.examples;

import java.util.concurrent.atomic.AtomicBoolean;

import org.brokerpak.ide.core.launch.ExamplesLaunch;
import org.brokerpak.ide.core.launch.ExamplesRun;
import org.brokerpak.ide.ui.help.HelpIds;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;

/** The view <em>Brokerpak Examples</em>: the latest run, live. */
public final class ExamplesView extends ViewPart {

    /** The view's id in {@code plugin.xml}. */
    public static final String ID = "org.brokerpak.ide.ui.examples";

    private static final String EMPTY = "No examples have been run.\n\nSelect a pak, its manifest, a service definition "
            + "or a .brokerpak file, and choose Run As > Brokerpak Examples. Each example becomes a real instance at your "
            + "broker, which may cost money, and is removed again.\n\n<a>Open Run Configurations...</a>";

    private final AtomicBoolean refreshing = new AtomicBoolean();
    private final Runnable changes = this::refreshLater;
    private final IAction again = action("Run Again", "run the same examples again", this::runAgain);
    private final IAction stop = action("Stop", "begin nothing new and remove what is there", this::stopRun);
    private final IAction open = action("Open Example", "show it in its service definition", this::openSelected);
    private final IAction copy = action("Copy", "copy this line", this::copySelected);
    private Composite stack;
    private Composite empty;
    private Composite body;
    private Label summary;
    private ExamplesTree tree;
    private ExamplesRun run;

    private static IAction action(String text, String help, Runnable work) {
        IAction action = new Action(text) {
            @Override
            public void run() {
                work.run();
            }
        };
        action.setToolTipText(text + ": " + help);
        return action;
    }

    @Override
    public void createPartControl(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        PlatformUI.getWorkbench().getHelpSystem().setHelp(stack, HelpIds.EXAMPLES_VIEW);
        empty = new Composite(stack, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(10, 10).applyTo(empty);
        Link next = new Link(empty, SWT.WRAP);
        next.setText(EMPTY);
        next.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> openConfigurations()));
        GridDataFactory.fillDefaults().grab(true, true).applyTo(next);
        body = new Composite(stack, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        summary = new Label(body, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).indent(5, 3).hint(0, SWT.DEFAULT).applyTo(summary);
        Composite area = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(area);
        GridDataFactory.fillDefaults().grab(true, true).indent(0, 3).applyTo(area);
        tree = new ExamplesTree(area, this::open);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tree.viewer().getTree());
        addActions();
        show(latest());
    }

    private void addActions() {
        again.setImageDescriptor(DebugUITools.getImageDescriptor(IDebugUIConstants.IMG_ACT_RUN));
        ISharedImages images = PlatformUI.getWorkbench().getSharedImages();
        stop.setImageDescriptor(images.getImageDescriptor(ISharedImages.IMG_ELCL_STOP));
        copy.setImageDescriptor(images.getImageDescriptor(ISharedImages.IMG_TOOL_COPY));
        IToolBarManager tools = getViewSite().getActionBars().getToolBarManager();
        tools.add(again);
        tools.add(stop);
        getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
        MenuManager menu = new MenuManager();
        menu.add(open);
        menu.add(copy);
        tree.viewer().getTree().setMenu(menu.createContextMenu(tree.viewer().getTree()));
        tree.viewer().addSelectionChangedListener(event -> enable());
    }

    /** The newest run that the workbench knows of. */
    private static ExamplesRun latest() {
        ExamplesRun found = null;
        for (ILaunch launch : DebugPlugin.getDefault().getLaunchManager().getLaunches()) {
            for (IProcess process : launch.getProcesses()) {
                ExamplesRun here = process.getAdapter(ExamplesRun.class);
                found = here == null ? found : here;
            }
        }
        return found;
    }

    /** Shows a run instead of the one before; null for none. UI thread. */
    public void show(ExamplesRun other) {
        if (run != null) {
            run.removeListener(changes);
        }
        run = other;
        if (run != null) {
            run.addListener(changes);
        }
        refresh();
    }

    private void refreshLater() {
        // Many events soon after one another are one change to look at.
        if (refreshing.compareAndSet(false, true) && PlatformUI.isWorkbenchRunning()) {
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
                refreshing.set(false);
                refresh();
            });
        }
    }

    private void refresh() {
        if (stack.isDisposed()) {
            return;
        }
        tree.show(run);
        String sentence = run == null ? "" : (run.launch().getLaunchConfiguration() == null ? ""
                : run.launch().getLaunchConfiguration().getName() + ": ") + run.summary();
        summary.setText(sentence.replace("&", "&&"));
        summary.setToolTipText(sentence);
        ((StackLayout) stack.getLayout()).topControl = run == null ? empty : body;
        stack.layout();
        enable();
    }

    private void enable() {
        again.setEnabled(run != null && run.isOver() && run.launch().getLaunchConfiguration() != null);
        stop.setEnabled(run != null && !run.isOver());
        ExampleRow row = tree.selected();
        open.setEnabled(row != null && row.example() != null);
        copy.setEnabled(row != null);
    }

    private void runAgain() {
        ILaunchConfiguration configuration = run.launch().getLaunchConfiguration();
        DebugUITools.launch(configuration, ILaunchManager.RUN_MODE);
    }

    private void stopRun() {
        run.stop();
    }

    private void openSelected() {
        open(tree.selected());
    }

    private void open(ExampleRow row) {
        ExamplePlace.open(getSite().getPage(), run.pak(), row.example());
    }

    private void copySelected() {
        Clipboard clipboard = new Clipboard(Display.getCurrent());
        clipboard.setContents(new Object[] {tree.selected().line()}, new Transfer[] {TextTransfer.getInstance()});
        clipboard.dispose();
    }

    private void openConfigurations() {
        DebugUITools.openLaunchConfigurationDialogOnGroup(getSite().getShell(), new StructuredSelection(
                DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(ExamplesLaunch.TYPE)),
                IDebugUIConstants.ID_RUN_LAUNCH_GROUP);
    }

    /** What the view shows, as one control. */
    public Composite control() {
        return stack;
    }

    /** Run Again and Stop. */
    public IToolBarManager tools() {
        return getViewSite().getActionBars().getToolBarManager();
    }

    @Override
    public void setFocus() {
        if (run == null) {
            empty.setFocus();
        } else {
            tree.viewer().getTree().setFocus();
        }
    }

    @Override
    public void dispose() {
        if (run != null) {
            run.removeListener(changes);
        }
        super.dispose();
    }
}
