/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/** <em>Quick Outline</em> of the editor. */
public final class QuickOutlineHandler extends AbstractHandler {

    @Override
    public boolean isEnabled() {
        return BridgeClient.isInCharge();
    }

    @Override
    public Object execute(ExecutionEvent event) {
        ITextEditor editor = HandlerUtil.getActiveEditor(event).getAdapter(ITextEditor.class);
        Shell shell = HandlerUtil.getActiveShell(event);
        if (editor != null) {
            BridgeClient.get().document(editor.getDocumentProvider().getDocument(editor.getEditorInput()))
                    .ifPresent(document -> open(shell, editor, document));
        }
        return null;
    }

    private static void open(Shell shell, ITextEditor editor, BridgeDocument document) {
        DocumentSymbolParams params = new DocumentSymbolParams(document.identifier());
        BridgeClient.get().ask(server -> server.getTextDocumentService().documentSymbol(params), answer -> {
            List<DocumentSymbol> symbols = new ArrayList<>();
            answer.stream().filter(Either::isRight).forEach(symbol -> symbols.add(symbol.getRight()));
            PlatformUI.getWorkbench().getDisplay().asyncExec(
                    () -> new QuickOutline(shell, editor, document, OutlineSymbol.of(symbols)).open());
        });
    }
}
