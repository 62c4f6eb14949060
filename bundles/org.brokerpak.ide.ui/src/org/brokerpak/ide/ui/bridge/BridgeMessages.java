/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.concurrent.CompletableFuture;

import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.services.LanguageClient;

/** What the server says without being asked. Called in the server's threads. */
final class BridgeMessages implements LanguageClient {

    private final BridgeClient client;
    private final DiagnosticsJob diagnostics;

    BridgeMessages(BridgeClient client) {
        this.client = client;
        this.diagnostics = new DiagnosticsJob(client);
    }

    /** Only documents that an editor shows are the client's business; the builder judges all others. */
    @Override
    public void publishDiagnostics(PublishDiagnosticsParams published) {
        client.document(published.getUri()).ifPresent(document -> diagnostics.add(document, published));
    }

    /** All files that the server may want to watch are watched anyway. */
    @Override
    public CompletableFuture<Void> registerCapability(RegistrationParams registration) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void telemetryEvent(Object event) {
        // Nothing is counted here.
    }

    @Override
    public void showMessage(MessageParams message) {
        logMessage(message);
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        logMessage(request);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void logMessage(MessageParams message) {
        ILog log = ILog.of(BridgeMessages.class);
        if (message.getType() == MessageType.Error) {
            log.error(message.getMessage());
        } else if (message.getType() == MessageType.Warning) {
            log.warn(message.getMessage());
        }
    }
}
