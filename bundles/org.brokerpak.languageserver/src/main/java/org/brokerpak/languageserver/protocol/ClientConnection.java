/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.protocol;

import java.util.function.Consumer;

import org.eclipse.lsp4j.services.LanguageClient;

/** The client at the other end, once there is one, and what it can do. */
public final class ClientConnection {

    private volatile LanguageClient client;
    private volatile ClientFeatures features = ClientFeatures.NONE;

    public void connect(LanguageClient languageClient) {
        client = languageClient;
    }

    /** Sets what the client said of itself. */
    public void introduce(ClientFeatures clientFeatures) {
        features = clientFeatures;
    }

    public ClientFeatures features() {
        return features;
    }

    /** Tells the client something, if there is one. */
    public void tell(Consumer<LanguageClient> message) {
        LanguageClient connected = client;
        if (connected != null) {
            message.accept(connected);
        }
    }
}
