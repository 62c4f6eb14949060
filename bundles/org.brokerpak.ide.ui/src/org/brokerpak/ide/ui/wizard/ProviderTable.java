/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.wizard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.pak.skeleton.NewProvider;
import org.brokerpak.pak.skeleton.PakSkeleton;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.CheckboxTableViewer;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.EditingSupport;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.PlatformUI;

/** The providers that templates need, to be ticked, and their versions to be changed. */
final class ProviderTable {

    private static final int HEIGHT = 110;
    private static final int NAME_WIDTH = 230;
    private static final int VERSION_WIDTH = 90;
    private static final int ADDRESS_WIDTH = 300;

    private final Label title;
    private final CheckboxTableViewer table;
    private final Runnable changed;
    private NewProvider[] shown = {};

    ProviderTable(Composite parent, Runnable changed) {
        this.changed = changed;
        title = new Label(parent, SWT.WRAP);
        title.setText("&Providers that the templates in the folder need:");
        GridDataFactory.fillDefaults().grab(true, false).indent(0, 4).applyTo(title);
        table = CheckboxTableViewer.newCheckList(parent, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        table.getTable().setHeaderVisible(true);
        AccessibleNames.set(table.getTable(), "Providers");
        GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, HEIGHT).applyTo(table.getTable());
        column("Provider", NAME_WIDTH).setLabelProvider(
                ColumnLabelProvider.createTextProvider(element -> provider(element).name()));
        TableViewerColumn version = column("Version", VERSION_WIDTH);
        version.setLabelProvider(ColumnLabelProvider.createTextProvider(element -> provider(element).version()));
        version.setEditingSupport(new Versions());
        column("Where tofu looks it up", ADDRESS_WIDTH).setLabelProvider(
                ColumnLabelProvider.createTextProvider(element -> provider(element).address()));
        table.setContentProvider(ArrayContentProvider.getInstance());
        table.addCheckStateListener(event -> changed.run());
        show(List.of());
    }

    private TableViewerColumn column(String name, int width) {
        TableViewerColumn column = new TableViewerColumn(table, SWT.NONE);
        column.getColumn().setText(name);
        column.getColumn().setWidth(width);
        return column;
    }

    /** Elements are places in the array, for a version that is changed is another provider. */
    private NewProvider provider(Object element) {
        return shown[(Integer) element];
    }

    /** Looks for the templates in a folder, which need not exist. */
    void scan(Path folder) {
        Job job = Job.create("Looking for templates", (ICoreRunnable) monitor -> {
            List<NewProvider> found = find(folder);
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
                if (!table.getTable().isDisposed()) {
                    show(found);
                }
            });
        });
        job.setSystem(true);
        job.schedule();
    }

    private static List<NewProvider> find(Path folder) {
        try {
            return Files.isDirectory(folder) ? NewProvider.in(folder) : List.of();
        } catch (IOException unreadable) {
            // What cannot be listed has no templates to show; making the project will say why.
            return List.of();
        }
    }

    private void show(List<NewProvider> found) {
        shown = found.toArray(NewProvider[]::new);
        Integer[] elements = Arrays.stream(shown).map(provider -> Arrays.asList(shown).indexOf(provider))
                .toArray(Integer[]::new);
        table.setInput(elements);
        table.setAllChecked(true);
        title.setText(found.isEmpty() ? "The folder holds no templates yet; the new service brings its own provider."
                : "&Providers that the templates in the folder need:");
        table.getTable().setVisible(!found.isEmpty());
        title.getParent().layout();
        changed.run();
    }

    List<NewProvider> chosen() {
        return Arrays.stream(table.getCheckedElements()).map(this::provider).toList();
    }

    /** What is wrong with the ticked providers, as a sentence. */
    Optional<String> error() {
        return chosen().stream()
                .filter(provider -> !PakSkeleton.isVersion(provider.version()) || provider.version().equals("0.0.0"))
                .findFirst().map(provider -> "Give " + provider.name()
                        + " a version of three numbers, or do not tick it: its templates name none.");
    }

    /** The version in its cell. */
    private final class Versions extends EditingSupport {

        private final TextCellEditor editor;

        Versions() {
            super(table);
            editor = new TextCellEditor(table.getTable());
        }

        @Override
        protected CellEditor getCellEditor(Object element) {
            return editor;
        }

        @Override
        protected boolean canEdit(Object element) {
            return true;
        }

        @Override
        protected Object getValue(Object element) {
            return provider(element).version();
        }

        @Override
        protected void setValue(Object element, Object value) {
            NewProvider old = provider(element);
            shown[(Integer) element] = new NewProvider(old.name(), value.toString().strip(), old.address());
            table.update(element, null);
            changed.run();
        }
    }
}
