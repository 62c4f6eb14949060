/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.List;

import org.brokerpak.ide.ui.bridge.BridgeDocument.Snapshot;
import org.brokerpak.ide.ui.controls.StatusLine;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRewriteTarget;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.text.edits.MalformedTreeException;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/** <em>Format</em>: the selected lines, or the whole document when nothing is selected, as one step to undo. */
public final class FormatHandler extends AbstractHandler {

    private static final int INDENTATION = 2;

    @Override
    public boolean isEnabled() {
        return BridgeClient.isInCharge();
    }

    @Override
    public Object execute(ExecutionEvent event) {
        ITextEditor editor = HandlerUtil.getActiveEditor(event).getAdapter(ITextEditor.class);
        if (editor != null && editor.isEditable()) {
            IDocument text = editor.getDocumentProvider().getDocument(editor.getEditorInput());
            BridgeClient.get().document(text).ifPresent(document -> format(editor, text, document));
        }
        return null;
    }

    private static void format(ITextEditor editor, IDocument text, BridgeDocument document) {
        Snapshot asked = document.snapshot();
        FormattingOptions options = new FormattingOptions(INDENTATION, true);
        TextRange part = selected(editor);
        DocumentFormattingParams whole = new DocumentFormattingParams(document.identifier(), options);
        DocumentRangeFormattingParams lines = new DocumentRangeFormattingParams(document.identifier(), options,
                BridgeDocument.range(asked.text(), part));
        BridgeClient.get().ask(server -> part.isEmpty() ? server.getTextDocumentService().formatting(whole)
                : server.getTextDocumentService().rangeFormatting(lines),
                edits -> PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
                    if (asked.version() != document.snapshot().version()) {
                        StatusLine.error("The text changed while it was being formatted: format again.");
                    } else if (!edits.isEmpty()) {
                        apply(editor, text, asked, edits);
                    }
                }));
    }

    private static TextRange selected(ITextEditor editor) {
        return editor.getSelectionProvider().getSelection() instanceof ITextSelection selection
                && selection.getOffset() >= 0
                        ? new TextRange(selection.getOffset(), selection.getOffset() + selection.getLength())
                        : TextRange.at(0);
    }

    private static void apply(ITextEditor editor, IDocument text, Snapshot asked, List<? extends TextEdit> edits) {
        IRewriteTarget target = editor.getAdapter(IRewriteTarget.class);
        if (target != null) {
            target.beginCompoundChange();
        }
        try {
            MultiTextEdit all = new MultiTextEdit();
            for (TextEdit edit : edits) {
                TextRange range = BridgeDocument.range(asked.text(), edit.getRange());
                all.addChild(new ReplaceEdit(range.start(), range.length(), edit.getNewText()));
            }
            all.apply(text);
        } catch (BadLocationException | MalformedTreeException failure) {
            ILog.of(FormatHandler.class).error("The formatted text does not fit the document.", failure);
        } finally {
            if (target != null) {
                target.endCompoundChange();
            }
        }
    }
}
