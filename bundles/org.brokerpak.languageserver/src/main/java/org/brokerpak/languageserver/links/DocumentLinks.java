/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.links;

import java.util.List;

import org.brokerpak.languageserver.embedded.HclText;
import org.brokerpak.languageserver.protocol.ClientConnection;
import org.brokerpak.languageserver.session.DocumentView;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/** {@code textDocument/documentLink} */
public final class DocumentLinks {

    private final ClientConnection client;

    public DocumentLinks(ClientConnection client) {
        this.client = client;
    }

    public List<DocumentLink> of(DocumentView view, CancelChecker cancel) {
        LinkList links = new LinkList(view, client.features().linkTooltips());
        view.yaml().ifPresent(document -> new YamlLinks(view, document, links, cancel).collect());
        HclText.in(view).forEach(text -> new HclLinks(view, text, links, cancel).collect());
        return links.links();
    }
}
