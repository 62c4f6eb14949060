/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.symbols;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/**
 * Makes the outline: sections with what they declare. A section is a key with a list or mapping; its items show their
 * name and, greyed, what tells most of the rest. It works by shape, so further kinds of document need nothing here but
 * a line in {@link SymbolStyle}.
 */
final class Outline {

    private final SourceText text;
    private final YamlDocument document;
    private final CancelChecker cancel;

    Outline(YamlDocument document, CancelChecker cancel) {
        this.document = document;
        this.text = document.source();
        this.cancel = cancel;
    }

    List<DocumentSymbol> symbols() {
        return document.rootMapping().map(this::sections).orElse(List.of());
    }

    private List<DocumentSymbol> sections(YamlMapping mapping) {
        List<DocumentSymbol> result = new ArrayList<>();
        for (YamlEntry entry : mapping.written()) {
            cancel.checkCanceled();
            String key = entry.name().orElse("");
            SymbolStyle style = SymbolStyle.of(key);
            boolean alias = entry.value().isAlias();
            switch (entry.node()) {
                case YamlSequence list -> result.add(section(entry, key, style,
                        alias ? List.of() : items(list, style)));
                case YamlMapping inner when style == SymbolStyle.ACTION -> result.add(section(entry, key, style,
                        alias ? List.of() : sections(inner)));
                case YamlMapping inner -> result.add(section(entry, key, style,
                        alias ? List.of() : entries(inner, style)));
                case YamlScalar value -> {
                    if (style == SymbolStyle.TEMPLATE) {
                        result.add(leaf(key, brief(value), style, entry.range(), entry.key().range()));
                    }
                }
            }
        }
        return result;
    }

    private DocumentSymbol section(YamlEntry entry, String key, SymbolStyle style, List<DocumentSymbol> children) {
        DocumentSymbol symbol = leaf(key.replace('_', ' '), null, style, entry.range(), entry.key().range());
        symbol.setKind(style == SymbolStyle.ACTION ? SymbolKind.Module : SymbolKind.Namespace);
        symbol.setChildren(children);
        return symbol;
    }

    private List<DocumentSymbol> items(YamlSequence list, SymbolStyle style) {
        List<DocumentSymbol> result = new ArrayList<>();
        int number = 1;
        for (YamlUse item : list.items()) {
            cancel.checkCanceled();
            String unnamed = "#" + number++;
            switch (item.node()) {
                case YamlMapping mapping -> result.add(item(mapping, item, unnamed, style));
                case YamlScalar scalar -> result.add(leaf(named(scalar.value(), unnamed), null, style, item.site(),
                        item.site()));
                case YamlSequence ignored -> result.add(leaf(unnamed, null, style, item.site(), item.site()));
            }
        }
        return result;
    }

    private DocumentSymbol item(YamlMapping mapping, YamlUse item, String unnamed, SymbolStyle style) {
        Optional<YamlEntry> name = style.nameKeys().stream().flatMap(key -> mapping.entry(key).stream()).findFirst();
        String detail = style.detailKeys().stream().flatMap(key -> mapping.get(key).stream())
                .map(Outline::brief).filter(text -> !text.isEmpty()).findFirst().orElse(null);
        // What comes in through an alias or a merge is written elsewhere.
        TextRange selection = name.filter(entry -> !item.isAlias() && !entry.isMerged())
                .map(entry -> entry.node().range()).filter(item.site()::contains).orElse(item.site());
        return leaf(named(name.map(YamlEntry::node).map(Outline::brief).orElse(""), unnamed), detail, style,
                item.site(), selection);
    }

    private List<DocumentSymbol> entries(YamlMapping mapping, SymbolStyle style) {
        List<DocumentSymbol> result = new ArrayList<>();
        for (YamlEntry entry : mapping.written()) {
            cancel.checkCanceled();
            result.add(leaf(named(entry.name().orElse(""), "?"), brief(entry.node()), style, entry.range(),
                    entry.key().range()));
        }
        return result;
    }

    private DocumentSymbol leaf(String name, String detail, SymbolStyle style, TextRange range, TextRange selection) {
        DocumentSymbol symbol = new DocumentSymbol(name, style.kind(), Ranges.of(text, range),
                Ranges.of(text, range.contains(selection) ? selection : range));
        symbol.setDetail(detail == null || detail.isEmpty() ? null : detail);
        symbol.setChildren(List.of());
        return symbol;
    }

    /** Clients refuse symbols without a name, and half-typed items have none. */
    private static String named(String name, String otherwise) {
        return name.isBlank() ? otherwise : name;
    }

    private static String brief(YamlNode node) {
        return node instanceof YamlScalar scalar && !scalar.style().isBlock() && scalar.value().indexOf('\n') < 0
                ? scalar.value() : "";
    }
}
