/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.edit;

import java.util.List;
import java.util.stream.Collectors;

import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/** Writes lines of block style on one line in brackets and braces, to go into a mapping or list written like that. */
final class FlowText {

    private final YamlDocument document;

    private FlowText(YamlDocument document) {
        this.document = document;
    }

    /** The entries of a mapping without the braces around them. */
    static String entries(List<String> lines) {
        YamlDocument document = YamlDocument.parse(String.join("\n", lines) + "\n");
        return document.rootMapping().map(new FlowText(document)::entries).orElse(String.join(" ", lines));
    }

    /** A value. */
    static String value(List<String> lines) {
        YamlDocument document = YamlDocument.parse(String.join("\n", lines) + "\n");
        return document.root().map(new FlowText(document)::write).orElse("null");
    }

    private String entries(YamlMapping mapping) {
        return mapping.written().stream().map(this::entry).collect(Collectors.joining(", "));
    }

    private String entry(YamlEntry entry) {
        return write(entry.key()) + ": " + write(entry.value());
    }

    private String write(YamlUse use) {
        return use.site().isEmpty() || use.site().equals(use.node().range()) ? write(use.node())
                : document.source().slice(use.site());
    }

    private String write(YamlNode node) {
        return switch (node) {
            case YamlMapping mapping -> "{" + entries(mapping) + "}";
            case YamlSequence list -> list.items().stream().map(this::write)
                    .collect(Collectors.joining(", ", "[", "]"));
            case YamlScalar scalar -> scalar(scalar);
        };
    }

    /** As it is written where that is possible inside brackets. */
    private String scalar(YamlScalar scalar) {
        String written = document.source().slice(scalar.range());
        boolean oneLine = written.indexOf('\n') < 0;
        return switch (scalar.style()) {
            case PLAIN -> scalar.value().isEmpty() ? "null"
                    : oneLine && written.chars().noneMatch(c -> ",[]{}?".indexOf(c) >= 0) ? written
                    : YamlWriter.scalar(scalar.value());
            case SINGLE_QUOTED, DOUBLE_QUOTED -> oneLine ? written : YamlWriter.quoted(scalar.value());
            case LITERAL, FOLDED -> YamlWriter.quoted(scalar.value());
        };
    }
}
