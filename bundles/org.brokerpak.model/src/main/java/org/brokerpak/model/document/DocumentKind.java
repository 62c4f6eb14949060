/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.document;

import org.brokerpak.syntax.yaml.YamlDocument;

/**
 * A kind of document this project understands. Everything that differs from kind to kind hangs on it, so that nobody
 * has to ask which kind a document is.
 *
 * @param id short and stable: names the schema resource and the command line's {@code schema} argument
 * @param title for people, in running text
 * @param schema name of the JSON Schema resource
 * @param strict whether the broker refuses keys it does not know (it ignores them otherwise)
 * @param loadStage the stage at which the broker reads such a document
 * @param recognizer whether a document's content is of this kind
 */
public record DocumentKind(String id, String title, String schema, boolean strict, Stage loadStage,
        Recognizer recognizer) {

    /** Decides by content. */
    @FunctionalInterface
    public interface Recognizer {
        boolean recognizes(YamlDocument document);
    }
}
