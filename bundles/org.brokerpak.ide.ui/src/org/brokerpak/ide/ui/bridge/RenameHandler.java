/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.Map;
import java.util.concurrent.CompletionException;

import org.brokerpak.ide.core.problems.FixLookup.Change;
import org.brokerpak.ide.ui.controls.StatusLine;
import org.brokerpak.ide.ui.fixes.FixApplication;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * <em>Rename</em> of the name at the caret, in all files of the pak: open editors are changed and left to be saved,
 * other files are saved.
 */
public final class RenameHandler extends AbstractHandler {

    @Override
    public boolean isEnabled() {
        return BridgeClient.isInCharge();
    }

    @Override
    public Object execute(ExecutionEvent event) {
        ITextEditor editor = HandlerUtil.getActiveEditor(event).getAdapter(ITextEditor.class);
        Shell shell = HandlerUtil.getActiveShell(event);
        if (editor != null && editor.getSelectionProvider().getSelection() instanceof ITextSelection selection) {
            BridgeClient.get().document(editor.getDocumentProvider().getDocument(editor.getEditorInput()))
                    .ifPresent(document -> ask(shell, document, selection.getOffset()));
        }
        return null;
    }

    private static void ask(Shell shell, BridgeDocument document, int offset) {
        SourceText text = document.snapshot().text();
        TextRange word = Words.around(text, offset);
        String old = text.slice(word);
        if (old.isEmpty()) {
            StatusLine.error("There is no name at the caret.");
            return;
        }
        InputDialog dialog = new InputDialog(shell, "Rename", "New name in all files of the pak:",
                old.substring(old.lastIndexOf('.') + 1), name -> name.isBlank() ? "A name is needed." : null);
        if (dialog.open() == Window.OK) {
            rename(new RenameParams(document.identifier(), BridgeDocument.position(text, offset),
                    dialog.getValue().strip()));
        }
    }

    private static void rename(RenameParams params) {
        BridgeClient client = BridgeClient.get();
        client.request(server -> server.getTextDocumentService().rename(params)).whenComplete((edit, failure) -> {
            if (failure != null) {
                refused(failure);
            } else if (edit == null || edit.getChanges() == null || edit.getChanges().isEmpty()) {
                say("The word at the caret is no name that can be changed.");
            } else {
                apply(client, edit);
            }
        });
    }

    private static void apply(BridgeClient client, WorkspaceEdit edit) {
        Job.create("Renaming", (ICoreRunnable) monitor -> {
            Map<IFile, Change> changes = new BridgeFixes(client).changes(edit);
            new FixApplication(changes).apply(monitor);
        }).schedule();
    }

    /** Why a name cannot be changed is a sentence of the server's. */
    private static void refused(Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        if (cause instanceof ResponseErrorException answer) {
            say(answer.getResponseError().getMessage());
        } else {
            ILog.of(RenameHandler.class).error("A name could not be changed.", cause);
        }
    }

    private static void say(String sentence) {
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> StatusLine.error(sentence));
    }
}
