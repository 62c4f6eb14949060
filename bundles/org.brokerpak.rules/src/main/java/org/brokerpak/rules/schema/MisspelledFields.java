/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.schema;

import java.util.List;
import java.util.Optional;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.schema.DocumentSchema;
import org.brokerpak.model.schema.ObjectDefinition;
import org.brokerpak.model.schema.SchemaField;
import org.brokerpak.rules.NearNames;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlPath;

/** Tells which field an unknown key was meant to be, so that the key has one finding and its absence none. */
public final class MisspelledFields {

    private MisspelledFields() {
    }

    /** The field that an unknown key of a mapping most likely means; never one that is written there, too. */
    static Optional<String> meantBy(String key, YamlMapping mapping, ObjectDefinition object) {
        List<String> absent = object.fields().stream().filter(SchemaField::documented).map(SchemaField::name)
                .filter(field -> mapping.entry(field).isEmpty()).toList();
        return NearNames.nearest(key, absent);
    }

    /** Whether a mapping has an unknown key that means this field. */
    public static boolean has(PakDocument document, YamlPath holder, String field) {
        return find(document, holder).map(mapping -> mapping.has(field)).orElse(false);
    }

    private static Optional<Holder> find(PakDocument document, YamlPath path) {
        Optional<ObjectDefinition> object = DocumentSchema.of(document.kind()).catalog().objectAt(path);
        return document.yaml().at(path).filter(YamlMapping.class::isInstance).map(YamlMapping.class::cast)
                .flatMap(mapping -> object.map(known -> new Holder(mapping, known)));
    }

    private record Holder(YamlMapping mapping, ObjectDefinition object) {

        boolean has(String field) {
            return mapping.entries().stream().map(YamlEntry::name).flatMap(Optional::stream)
                    .filter(key -> object.field(key).isEmpty())
                    .anyMatch(key -> meantBy(key, mapping, object).filter(field::equals).isPresent());
        }
    }
}
