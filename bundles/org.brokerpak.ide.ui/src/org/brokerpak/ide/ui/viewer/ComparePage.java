/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.viewer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.pak.compare.Change;
import org.brokerpak.pak.compare.PakDiff;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/** What differs between this pak and another one, what breaks something first. */
final class ComparePage extends Composite {

    private static final int COLUMNS = 4;
    private static final int DETAIL_LINES = 3;
    private static final int SUBJECT_WEIGHT = 30;
    private static final int CHANGE_WEIGHT = 35;
    private static final int REASON_WEIGHT = 35;

    private final Path file;
    private final List<OtherPaks.Other> others = new ArrayList<>();
    private final Combo other;
    private final Button older;
    private final Label summary;
    private final Table changes;
    private final Text detail;

    ComparePage(Composite parent, Path file) {
        super(parent, SWT.NONE);
        this.file = file;
        GridLayoutFactory.swtDefaults().numColumns(COLUMNS).applyTo(this);
        new Label(this, SWT.NONE).setText("&Compare with:");
        other = new Combo(this, SWT.READ_ONLY);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(other);
        other.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> compare()));
        button("Pak &file...", this::browseFile);
        button("Pak f&older...", this::browseFolder);
        older = new Button(this, SWT.CHECK);
        older.setText("&This pak is the older one");
        GridDataFactory.fillDefaults().span(COLUMNS, 1).applyTo(older);
        older.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> compare()));
        summary = new Label(this, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).span(COLUMNS, 1).applyTo(summary);
        changes = table();
        changes.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> explain()));
        detail = new Text(this, SWT.READ_ONLY | SWT.WRAP | SWT.MULTI);
        GridDataFactory.fillDefaults().grab(true, false).span(COLUMNS, 1)
                .hint(SWT.DEFAULT, DETAIL_LINES * detail.getLineHeight()).applyTo(detail);
        AccessibleNames.set(detail, "The selected difference");
        say("Choose another version of the pak, built or as a folder, to see what changes for its users.");
        find();
    }

    private void button(String label, Runnable pressed) {
        Button button = new Button(this, SWT.PUSH);
        button.setText(label);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> pressed.run()));
    }

    private Table table() {
        Composite area = new Composite(this, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).span(COLUMNS, 1).applyTo(area);
        TableColumnLayout layout = new TableColumnLayout();
        area.setLayout(layout);
        Table table = new Table(area, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        table.setHeaderVisible(true);
        AccessibleNames.set(table, "Differences");
        column(table, layout, "What", SUBJECT_WEIGHT);
        column(table, layout, "Change", CHANGE_WEIGHT);
        column(table, layout, "Consequence", REASON_WEIGHT);
        return table;
    }

    private static void column(Table table, TableColumnLayout layout, String title, int weight) {
        TableColumn column = new TableColumn(table, SWT.NONE);
        column.setText(title);
        layout.setColumnData(column, new ColumnWeightData(weight));
    }

    private void find() {
        Job job = Job.create("Looking for paks to compare with", (ICoreRunnable) monitor -> {
            List<OtherPaks.Other> found = OtherPaks.inWorkspace(file);
            later(() -> found.forEach(this::add));
        });
        job.setSystem(true);
        job.schedule();
    }

    private void later(Runnable work) {
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            if (!isDisposed()) {
                work.run();
            }
        });
    }

    private void add(OtherPaks.Other found) {
        others.add(found);
        other.add(found.label());
    }

    private void browseFile() {
        FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
        dialog.setText("Compare With");
        dialog.setFilterExtensions(new String[] {"*.brokerpak", "*"});
        choose(dialog.open());
    }

    private void browseFolder() {
        DirectoryDialog dialog = new DirectoryDialog(getShell());
        dialog.setText("Compare With");
        dialog.setMessage("Choose the folder that holds the other pak's manifest.yml.");
        choose(dialog.open());
    }

    private void choose(String path) {
        if (path != null) {
            add(new OtherPaks.Other(path, Path.of(path)));
            other.select(other.getItemCount() - 1);
            compare();
        }
    }

    private void compare() {
        if (other.getSelectionIndex() < 0) {
            return;
        }
        Path chosen = others.get(other.getSelectionIndex()).path();
        Path before = older.getSelection() ? file : chosen;
        Path after = older.getSelection() ? chosen : file;
        changes.removeAll();
        explain();
        say("Comparing...");
        Job.create("Comparing paks", (ICoreRunnable) monitor -> {
            try {
                PakDiff diff = OtherPaks.compare(before, after);
                later(() -> show(diff));
            } catch (IOException unreadable) {
                later(() -> say(unreadable.getMessage()));
            } catch (RuntimeException broken) {
                ILog.of(ComparePage.class).error("Comparing " + before + " and " + after + " failed.", broken);
                later(() -> say("One of the paks is damaged in a way that cannot be read."));
            }
        }).schedule();
    }

    private void say(String sentence) {
        summary.setText(sentence);
        layout();
    }

    private void show(PakDiff diff) {
        int breaking = diff.breaking().size();
        String titles = diff.before() + " \u2192 " + diff.after() + ": ";
        say(titles + (diff.changes().isEmpty() ? "no differences."
                : diff.changes().size() + (diff.changes().size() == 1 ? " change, " : " changes, ")
                        + (breaking == 0 ? "none of which breaks existing instances."
                                : breaking + (breaking == 1 ? " breaks" : " break") + " existing instances.")));
        changes.removeAll();
        for (Change change : diff.changes()) {
            TableItem item = new TableItem(changes, SWT.NONE);
            item.setText(new String[] {change.subject(), change.message(),
                (change.breaking() ? "Breaks: " : "") + change.reason()});
            item.setImage(PlatformUI.getWorkbench().getSharedImages().getImage(
                    change.breaking() ? ISharedImages.IMG_OBJS_ERROR_TSK : switch (change.nature()) {
                        case ADDED -> ISharedImages.IMG_OBJ_ADD;
                        case REMOVED -> ISharedImages.IMG_ELCL_REMOVE;
                        case CHANGED -> ISharedImages.IMG_OBJS_INFO_TSK;
                    }));
        }
        changes.select(0);
        explain();
    }

    /** The whole of the selected difference, for which its row has no room. */
    private void explain() {
        int index = changes.getSelectionIndex();
        TableItem item = index < 0 ? null : changes.getItem(index);
        detail.setText(item == null ? "" : item.getText(0) + ": " + item.getText(1)
                + (item.getText(2).isBlank() ? "" : "\n" + item.getText(2)));
    }

    @Override
    public boolean setFocus() {
        return other.setFocus();
    }
}
