/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.List;
import java.util.Locale;

import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.jface.dialogs.PopupDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.texteditor.ITextEditor;

/** The symbols of the document over the editor: typing filters them, Enter goes to one, Esc goes back. */
final class QuickOutline extends PopupDialog {

    private static final int WIDTH = 460;
    private static final int HEIGHT = 360;

    private final ITextEditor editor;
    private final BridgeDocument document;
    private final List<OutlineSymbol> symbols;
    private Text filter;
    private TreeViewer tree;

    QuickOutline(Shell parent, ITextEditor editor, BridgeDocument document, List<OutlineSymbol> symbols) {
        super(parent, SWT.RESIZE, true, true, false, false, false, null, "Enter goes to the selected symbol.");
        this.editor = editor;
        this.document = document;
        this.symbols = symbols;
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().applyTo(area);
        filter = new Text(area, SWT.SEARCH);
        filter.setMessage("type to filter");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(filter);
        tree = new TreeViewer(area, SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, HEIGHT).applyTo(tree.getTree());
        AccessibleNames.set(tree.getTree(), "Symbols");
        tree.setContentProvider(new SymbolTree());
        tree.setLabelProvider(new DelegatingStyledCellLabelProvider(new SymbolLabels()));
        tree.addFilter(new ByName());
        tree.setInput(symbols);
        tree.expandAll();
        tree.addOpenListener(event -> go());
        filter.addModifyListener(event -> filter());
        filter.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(event -> go()));
        filter.addKeyListener(KeyListener.keyPressedAdapter(event -> {
            if (event.keyCode == SWT.ARROW_DOWN) {
                tree.getTree().setFocus();
            }
        }));
        return area;
    }

    @Override
    protected Control getFocusControl() {
        return filter;
    }

    @Override
    protected Point getInitialLocation(Point size) {
        Rectangle bounds = getParentShell().getBounds();
        return new Point(bounds.x + (bounds.width - size.x) / 2, bounds.y + (bounds.height - size.y) / 3);
    }

    private void filter() {
        tree.refresh();
        tree.expandAll();
        first(tree.getTree().getItems());
    }

    /** Selects the first symbol that matches by itself. */
    private boolean first(TreeItem[] items) {
        for (TreeItem item : items) {
            if (item.getData() instanceof OutlineSymbol symbol && matches(symbol)) {
                tree.setSelection(new StructuredSelection(symbol), true);
                return true;
            }
            if (first(item.getItems())) {
                return true;
            }
        }
        return false;
    }

    private boolean matches(OutlineSymbol symbol) {
        return symbol.symbol().getName().toLowerCase(Locale.ROOT)
                .contains(filter.getText().strip().toLowerCase(Locale.ROOT));
    }

    private void go() {
        if (tree.getStructuredSelection().getFirstElement() instanceof OutlineSymbol symbol) {
            TextRange range = BridgeDocument.range(document.snapshot().text(),
                    symbol.symbol().getSelectionRange());
            close();
            editor.selectAndReveal(range.start(), range.length());
        }
    }

    private final class ByName extends ViewerFilter {

        @Override
        public boolean select(Viewer viewer, Object parent, Object element) {
            OutlineSymbol symbol = (OutlineSymbol) element;
            return matches(symbol) || symbol.children().stream().anyMatch(child -> select(viewer, symbol, child));
        }
    }
}
