/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.List;

import org.brokerpak.ide.ui.controls.StatusLine;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/** <em>Find References</em> of the name at the caret. */
public final class ReferencesHandler extends AbstractHandler {

    @Override
    public boolean isEnabled() {
        return BridgeClient.isInCharge();
    }

    @Override
    public Object execute(ExecutionEvent event) {
        ITextEditor editor = HandlerUtil.getActiveEditor(event).getAdapter(ITextEditor.class);
        if (editor != null && editor.getSelectionProvider().getSelection() instanceof ITextSelection selection) {
            BridgeClient.get().document(editor.getDocumentProvider().getDocument(editor.getEditorInput()))
                    .ifPresent(document -> find(document, selection.getOffset()));
        }
        return null;
    }

    private static void find(BridgeDocument document, int offset) {
        ReferenceParams params = new ReferenceParams(document.identifier(),
                BridgeDocument.position(document.snapshot().text(), offset), new ReferenceContext(true));
        BridgeClient.get().ask(server -> server.getTextDocumentService().references(params), found -> {
            List<Location> places = found.stream().map(Location.class::cast).toList();
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
                if (places.isEmpty()) {
                    StatusLine.error("There are no references to the word at the caret.");
                } else {
                    ReferencesDialog.open(places);
                }
            });
        });
    }
}
