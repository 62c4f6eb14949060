/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.packing;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.pak.goyaml.GoTimestamp;
import org.brokerpak.pak.goyaml.GoValue;
import org.brokerpak.pak.goyaml.GoValue.Entry;
import org.brokerpak.pak.goyaml.GoValue.Literal;
import org.brokerpak.pak.goyaml.GoValue.Mapping;
import org.brokerpak.pak.goyaml.GoValue.Sequence;
import org.brokerpak.pak.goyaml.GoValue.Text;
import org.brokerpak.pak.packing.Shape.AnyKeyMapOf;
import org.brokerpak.pak.packing.Shape.FieldShape;
import org.brokerpak.pak.packing.Shape.ListOf;
import org.brokerpak.pak.packing.Shape.MapOf;
import org.brokerpak.pak.packing.Shape.Simple;
import org.brokerpak.pak.packing.Shape.Struct;
import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/** What Go holds, and would write, after reading a YAML value into a type. A value that does not fit reads as zero. */
final class ShapeEncoder {

    private ShapeEncoder() {
    }

    /**
     * The value of a field.
     *
     * @param node as written, or null when absent
     */
    static GoValue encode(Shape shape, YamlNode node) {
        return switch (shape) {
            case Simple simple -> simple(simple, node);
            case ListOf list -> list(list, node);
            case MapOf map -> map(map.value(), node, false);
            case AnyKeyMapOf map -> map(map.value(), node, true);
            case Struct struct -> struct(struct, node instanceof YamlMapping mapping ? mapping : null);
        };
    }

    private static GoValue simple(Simple shape, YamlNode node) {
        if (shape == Simple.ANY) {
            return node == null ? GoValue.NULL : any(node);
        }
        YamlScalar scalar = node instanceof YamlScalar written ? written : YamlScalar.missing(0);
        return switch (shape) {
            case INTEGER -> GoValue.of(ScalarResolver.integerField(scalar).orElse(0));
            case BOOLEAN -> GoValue.of(ScalarResolver.bool(scalar).orElse(false));
            default -> new Text(ScalarResolver.text(scalar));
        };
    }

    private static Sequence list(ListOf shape, YamlNode node) {
        List<GoValue> items = new ArrayList<>();
        if (node instanceof YamlSequence sequence) {
            for (YamlUse item : sequence.items()) {
                if (!isNull(item.node())) {
                    items.add(encode(shape.item(), item.node()));
                }
            }
        }
        return new Sequence(items, shape.flow());
    }

    private static Mapping map(Shape value, YamlNode node, boolean anyKey) {
        List<Entry> entries = new ArrayList<>();
        if (node instanceof YamlMapping mapping) {
            for (YamlEntry entry : mapping.entries()) {
                entries.add(new Entry(anyKey ? any(entry.key()) : simple(Simple.TEXT, entry.key()),
                        encode(value, entry.node())));
            }
        }
        return Mapping.sorted(entries);
    }

    private static Mapping struct(Struct shape, YamlMapping mapping) {
        List<Entry> entries = new ArrayList<>();
        for (FieldShape field : shape.fields()) {
            GoValue value = encode(field.shape(), mapping == null ? null : mapping.get(field.key()).orElse(null));
            if (!field.omitEmpty() || !isZero(field.shape(), value)) {
                entries.add(Entry.of(field.key(), value));
            }
        }
        return new Mapping(entries);
    }

    /** Where any type may stand only null is empty: {@code default: false} is kept. */
    private static boolean isZero(Shape shape, GoValue value) {
        return shape == Simple.ANY ? value.equals(GoValue.NULL) : switch (value) {
            case Text(String text) -> text.isEmpty();
            case Literal literal -> literal.equals(GoValue.of(false));
            case Sequence list -> list.items().isEmpty();
            case Mapping map -> map.entries().isEmpty();
        };
    }

    private static GoValue any(YamlNode node) {
        return switch (node) {
            case YamlScalar scalar -> scalar(scalar);
            case YamlMapping mapping -> map(Simple.ANY, mapping, true);
            case YamlSequence sequence -> new Sequence(
                    sequence.items().stream().map(item -> any(item.node())).toList(), false);
        };
    }

    private static GoValue scalar(YamlScalar scalar) {
        if (ScalarResolver.kind(scalar) == ScalarResolver.Kind.TIMESTAMP) {
            return GoTimestamp.parse(scalar.value()).<GoValue>map(Literal::new)
                    .orElseGet(() -> new Text(scalar.value()));
        }
        return switch (ScalarResolver.value(scalar).orElse(null)) {
            case null -> GoValue.NULL;
            case String text -> new Text(text);
            case Double number when number.isInfinite() && !scalar.value().contains("i")
                    && !scalar.value().contains("I") -> new Text(scalar.value());
            case Double number -> GoValue.of(number);
            case Boolean value -> GoValue.of(value);
            case Object integer -> new Literal(integer.toString());
        };
    }

    private static boolean isNull(YamlNode node) {
        return node instanceof YamlScalar scalar && ScalarResolver.kind(scalar) == ScalarResolver.Kind.NULL;
    }
}
