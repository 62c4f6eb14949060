/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.examples;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

import org.brokerpak.ide.core.launch.ExamplesRun;
import org.brokerpak.ide.ui.BrokerpakImages;
import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/** Services, their examples, and the steps of each. UI thread. */
final class ExamplesTree {

    private static final int LABEL_WIDTH = 180;
    private static final int VERDICT_WIDTH = 80;
    private static final int TIME_WIDTH = 65;
    private static final int MESSAGE_WIDTH = 700;

    private final TreeViewer viewer;
    /** Rows that were opened once because of what happened; they are the user's to close. */
    private final Set<ExampleRow> opened = new HashSet<>();
    private ExamplesRun shown;

    ExamplesTree(Composite parent, Consumer<ExampleRow> open) {
        viewer = new TreeViewer(parent, SWT.FULL_SELECTION | SWT.SINGLE | SWT.H_SCROLL | SWT.V_SCROLL);
        viewer.getTree().setHeaderVisible(true);
        AccessibleNames.set(viewer.getTree(), "Examples, their steps and how they went");
        ColumnViewerToolTipSupport.enableFor(viewer);
        column("Example", LABEL_WIDTH, SWT.LEAD, ExampleRow::label, true);
        column("Verdict", VERDICT_WIDTH, SWT.LEAD, row -> row.look().words(), false);
        column("Time", TIME_WIDTH, SWT.TRAIL, ExampleRow::time, false);
        column("Message", MESSAGE_WIDTH, SWT.LEAD, ExampleRow::message, false);
        viewer.setUseHashlookup(true);
        viewer.setContentProvider(new Content());
        viewer.addOpenListener(event -> {
            if (((StructuredSelection) event.getSelection()).getFirstElement() instanceof ExampleRow row) {
                if (row.example() == null) {
                    viewer.setExpandedState(row, !viewer.getExpandedState(row));
                } else {
                    open.accept(row);
                }
            }
        });
    }

    private void column(String title, int width, int style, Function<ExampleRow, String> text, boolean picture) {
        TreeViewerColumn column = new TreeViewerColumn(viewer, style);
        column.getColumn().setText(title);
        column.getColumn().setWidth(width);
        column.getColumn().setResizable(true);
        column.setLabelProvider(new ColumnLabelProvider() {
            @Override
            public String getText(Object element) {
                return text.apply((ExampleRow) element).replaceAll("\\s*[\\r\\n]+\\s*", " ");
            }

            @Override
            public Image getImage(Object element) {
                return picture ? image(((ExampleRow) element).look()) : null;
            }

            @Override
            public String getToolTipText(Object element) {
                String message = ((ExampleRow) element).message();
                return message.isEmpty() ? null : message;
            }
        });
    }

    private static Image image(ExampleRow.Look look) {
        ISharedImages shared = PlatformUI.getWorkbench().getSharedImages();
        return switch (look) {
            case PASSED -> BrokerpakImages.get(BrokerpakImages.PASSED);
            case WARNING -> shared.getImage(ISharedImages.IMG_OBJS_WARN_TSK);
            case FAILED, LEFT -> shared.getImage(ISharedImages.IMG_OBJS_ERROR_TSK);
            case RUNNING -> DebugUITools.getImage(IDebugUIConstants.IMG_ACT_RUN);
            case WAITING, CANCELLED, NOT_RUN -> BrokerpakImages.get(BrokerpakImages.WAITING);
        };
    }

    /** Shows a run as it is now; null for none. What is open and selected stays so. */
    void show(ExamplesRun run) {
        if (run != shown) {
            shown = run;
            opened.clear();
            viewer.setInput(run);
        } else {
            viewer.refresh();
        }
        if (run != null) {
            expand(ExampleRow.of(run));
        }
    }

    private void expand(List<ExampleRow> rows) {
        for (ExampleRow row : rows) {
            boolean telling = row.look() == ExampleRow.Look.FAILED || row.look() == ExampleRow.Look.WARNING;
            if ((row.parent() == null || telling && row.isExample()) && opened.add(row)) {
                viewer.setExpandedState(row, true);
            }
            expand(row.children());
        }
    }

    TreeViewer viewer() {
        return viewer;
    }

    /** The selected row; null for none. */
    ExampleRow selected() {
        return (ExampleRow) viewer.getStructuredSelection().getFirstElement();
    }

    private static final class Content implements ITreeContentProvider {

        @Override
        public Object[] getElements(Object input) {
            return ExampleRow.of((ExamplesRun) input).toArray();
        }

        @Override
        public Object[] getChildren(Object row) {
            return ((ExampleRow) row).children().toArray();
        }

        @Override
        public Object getParent(Object row) {
            return ((ExampleRow) row).parent();
        }

        @Override
        public boolean hasChildren(Object row) {
            return !((ExampleRow) row).children().isEmpty();
        }
    }
}
