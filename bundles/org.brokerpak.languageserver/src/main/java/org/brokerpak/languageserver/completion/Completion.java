/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.List;
import java.util.Optional;

import org.brokerpak.languageserver.caret.Caret;
import org.brokerpak.languageserver.protocol.ClientConnection;
import org.brokerpak.languageserver.protocol.Log;
import org.brokerpak.languageserver.protocol.Participants;
import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.languageserver.session.OpenDocument;
import org.eclipse.lsp4j.CompletionContext;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.CompletionTriggerKind;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** {@code textDocument/completion} */
public final class Completion {

    private final List<CompletionParticipant> participants = List.of(new FieldKeys(), new InputNames(),
            new PlanIds(), new PakPaths(), new UpgradeVersions(), new FlowObjects(), new FieldValues(),
            new Skeletons());
    private final ClientConnection client;
    private final Log log;

    public Completion(ClientConnection client, Log log) {
        this.client = client;
        this.log = log;
    }

    /** No proposals. */
    public static Either<List<CompletionItem>, CompletionList> nothing() {
        return Either.forRight(new CompletionList(false, List.of()));
    }

    /** The proposals at a position. */
    public Either<List<CompletionItem>, CompletionList> of(DocumentView view, CompletionParams params,
            CancelChecker cancel) {
        int offset = Ranges.offset(view.text(), params.getPosition());
        Optional<List<CompletionItem>> embedded = embedded(view, params.getContext(), offset);
        if (embedded.isPresent()) {
            return Either.forRight(new CompletionList(false, embedded.get()));
        }
        cancel.checkCanceled();
        Optional<Caret> caret = view.yaml().flatMap(yaml -> Caret.at(view.text(), offset))
                .filter(written -> isWelcome(params.getContext(), written));
        if (caret.isEmpty()) {
            return nothing();
        }
        CompletionRequest request =
                new CompletionRequest(view, view.yaml().orElseThrow(), caret.get(), offset);
        Proposals proposals = new Proposals(view.text(), request.caret(), offset, client.features());
        Participants.ask(participants, "proposals", log, participant -> {
            cancel.checkCanceled();
            participant.propose(request, proposals);
        });
        return Either.forRight(new CompletionList(false, proposals.items()));
    }

    /** The proposals in a document that is none of ours: whole documents where nothing is written yet. */
    public Either<List<CompletionItem>, CompletionList> inStrange(OpenDocument document, CompletionParams params) {
        return isTyped(params.getContext(), " ", "/", "$", "{", ".", "(", "[", "\"") ? nothing()
                : Either.forRight(new CompletionList(false, EmptyFile.proposals(document,
                        Ranges.offset(document.text(), params.getPosition()), client.features())));
    }

    /** What a language inside of a scalar proposes; empty where none is written. */
    private Optional<List<CompletionItem>> embedded(DocumentView view, CompletionContext context, int offset) {
        return HilCompletion.at(view, offset, client.features())
                .or(() -> HclCompletion.at(view, offset, client.features()))
                .map(items -> isTyped(context, " ", "/") ? List.of() : items);
    }

    private static boolean isTyped(CompletionContext context, String... triggers) {
        return context != null && context.getTriggerKind() == CompletionTriggerKind.TriggerCharacter
                && List.of(triggers).contains(context.getTriggerCharacter());
    }

    /** A blank brings proposals up only where a value or an item begins, not in running text or indentation. */
    private static boolean isWelcome(CompletionContext context, Caret caret) {
        if (isTyped(context, "$", ".", "(")) {
            return false;
        }
        if (isTyped(context, "{", "[") && !caret.flow().inside() || isTyped(context, "\"") && caret.quote() == 0) {
            return false;
        }
        return !isTyped(context, " ") || caret.typed().isEmpty()
                && (caret.role() == Caret.Role.VALUE || caret.afterDash()
                || caret.flow().inside());
    }
}
