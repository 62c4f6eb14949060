/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/**
 * Reads typed fields from a mapping as yaml.v3 decodes into the broker's structs: what does not fit is read as zero (a
 * rule reports it), unknown keys are passed over (a rule reports those too).
 */
public final class MappingReader {

    private final YamlMapping mapping;
    private final TextRange place;

    private MappingReader(YamlMapping mapping, TextRange place) {
        this.mapping = mapping;
        this.place = place;
    }

    /** A reader for a value of a document; a value that is no mapping reads as one without entries. */
    public static MappingReader of(YamlNode node) {
        return node instanceof YamlMapping mapping
                ? new MappingReader(mapping, anchor(mapping))
                : new MappingReader(YamlMapping.of(node.range(), "", List.of(), false), node.range());
    }

    /** Where a reader would look for what is missing in a mapping: its first key. */
    private static TextRange anchor(YamlMapping mapping) {
        return mapping.written().isEmpty() || mapping.flow() ? mapping.range()
                : mapping.written().getFirst().key().range();
    }

    public YamlMapping mapping() {
        return mapping;
    }

    /** The place to report what is missing in this mapping at. */
    public TextRange place() {
        return place;
    }

    public Field<String> text(String key) {
        return read(key, "", node -> node instanceof YamlScalar scalar ? ScalarResolver.text(scalar) : "");
    }

    public Field<Boolean> bool(String key) {
        return read(key, false, node -> node instanceof YamlScalar scalar && ScalarResolver.bool(scalar).orElse(false));
    }

    public Field<Long> integer(String key) {
        return read(key, 0L,
                node -> node instanceof YamlScalar scalar ? ScalarResolver.integerField(scalar).orElse(0) : 0L);
    }

    /** The value as it is written; empty when the key is absent. */
    public Optional<YamlNode> node(String key) {
        return mapping.get(key);
    }

    public Optional<YamlEntry> entry(String key) {
        return mapping.entry(key);
    }

    /** The items of a list, each as its reader; empty when there is no list. */
    public <T> List<T> objects(String key, Function<MappingReader, T> read) {
        List<T> result = new ArrayList<>();
        if (mapping.get(key).orElse(null) instanceof YamlSequence sequence) {
            sequence.items().forEach(item -> result.add(read.apply(of(item.node()))));
        }
        return List.copyOf(result);
    }

    /** The scalar items of a list; as with yaml.v3 a null item is dropped. */
    public List<Field<String>> texts(String key) {
        List<Field<String>> result = new ArrayList<>();
        if (mapping.get(key).orElse(null) instanceof YamlSequence sequence) {
            for (YamlUse item : sequence.items()) {
                if (item.node() instanceof YamlScalar scalar && ScalarResolver.kind(scalar) != ScalarResolver.Kind.NULL) {
                    result.add(new Field<>(ScalarResolver.text(scalar), item.site(), scalar.range(), true));
                }
            }
        }
        return List.copyOf(result);
    }

    /** The entries of a mapping of texts, in the order they are written. */
    public List<NamedText> textMap(String key) {
        List<NamedText> result = new ArrayList<>();
        if (mapping.get(key).orElse(null) instanceof YamlMapping map) {
            for (YamlEntry entry : map.entries()) {
                if (entry.key() instanceof YamlScalar name && entry.node() instanceof YamlScalar value) {
                    result.add(new NamedText(name.value(), new Field<>(ScalarResolver.text(value), name.range(),
                            value.range(), true), value));
                }
            }
        }
        return List.copyOf(result);
    }

    private <T> Field<T> read(String key, T zero, Function<YamlNode, T> decode) {
        return mapping.entry(key)
                .map(entry -> new Field<>(decode.apply(entry.node()), entry.key().range(), visible(entry), true))
                .orElseGet(() -> Field.absent(zero, place));
    }

    /** An empty value has no range of its own to show a finding at; its key does. */
    private static TextRange visible(YamlEntry entry) {
        TextRange range = entry.node().range();
        return range.isEmpty() ? entry.key().range() : range;
    }
}
