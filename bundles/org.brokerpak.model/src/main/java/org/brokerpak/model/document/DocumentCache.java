/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.document;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclModule;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.yaml.YamlDocument;

/**
 * Keeps what was made from a text for as long as the text is in use, so that a change to one file of a pak costs the
 * parsing of one file. Bounded, and safe for use by several threads.
 */
public final class DocumentCache {

    /** More files than the largest known pak has, several times over. */
    private static final int MOST_TEXTS = 1_000;

    private final Map<SourceText, Map<String, Object>> made = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<SourceText, Map<String, Object>> eldest) {
            return size() > MOST_TEXTS;
        }
    };

    /** The newest module of each owner. */
    private final Map<String, HclModule> modules = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, HclModule> eldest) {
            return size() > MOST_TEXTS;
        }
    };

    /** The tree of a text. */
    public YamlDocument yaml(SourceText text) {
        return get("yaml", text, YamlDocument.class, YamlDocument::parse);
    }

    /** The document at a path; the same instance as long as path, kind and text are the same. */
    public PakDocument document(String path, DocumentKind kind, SourceText text) {
        return get(kind.id() + ":" + path, text, PakDocument.class, key -> new PakDocument(path, kind, yaml(text)));
    }

    /**
     * Whatever is derived from a text alone.
     *
     * @param what names the derivation; one name always means one type
     */
    public <T> T get(String what, SourceText text, Class<T> type, Function<SourceText, T> make) {
        synchronized (made) {
            Object known = made.getOrDefault(text, Map.of()).get(what);
            if (known != null) {
                return type.cast(known);
            }
        }
        // Made outside the lock: two threads may do the same work once, none waits for another's.
        T value = make.apply(text);
        synchronized (made) {
            return type.cast(made.computeIfAbsent(text, key -> new HashMap<>(4)).computeIfAbsent(what, key -> value));
        }
    }

    /**
     * The module that files make; the same instance as long as they are the same, since a change to a definition seldom
     * changes its templates.
     *
     * @param owner whose module it is, such as the path of a definition and the name of an action
     */
    public HclModule module(String owner, Map<String, HclFile> files) {
        synchronized (modules) {
            HclModule known = modules.get(owner);
            if (known != null && known.isMadeOf(files)) {
                return known;
            }
            HclModule module = new HclModule(files);
            modules.put(owner, module);
            return module;
        }
    }

    /** Lets go of all that was made from a text, as of each state of a document that an author has typed past. */
    public void forget(SourceText text) {
        synchronized (made) {
            made.remove(text);
        }
    }
}
