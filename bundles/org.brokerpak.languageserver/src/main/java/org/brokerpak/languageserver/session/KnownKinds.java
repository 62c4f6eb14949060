/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.files.PakPath;

/**
 * The kinds of open documents. Content decides, but a document that has once shown its kind keeps it while it is open:
 * half-typed text must not make its findings and proposals vanish.
 */
final class KnownKinds {

    private static final String EXPLICIT = "brokerpak-";
    /** Other files are never parsed as YAML unless a manifest lists them. */
    private static final Set<String> YAML_NAMES = Set.of("yml", "yaml", "");

    private final Map<DocumentUri, DocumentKind> seen = new ConcurrentHashMap<>();
    private final DocumentCache cache;

    KnownKinds(DocumentCache cache) {
        this.cache = cache;
    }

    /** The kind of an open document, empty when it is none of ours. */
    Optional<DocumentKind> of(OpenDocument document) {
        if (document.languageId().startsWith(EXPLICIT)) {
            Optional<DocumentKind> explicit =
                    DocumentKinds.byId(document.languageId().substring(EXPLICIT.length()));
            if (explicit.isPresent()) {
                return explicit;
            }
        }
        if (!YAML_NAMES.contains(extension(document.uri().name()))) {
            return Optional.empty();
        }
        Optional<DocumentKind> recognized = DocumentKinds.recognize(cache.yaml(document.text()));
        if (recognized.isPresent()) {
            seen.put(document.uri(), recognized.get());
            return recognized;
        }
        return Optional.ofNullable(seen.get(document.uri()));
    }

    /** A closed document shows its kind anew when it is opened again. */
    void forget(DocumentUri uri) {
        seen.remove(uri);
    }

    private static String extension(String name) {
        int dot = PakPath.name(name).lastIndexOf('.');
        return dot < 0 ? "" : name.substring(dot + 1);
    }
}
