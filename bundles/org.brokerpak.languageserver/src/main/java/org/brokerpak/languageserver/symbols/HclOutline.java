/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.symbols;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclLabel;
import org.brokerpak.syntax.hcl.HclValue;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/** The outline of a template file: its blocks by the names that references use. */
final class HclOutline {

    private final HclFile file;
    private final CancelChecker cancel;

    HclOutline(HclFile file, CancelChecker cancel) {
        this.file = file;
        this.cancel = cancel;
    }

    List<DocumentSymbol> symbols() {
        List<DocumentSymbol> result = new ArrayList<>();
        for (HclBlock block : file.body().blocks()) {
            cancel.checkCanceled();
            result.add(block(block));
        }
        return result;
    }

    private DocumentSymbol block(HclBlock block) {
        List<String> labels = block.labels().stream().map(HclLabel::value).toList();
        String type = block.type().text();
        String name = switch (type) {
            case "resource", "variable", "output" -> String.join(".", labels);
            case "locals", "terraform" -> type;
            default -> labels.isEmpty() ? type : type + "." + String.join(".", labels);
        };
        TextRange selection = block.labels().isEmpty() ? block.type().range() : block.labels().getLast().range();
        DocumentSymbol symbol = symbol(name.isBlank() ? type : name, kind(type), block.range(), selection);
        symbol.setDetail(detail(block));
        symbol.setChildren(children(block));
        return symbol;
    }

    private static SymbolKind kind(String type) {
        return switch (type) {
            case "variable" -> SymbolKind.Variable;
            case "output" -> SymbolKind.Property;
            case "resource" -> SymbolKind.Class;
            case "data" -> SymbolKind.Interface;
            case "module" -> SymbolKind.Module;
            case "provider" -> SymbolKind.Package;
            default -> SymbolKind.Namespace;
        };
    }

    private String detail(HclBlock block) {
        return switch (block.type().text()) {
            case "variable" -> block.body().attribute("type").map(type -> brief(file.text(type.value()))).orElse(null);
            case "module" -> block.body().attribute("source").map(source -> brief(file.text(source.value())))
                    .orElse(null);
            case "resource", "locals", "terraform", "data", "provider" -> null;
            default -> block.body().attribute("value").map(value -> brief(file.text(value.value()))).orElse(null);
        };
    }

    private List<DocumentSymbol> children(HclBlock block) {
        List<DocumentSymbol> children = new ArrayList<>();
        switch (block.type().text()) {
            case "locals" -> block.body().attributes().forEach(local -> children.add(argument(local)));
            case "terraform" -> block.body().blocks("required_providers").forEach(providers ->
                    providers.body().attributes().forEach(provider -> children.add(argument(provider))));
            default -> { }
        }
        return children;
    }

    private DocumentSymbol argument(HclAttribute attribute) {
        DocumentSymbol symbol = symbol(attribute.name().text().isBlank() ? "?" : attribute.name().text(),
                SymbolKind.Constant, attribute.range(), attribute.name().range());
        symbol.setDetail(HclValue.of(attribute.value()).filter(HclValue.Mapping.class::isInstance).isPresent() ? null
                : brief(file.text(attribute.value())));
        symbol.setChildren(List.of());
        return symbol;
    }

    private DocumentSymbol symbol(String name, SymbolKind kind, TextRange range, TextRange selection) {
        return new DocumentSymbol(name.isBlank() ? "?" : name, kind, Ranges.of(file.source(), range),
                Ranges.of(file.source(), range.contains(selection) ? selection : range));
    }

    /** What fits beside a name; nothing when it takes several lines. */
    private static String brief(String value) {
        return value.isBlank() || value.indexOf('\n') >= 0 || value.length() > 60 ? null : value;
    }
}
