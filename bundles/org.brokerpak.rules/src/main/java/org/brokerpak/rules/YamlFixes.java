/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.syntax.edit.YamlEdits;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlSequence;

/** Fixes that add to a YAML document or take from it, keeping its formatting. Empty where that is not possible. */
public final class YamlFixes {

    private YamlFixes() {
    }

    /** Takes an entry out of its mapping. */
    public static Optional<Fix> remove(PakDocument document, YamlMapping holder, String key) {
        return holder.entry(key).flatMap(entry -> fix("Remove \"" + key + "\"", document,
                YamlEdits.of(document.yaml()).removeEntry(holder, entry)));
    }

    /** Takes an item out of a list. */
    public static Optional<Fix> removeItem(PakDocument document, YamlPath list, int index, String title) {
        return document.yaml().at(list).filter(YamlSequence.class::isInstance).map(YamlSequence.class::cast)
                .flatMap(items -> fix(title, document, YamlEdits.of(document.yaml()).removeItem(items, index)));
    }

    /** Adds a single-line entry behind another one, or at the end when that is not there. */
    public static Optional<Fix> add(PakDocument document, YamlMapping holder, String after, String entry) {
        return fix("Add \"" + entry + "\"", document,
                YamlEdits.of(document.yaml()).insertEntry(holder, Optional.of(after), List.of(entry)));
    }

    /** Adds an item to the end of a list; the list is made where its section has none. */
    public static Optional<Fix> addItem(PakDocument document, YamlPath section, String list, String title,
            List<String> lines) {
        YamlEdits edits = YamlEdits.of(document.yaml());
        if (document.yaml().at(section.key(list)).isPresent()) {
            return fix(title, document, edits.insertItem(section.key(list), Integer.MAX_VALUE, lines));
        }
        List<String> entry = new ArrayList<>(List.of(list + ":"));
        for (int i = 0; i < lines.size(); i++) {
            entry.add((i == 0 ? "- " : "  ") + lines.get(i));
        }
        return fix(title, document, edits.insertEntry(section, Optional.empty(), entry));
    }

    /**
     * Puts a new UUID in the place of an id. The same place always gets the same one, so that a finding stays equal to itself.
     *
     * @param owner tells the ids of a document apart
     */
    public static Fix newUuid(PakDocument document, TextRange id, String owner) {
        String seed = document.path() + "\n" + owner + "\n" + document.source().slice(id);
        String uuid = UUID.nameUUIDFromBytes(seed.getBytes(StandardCharsets.UTF_8)).toString();
        return Fix.possible("Give it a new UUID", document.path(), new TextEdit(id, uuid));
    }

    private static Optional<Fix> fix(String title, PakDocument document, List<TextEdit> edits) {
        return edits.isEmpty() ? Optional.empty()
                : Optional.of(Fix.possible(title, document.path(), edits.toArray(TextEdit[]::new)));
    }
}
