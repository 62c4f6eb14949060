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
import java.util.concurrent.CompletableFuture;

import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Asks beforehand which quick fixes diagnostics have, so that nobody waits when a menu of fixes opens. */
final class FixTitles {

    private final BridgeClient client;

    FixTitles(BridgeClient client) {
        this.client = client;
    }

    /** The titles by diagnostic; without fixes when the server cannot say. Never fails. */
    CompletableFuture<Map<Diagnostic, List<String>>> of(BridgeDocument document, List<Diagnostic> diagnostics) {
        if (diagnostics.isEmpty()) {
            return CompletableFuture.completedFuture(Map.of());
        }
        SourceText text = document.snapshot().text();
        CodeActionParams params = new CodeActionParams(document.identifier(),
                BridgeDocument.range(text, text.fullRange()),
                new CodeActionContext(diagnostics, List.of(CodeActionKind.QuickFix)));
        return client.request(server -> server.getTextDocumentService().codeAction(params))
                .handle((actions, failure) -> failure == null && actions != null ? titles(actions) : Map.of());
    }

    private static Map<Diagnostic, List<String>> titles(List<Either<Command, CodeAction>> actions) {
        Map<Diagnostic, List<String>> titles = new HashMap<>();
        for (Either<Command, CodeAction> either : actions) {
            if (either.isRight() && either.getRight().getDiagnostics() != null) {
                CodeAction action = either.getRight();
                action.getDiagnostics().forEach(diagnostic -> titles
                        .computeIfAbsent(diagnostic, key -> new ArrayList<>()).add(action.getTitle()));
            }
        }
        return titles;
    }
}
