/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** What the server said of one version of a document, for parts of the editor that ask in the UI thread. */
final class BridgeAnswers {

    private final TextDocumentIdentifier document;
    private final SourceText text;
    private final Map<TextRange, CompletableFuture<List<Location>>> definitions = new HashMap<>();
    private CompletableFuture<List<DocumentLink>> links;

    BridgeAnswers(TextDocumentIdentifier document, SourceText text) {
        this.document = document;
        this.text = text;
    }

    /** The links in the text; done as soon as the server has answered. Never fails. */
    synchronized CompletableFuture<List<DocumentLink>> links() {
        if (links == null) {
            links = BridgeClient.get().request(server -> server.getTextDocumentService()
                    .documentLink(new DocumentLinkParams(document))).handle((answer, failure) -> orNone(answer));
        }
        return links;
    }

    /** Where the word at an offset is declared. Never fails. */
    synchronized CompletableFuture<List<Location>> definition(int offset, TextRange word) {
        return definitions.computeIfAbsent(word, key -> BridgeClient.get()
                .request(server -> server.getTextDocumentService()
                        .definition(new DefinitionParams(document, BridgeDocument.position(text, offset))))
                .handle((answer, failure) -> answer == null ? List.of() : locations(answer)));
    }

    private static <T> List<T> orNone(List<T> answer) {
        return answer == null ? List.of() : answer;
    }

    private static List<Location> locations(
            Either<List<? extends Location>, List<? extends LocationLink>> answer) {
        Stream<Location> all = answer.isLeft() ? answer.getLeft().stream().map(Location.class::cast)
                : answer.getRight().stream()
                        .map(link -> new Location(link.getTargetUri(), link.getTargetSelectionRange()));
        return all.toList();
    }
}
