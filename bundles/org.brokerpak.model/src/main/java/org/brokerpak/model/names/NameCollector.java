/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.names;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.names.Occurrence.Role;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;

/** Gathers the occurrences of names, each with the scope in which the name is one and the same. */
final class NameCollector {

    /**
     * An occurrence in its scope.
     *
     * @param scope names that are equal in kind, scope and text are the same name
     */
    record Scoped(String scope, Occurrence occurrence) {
    }

    private final List<Scoped> all = new ArrayList<>();

    List<Scoped> all() {
        return all;
    }

    void add(NameKind kind, String scope, String name, String file, TextRange range, Role role, boolean quoted) {
        if (!name.isEmpty() && !range.isEmpty()) {
            all.add(new Scoped(scope, new Occurrence(kind, name, file, range, role, quoted)));
        }
    }

    /** The value of a field of a definition. */
    void addField(NameKind kind, String scope, PakDocument document, Field<String> field, Role role) {
        if (field.present()) {
            addText(kind, scope, document, field.value(), field.range(), role);
        }
    }

    /** The keys of a mapping of a definition; null stands for none. */
    void addKeys(NameKind kind, String scope, PakDocument document, YamlNode mapping, Role role) {
        if (mapping instanceof YamlMapping map) {
            for (YamlEntry entry : map.entries()) {
                if (entry.key() instanceof YamlScalar key) {
                    addText(kind, scope, document, key.value(), key.range(), role);
                }
            }
        }
    }

    /** A scalar, whose quotes are left out; one with escapes cannot be renamed safely and is left alone. */
    private void addText(NameKind kind, String scope, PakDocument document, String name, TextRange range, Role role) {
        String written = document.source().slice(range);
        boolean quoted = written.length() == name.length() + 2
                && (written.charAt(0) == '"' || written.charAt(0) == '\'');
        TextRange inner = quoted ? new TextRange(range.start() + 1, range.end() - 1) : range;
        if (document.source().slice(inner).equals(name)) {
            add(kind, scope, name, document.path(), inner, role, quoted);
        }
    }
}
