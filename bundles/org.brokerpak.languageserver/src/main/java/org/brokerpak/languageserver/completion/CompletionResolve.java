/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import org.brokerpak.languageserver.help.HelpText;
import org.brokerpak.languageserver.hover.Markup;
import org.brokerpak.languageserver.protocol.ClientConnection;
import org.eclipse.lsp4j.CompletionItem;

/** {@code completionItem/resolve}: the documentation of a proposal, when its author looks at it. */
public final class CompletionResolve {

    private final ClientConnection client;

    public CompletionResolve(ClientConnection client) {
        this.client = client;
    }

    /** The proposal with its documentation. */
    public CompletionItem of(CompletionItem item) {
        HelpText.referredTo(item.getData()).ifPresent(text ->
                item.setDocumentation(Markup.of(text, client.features().markdownCompletion())));
        FieldReference.in(item.getData()).flatMap(FieldReference::resolve).ifPresent(field ->
                item.setDocumentation(Markup.of(field.markdown(), client.features().markdownCompletion())));
        return item;
    }
}
