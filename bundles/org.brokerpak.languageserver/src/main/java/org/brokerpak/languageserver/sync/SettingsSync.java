/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.sync;

import java.util.List;

import org.brokerpak.languageserver.protocol.ClientConnection;
import org.brokerpak.languageserver.protocol.Log;
import org.brokerpak.languageserver.session.ServerSettings;
import org.brokerpak.languageserver.session.Session;
import org.eclipse.lsp4j.ConfigurationItem;
import org.eclipse.lsp4j.ConfigurationParams;
import org.eclipse.lsp4j.DidChangeConfigurationParams;

import com.google.gson.JsonElement;

/**
 * The user's settings: initialization options first, then whatever {@code workspace/didChangeConfiguration} brings, or,
 * where the client keeps them to itself until asked, what it answers.
 */
public final class SettingsSync {

    private static final String SECTION = "brokerpak";

    private final Session session;
    private final ClientConnection client;
    private final Log log;
    private volatile ServerSettings initial = ServerSettings.STANDARD;

    public SettingsSync(Session session, ClientConnection client, Log log) {
        this.session = session;
        this.client = client;
        this.log = log;
    }

    /** The options of {@code initialize}, over which later settings are put; may be null. */
    public void initialize(Object options) {
        initial = ServerSettings.STANDARD.with(options);
        session.apply(snapshot -> snapshot.with(initial));
    }

    /** {@code workspace/didChangeConfiguration}; a client that sends nothing wants to be asked. */
    public void didChangeConfiguration(DidChangeConfigurationParams params) {
        Object settings = params.getSettings();
        if (isNothing(settings) && client.features().configuration()) {
            ask();
        } else {
            put(settings);
        }
    }

    /** Asks the client for its settings, without waiting. */
    public void ask() {
        ConfigurationItem item = new ConfigurationItem();
        item.setSection(SECTION);
        client.tell(asked -> asked.configuration(new ConfigurationParams(List.of(item)))
                .whenComplete(this::receive));
    }

    private void receive(List<Object> answers, Throwable failure) {
        if (failure != null) {
            log.note("The client did not tell its settings, so the standard ones are used.");
        } else if (answers != null && !answers.isEmpty()) {
            put(answers.getFirst());
        }
    }

    private void put(Object settings) {
        session.apply(snapshot -> snapshot.with(initial.with(settings)));
    }

    private static boolean isNothing(Object settings) {
        return settings == null || settings instanceof JsonElement json
                && (json.isJsonNull() || json.isJsonObject() && json.getAsJsonObject().isEmpty());
    }
}
