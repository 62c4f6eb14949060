/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;

/** The symbols of a document as a tree. Asks the server shortly after typing ends; keeps what was opened open. */
final class BridgeOutline extends ContentOutlinePage implements IDocumentListener {

    private static final long AFTER_TYPING_MILLIS = 300;
    private static final int OPENED_LEVELS = 3;
    /** A tree of more symbols begins closed. */
    private static final int MOST_OPENED = 300;

    private final ITextEditor editor;
    private final BridgeDocument document;
    private final IDocument text;
    private final Map<String, DocumentSymbol> current = new HashMap<>();
    private String shown;
    private final Job refresh = Job.createSystem("Refreshing the outline", this::ask);

    BridgeOutline(ITextEditor editor, BridgeDocument document) {
        this.editor = editor;
        this.document = document;
        this.text = editor.getDocumentProvider().getDocument(editor.getEditorInput());
    }

    @Override
    public void createControl(Composite parent) {
        super.createControl(parent);
        getTreeViewer().setContentProvider(new SymbolTree());
        getTreeViewer().setLabelProvider(new DelegatingStyledCellLabelProvider(new SymbolLabels()));
        text.addDocumentListener(this);
        refresh.schedule();
    }

    @Override
    public void dispose() {
        text.removeDocumentListener(this);
        refresh.cancel();
        super.dispose();
    }

    @Override
    public void documentAboutToBeChanged(DocumentEvent event) {
        // Only the result counts.
    }

    @Override
    public void documentChanged(DocumentEvent event) {
        refresh.schedule(AFTER_TYPING_MILLIS);
    }

    private IStatus ask(IProgressMonitor monitor) {
        DocumentSymbolParams params = new DocumentSymbolParams(document.identifier());
        BridgeClient.get().request(server -> server.getTextDocumentService().documentSymbol(params))
                .thenAccept(symbols -> {
                    List<DocumentSymbol> roots = new ArrayList<>();
                    symbols.stream().filter(Either::isRight).forEach(symbol -> roots.add(symbol.getRight()));
                    showLater(roots);
                });
        return Status.OK_STATUS;
    }

    private void showLater(List<DocumentSymbol> roots) {
        List<OutlineSymbol> symbols = OutlineSymbol.of(roots);
        String looks = OutlineSymbol.shown(symbols);
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            if (getControl() != null && !getControl().isDisposed()) {
                show(symbols, looks);
            }
        });
    }

    /** Ranges change with every line that is typed, but the tree is drawn again only when it looks different. */
    private void show(List<OutlineSymbol> symbols, String looks) {
        boolean first = getTreeViewer().getInput() == null;
        current.clear();
        index(symbols);
        if (!looks.equals(shown)) {
            shown = looks;
            Object[] expanded = getTreeViewer().getExpandedElements();
            getTreeViewer().setAutoExpandLevel(first && current.size() < MOST_OPENED ? OPENED_LEVELS : 0);
            getTreeViewer().setInput(symbols);
            if (!first) {
                getTreeViewer().setExpandedElements(expanded);
            }
        }
    }

    private void index(List<OutlineSymbol> symbols) {
        for (OutlineSymbol symbol : symbols) {
            current.put(symbol.path(), symbol.symbol());
            index(symbol.children());
        }
    }

    @Override
    public void selectionChanged(SelectionChangedEvent event) {
        super.selectionChanged(event);
        if (getControl() != null && getControl().isFocusControl()
                && event.getStructuredSelection().getFirstElement() instanceof OutlineSymbol symbol
                && current.containsKey(symbol.path())) {
            SourceText now = document.snapshot().text();
            TextRange range = BridgeDocument.range(now, current.get(symbol.path()).getSelectionRange());
            editor.selectAndReveal(range.start(), range.length());
        }
    }
}
