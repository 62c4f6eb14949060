/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.schema;

import org.brokerpak.model.document.MappingReader;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;

/** Where in the text to show what a schema says about a path. */
final class SchemaPlaces {

    private SchemaPlaces() {
    }

    /** A scalar itself; of a list or mapping the key it stands under, since squiggles under whole blocks help nobody. */
    static TextRange ofValue(PakDocument document, YamlPath path) {
        YamlNode node = document.yaml().at(path).orElse(null);
        if (node instanceof YamlScalar scalar && !scalar.range().isEmpty()) {
            TextRange range = scalar.range();
            int firstLineEnd = document.source().lineEnd(document.source().lineAt(range.start()));
            return new TextRange(range.start(), Math.min(range.end(), Math.max(range.start(), firstLineEnd)));
        }
        if (!path.isRoot() && path.steps().getLast() instanceof YamlPath.Key key
                && document.yaml().at(path.parent()).orElse(null) instanceof YamlMapping holder) {
            return holder.entry(key.name()).map(entry -> entry.key().range()).orElse(holder.range());
        }
        return node == null ? TextRange.at(0) : MappingReader.of(node).place();
    }

    /** The place in a mapping where a reader would look for what it lacks. */
    static TextRange ofMissing(PakDocument document, YamlPath holder) {
        YamlNode node = document.yaml().at(holder).orElse(null);
        if (node == null) {
            return holder.isRoot() ? TextRange.at(0) : ofValue(document, holder);
        }
        return MappingReader.of(node).place();
    }

    /** The key of an entry. */
    static TextRange ofKey(PakDocument document, YamlPath holder, String key) {
        return document.yaml().at(holder).filter(YamlMapping.class::isInstance).map(YamlMapping.class::cast)
                .flatMap(mapping -> mapping.entry(key)).map(YamlEntry::key).map(YamlNode::range)
                .orElseGet(() -> ofMissing(document, holder));
    }
}
