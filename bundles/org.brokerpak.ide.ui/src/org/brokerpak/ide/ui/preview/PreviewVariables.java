/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.model.preview.VariableRow;
import org.brokerpak.model.service.ActionModule.Place;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;

/** The variables of the request in a table that can be sorted and filtered. A double click or F3 goes to the source. */
final class PreviewVariables {

    private final Composite area;
    private final Text filter;
    private final TableViewer table;
    private List<VariableRow> rows = List.of();

    /**
     * Makes the table.
     *
     * @param go is asked to go to a place in the pak
     * @param selected is told which variable is selected
     */
    PreviewVariables(Composite parent, Consumer<Place> go, Consumer<VariableRow> selected) {
        area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(2, 0).spacing(0, 3).applyTo(area);
        filter = new Text(area, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        filter.setMessage("filter variables");
        AccessibleNames.set(filter, "Filter variables");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(filter);
        Composite frame = new Composite(area, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(frame);
        TableColumnLayout columns = new TableColumnLayout();
        frame.setLayout(columns);
        table = new TableViewer(frame, SWT.SINGLE | SWT.FULL_SELECTION | SWT.BORDER | SWT.H_SCROLL | SWT.V_SCROLL);
        table.getTable().setHeaderVisible(true);
        table.getTable().setLinesVisible(true);
        AccessibleNames.set(table.getTable(), "Variables");
        table.setContentProvider(ArrayContentProvider.getInstance());
        column("Name", columns, new ColumnWeightData(20, 120), VariableRow::name);
        column("Value", columns, new ColumnWeightData(25, 130), VariableRow::value);
        column("Type", columns, new ColumnWeightData(8, 60), row -> row.variable().type());
        column("From", columns, new ColumnWeightData(28, 130), VariableRow::from);
        column("Over", columns, new ColumnWeightData(19, 100), VariableRow::over);
        ColumnViewerToolTipSupport.enableFor(table);
        table.addFilter(new ViewerFilter() {
            @Override
            public boolean select(Viewer viewer, Object parentElement, Object element) {
                return matches((VariableRow) element, filter.getText().strip().toLowerCase(Locale.ROOT));
            }
        });
        filter.addModifyListener(event -> table.refresh());
        filter.addKeyListener(KeyListener.keyPressedAdapter(event -> {
            if (event.keyCode == SWT.ARROW_DOWN) {
                table.getTable().setFocus();
            }
        }));
        table.addOpenListener(event -> selected().flatMap(VariableRow::place).ifPresent(go));
        table.addPostSelectionChangedListener(event -> selected().ifPresent(selected));
        table.getTable().addKeyListener(KeyListener.keyPressedAdapter(event -> {
            if (event.keyCode == SWT.F3) {
                selected().flatMap(VariableRow::place).ifPresent(go);
            }
        }));
        addMenu(go);
    }

    private static boolean matches(VariableRow row, String text) {
        return text.isEmpty() || (row.name() + "\n" + row.value() + "\n" + row.from() + "\n" + row.over())
                .toLowerCase(Locale.ROOT).contains(text);
    }

    private Optional<VariableRow> selected() {
        return Optional.ofNullable((VariableRow) table.getStructuredSelection().getFirstElement());
    }

    private void column(String title, TableColumnLayout columns, ColumnWeightData width,
            Function<VariableRow, String> text) {
        TableViewerColumn column = new TableViewerColumn(table, SWT.NONE);
        TableColumn widget = column.getColumn();
        widget.setText(title);
        columns.setColumnData(widget, width);
        widget.setMoveable(true);
        column.setLabelProvider(new Labels(text));
        widget.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> sort(widget, text)));
    }

    /** Upwards, downwards, and the third time as at first. */
    private void sort(TableColumn column, Function<VariableRow, String> text) {
        boolean same = table.getTable().getSortColumn() == column;
        int direction = !same ? SWT.UP : table.getTable().getSortDirection() == SWT.UP ? SWT.DOWN : SWT.NONE;
        table.getTable().setSortColumn(direction == SWT.NONE ? null : column);
        table.getTable().setSortDirection(direction);
        Comparator<VariableRow> order = Comparator.comparing(text, String.CASE_INSENSITIVE_ORDER);
        table.setComparator(direction == SWT.NONE ? null : new ViewerComparator() {
            @Override
            public int compare(Viewer viewer, Object one, Object other) {
                int ascending = order.compare((VariableRow) one, (VariableRow) other);
                return direction == SWT.UP ? ascending : -ascending;
            }
        });
    }

    private void addMenu(Consumer<Place> go) {
        MenuManager menu = new MenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(manager -> selected().ifPresent(row -> {
            manager.add(action("&Go to Source\tF3", row.place().isPresent(), () -> row.place().ifPresent(go)));
            manager.add(action("Go to &Declaration in the Template", row.variable().declared().isPresent(),
                    () -> row.variable().declared().ifPresent(go)));
            manager.add(action("&Copy Value", true, () -> copy(row.value())));
        }));
        table.getTable().setMenu(menu.createContextMenu(table.getTable()));
    }

    private static Action action(String text, boolean enabled, Runnable work) {
        Action action = new Action(text) {
            @Override
            public void run() {
                work.run();
            }
        };
        action.setEnabled(enabled);
        return action;
    }

    private void copy(String text) {
        Clipboard clipboard = new Clipboard(area.getDisplay());
        clipboard.setContents(new Object[] {text}, new Transfer[] {TextTransfer.getInstance()});
        clipboard.dispose();
    }

    Composite control() {
        return area;
    }

    /** Shows variables; the selected one stays selected. */
    void show(List<VariableRow> variables) {
        if (variables.equals(rows)) {
            return;
        }
        String old = selected().map(VariableRow::name).orElse("");
        rows = variables;
        int top = table.getTable().getTopIndex();
        table.setInput(variables);
        select(old);
        table.getTable().setTopIndex(top);
    }

    /** Selects a variable; nothing if there is none of that name. */
    void select(String name) {
        Optional<VariableRow> old = selected();
        rows.stream().filter(row -> row.name().equals(name) && !Optional.of(row).equals(old)).findFirst()
                .ifPresent(row -> table.setSelection(new StructuredSelection(row), true));
    }

    List<VariableRow> rows() {
        return rows;
    }

    private static final class Labels extends ColumnLabelProvider {

        private final Function<VariableRow, String> text;

        Labels(Function<VariableRow, String> text) {
            this.text = text;
        }

        @Override
        public String getText(Object element) {
            return text.apply((VariableRow) element);
        }

        @Override
        public Color getForeground(Object element) {
            VariableRow row = (VariableRow) element;
            return !row.failure().isEmpty() ? PreviewColors.error()
                    : row.reached() && row.variable().isPassed() ? null : PreviewColors.grey();
        }

        @Override
        public String getToolTipText(Object element) {
            VariableRow row = (VariableRow) element;
            StringBuilder help = new StringBuilder(row.name()).append(" = ").append(row.value());
            help.append('\n').append(row.from());
            if (!row.detail().isEmpty()) {
                help.append('\n').append(row.detail());
            }
            if (!row.failure().isEmpty()) {
                help.append("\nrefused: ").append(row.failure());
            } else if (!row.reached()) {
                help.append("\nThe broker does not get here.");
            }
            return help.toString();
        }
    }
}
