/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.document;

import java.util.function.Function;

import org.brokerpak.syntax.text.Derivations;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.yaml.YamlDocument;

/**
 * A YAML file of a pak. Two documents are equal only if they are the same object: {@link DocumentCache} hands out one for
 * as long as path, kind and text stay the same, so whatever is derived from a document can be kept by it.
 */
public final class PakDocument {

    private final String path;
    private final DocumentKind kind;
    private final YamlDocument yaml;
    private final Derivations derived = new Derivations();

    /**
     * @param path relative to the pak's folder
     * @param kind what the pak uses it as
     * @param yaml its tree
     */
    public PakDocument(String path, DocumentKind kind, YamlDocument yaml) {
        this.path = path;
        this.kind = kind;
        this.yaml = yaml;
    }

    public String path() {
        return path;
    }

    public DocumentKind kind() {
        return kind;
    }

    public YamlDocument yaml() {
        return yaml;
    }

    public SourceText source() {
        return yaml.source();
    }

    /**
     * What is made from this document alone: its typed content, what its schema says of it. Made once.
     *
     * @param type names the derivation; one type is always made in one way
     */
    public <T> T derive(Class<T> type, Function<PakDocument, T> make) {
        return derived.get(type, () -> make.apply(this));
    }

    @Override
    public String toString() {
        return path + " (" + kind.title() + ")";
    }
}
