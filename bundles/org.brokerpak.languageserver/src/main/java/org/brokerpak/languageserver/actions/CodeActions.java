/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.actions;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.languageserver.protocol.ClientConnection;
import org.brokerpak.languageserver.protocol.Log;
import org.brokerpak.languageserver.protocol.Participants;
import org.brokerpak.languageserver.session.DocumentView;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** {@code textDocument/codeAction} */
public final class CodeActions {

    /** All mends that are certain, at once; clients may run it on save. */
    public static final String FIX_ALL = CodeActionKind.SourceFixAll + ".brokerpak";

    private final List<CodeActionParticipant> participants =
            List.of(new QuickFixes(), new IgnoreHere(), new FixAll());
    private final ClientConnection client;
    private final Log log;

    public CodeActions(ClientConnection client, Log log) {
        this.client = client;
        this.log = log;
    }

    /** The kinds of action there can be. */
    public static List<String> kinds() {
        return List.of(CodeActionKind.QuickFix, FIX_ALL);
    }

    /** The actions for a range, the best first. */
    public List<Either<Command, CodeAction>> of(DocumentView view, CodeActionParams params, CancelChecker cancel) {
        if (!client.features().codeActionLiterals()) {
            return List.of();
        }
        ActionRequest request = new ActionRequest(view, params, client.features());
        List<CodeAction> actions = new ArrayList<>();
        Participants.ask(participants, "code actions", log, participant -> {
            cancel.checkCanceled();
            participant.contribute(request, actions);
        });
        return actions.stream().map(Either::<Command, CodeAction>forRight).toList();
    }
}
