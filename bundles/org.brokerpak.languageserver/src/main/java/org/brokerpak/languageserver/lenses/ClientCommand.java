/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.lenses;

/** A command that a client runs itself and names in the setting {@code commands} if it can. */
enum ClientCommand {
    /** Arguments: address of the definition, name of the service, {@code provision} or {@code bind}. */
    PREVIEW("brokerpak.preview", "Preview workspace"),
    /** Argument: address of the manifest. */
    BUILD("brokerpak.build", "Build"),
    /** Arguments: address of the document, position, locations; as {@code editor.action.showReferences} takes them. */
    SHOW_REFERENCES("brokerpak.showReferences", "");

    private final String id;
    private final String title;

    ClientCommand(String id, String title) {
        this.id = id;
        this.title = title;
    }

    String id() {
        return id;
    }

    String title() {
        return title;
    }
}
