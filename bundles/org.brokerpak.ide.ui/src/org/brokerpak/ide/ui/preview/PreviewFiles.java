/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.List;
import java.util.Objects;

import org.brokerpak.ide.ui.BrokerpakImages;
import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/** The list of files, and beside it the text of the selected one. */
final class PreviewFiles {

    private static final int[] LIST_AND_TEXT = {28, 72};

    private final SashForm sash;
    private final TableViewer list;
    private final PreviewText text;

    PreviewFiles(Composite parent) {
        sash = new SashForm(parent, SWT.HORIZONTAL);
        Composite left = new Composite(sash, SWT.NONE);
        list = new TableViewer(left, SWT.SINGLE | SWT.V_SCROLL | SWT.BORDER | SWT.FULL_SELECTION);
        AccessibleNames.set(list.getTable(), "Workspace files");
        TableColumnLayout columns = new TableColumnLayout();
        left.setLayout(columns);
        TableViewerColumn column = new TableViewerColumn(list, SWT.NONE);
        columns.setColumnData(column.getColumn(), new ColumnWeightData(1));
        column.setLabelProvider(new FileLabels());
        list.setContentProvider(ArrayContentProvider.getInstance());
        Composite right = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(right);
        text = new PreviewText(right);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(text.control());
        sash.setWeights(LIST_AND_TEXT);
        list.addSelectionChangedListener(event -> text.show(
                (PreviewFile) event.getStructuredSelection().getFirstElement()));
        list.addOpenListener(event -> text.openSource());
    }

    SashForm control() {
        return sash;
    }

    /** Shows files; the selected one stays selected if it is still among them. */
    void show(List<PreviewFile> files) {
        PreviewFile old = (PreviewFile) list.getStructuredSelection().getFirstElement();
        list.setInput(files);
        PreviewFile selected = files.stream().filter(file -> old != null && isSame(file, old)).findFirst()
                .orElse(files.isEmpty() ? null : files.getFirst());
        list.setSelection(selected == null ? StructuredSelection.EMPTY : new StructuredSelection(selected), true);
        text.show(selected);
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
        public String getToolTipText(Object element) {
            return ((PreviewFile) element).problem();
        }
    }
}
