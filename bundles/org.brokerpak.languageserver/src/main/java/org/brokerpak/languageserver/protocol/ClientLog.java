/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.protocol;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;

/**
 * A log that the user reads in the client as sentences, while stack traces go to the platform's logger. What fails on
 * every keystroke is told once.
 */
public final class ClientLog implements Log {

    private static final int MOST_REMEMBERED = 200;

    private final System.Logger logger = System.getLogger("org.brokerpak.languageserver");
    private final ClientConnection client;
    private final Set<String> told = Collections.synchronizedSet(Collections.newSetFromMap(new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
            return size() > MOST_REMEMBERED;
        }
    }));

    public ClientLog(ClientConnection client) {
        this.client = client;
    }

    @Override
    public void failure(String sentence, Throwable failure) {
        if (told.add(sentence + failure.getClass().getName())) {
            logger.log(System.Logger.Level.ERROR, sentence, failure);
            tell(MessageType.Error, sentence);
        }
    }

    @Override
    public void note(String sentence) {
        if (told.add(sentence)) {
            tell(MessageType.Info, sentence);
        }
    }

    private void tell(MessageType type, String sentence) {
        client.tell(connected -> connected.logMessage(new MessageParams(type, sentence)));
    }
}
