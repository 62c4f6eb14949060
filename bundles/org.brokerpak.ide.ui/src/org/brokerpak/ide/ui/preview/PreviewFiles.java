/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

import org.brokerpak.ide.ui.BrokerpakImages;
import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/** The list of files. */
final class PreviewFiles {

    private final Composite area;
    private final TableViewer list;
    private List<PreviewFile> files = List.of();

    /**
     * Makes the list.
     *
     * @param selected is told which file is selected; null for none
     * @param open is asked to open the source of the selected file
     */
    PreviewFiles(Composite parent, Consumer<PreviewFile> selected, Runnable open) {
        area = new Composite(parent, SWT.NONE);
        list = new TableViewer(area, SWT.SINGLE | SWT.V_SCROLL | SWT.BORDER | SWT.FULL_SELECTION);
        AccessibleNames.set(list.getTable(), "Workspace files");
        TableColumnLayout columns = new TableColumnLayout();
        area.setLayout(columns);
        TableViewerColumn column = new TableViewerColumn(list, SWT.NONE);
        columns.setColumnData(column.getColumn(), new ColumnWeightData(1));
        column.setLabelProvider(new FileLabels());
        ColumnViewerToolTipSupport.enableFor(list);
        list.setContentProvider(ArrayContentProvider.getInstance());
        list.addSelectionChangedListener(event -> selected.accept(selected()));
        list.addOpenListener(event -> open.run());
        list.getTable().addKeyListener(KeyListener.keyPressedAdapter(event -> {
            if (event.keyCode == SWT.F3) {
                open.run();
            }
        }));
    }

    Composite control() {
        return area;
    }

    /** The selected file; null for none. */
    PreviewFile selected() {
        return (PreviewFile) list.getStructuredSelection().getFirstElement();
    }

    /** Shows files; the selected one stays selected if it is still among them. */
    void show(List<PreviewFile> shown) {
        if (shown.equals(files)) {
            return;
        }
        PreviewFile old = selected();
        files = shown;
        list.setInput(shown);
        PreviewFile selected = shown.stream().filter(file -> old != null && isSame(file, old)).findFirst()
                .or(() -> shown.stream().filter(file -> old != null && file.path().equals(old.path())).findFirst())
                .orElse(shown.isEmpty() ? null : shown.getFirst());
        list.setSelection(selected == null ? StructuredSelection.EMPTY : new StructuredSelection(selected), true);
    }

    /** Selects a file by its path in the workspace. */
    void select(String path) {
        files.stream().filter(file -> file.path().equals(path) && !file.equals(selected())).findFirst()
                .ifPresent(file -> list.setSelection(new StructuredSelection(file), true));
    }

    private static boolean isSame(PreviewFile file, PreviewFile other) {
        return Objects.equals(file.path(), other.path()) && Objects.equals(file.source(), other.source());
    }

    private static final class FileLabels extends ColumnLabelProvider {

        @Override
        public String getText(Object element) {
            return ((PreviewFile) element).path();
        }

        @Override
        public Image getImage(Object element) {
            return ((PreviewFile) element).isReadable() ? BrokerpakImages.get(BrokerpakImages.TEMPLATE)
                    : PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_WARN_TSK);
        }

        @Override
        public Color getForeground(Object element) {
            return ((PreviewFile) element).reached() ? null : PreviewColors.grey();
        }

        @Override
        public String getToolTipText(Object element) {
            PreviewFile file = (PreviewFile) element;
            return !file.isReadable() ? file.problem() : file.reached() ? null
                    : "The broker refuses the request before it writes this file.";
        }
    }
}
