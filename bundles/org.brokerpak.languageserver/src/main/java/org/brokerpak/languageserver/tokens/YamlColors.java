/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.tokens;

import java.util.Optional;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.schema.DocumentSchema;
import org.brokerpak.model.schema.FieldCatalog;
import org.brokerpak.model.schema.ObjectDefinition;
import org.brokerpak.model.schema.SchemaField;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/** The keys of a document that its kind knows; those that the broker reads and ignores are struck through. */
final class YamlColors {

    private final FieldCatalog catalog;
    private final TokenList tokens;
    private final CancelChecker cancel;

    private YamlColors(FieldCatalog catalog, TokenList tokens, CancelChecker cancel) {
        this.catalog = catalog;
        this.tokens = tokens;
        this.cancel = cancel;
    }

    static void collect(PakDocument document, TokenList tokens, CancelChecker cancel) {
        FieldCatalog catalog = DocumentSchema.of(document.kind()).catalog();
        document.yaml().rootMapping().ifPresent(
                root -> new YamlColors(catalog, tokens, cancel).mapping(root, catalog.root(), ""));
    }

    private void mapping(YamlMapping mapping, ObjectDefinition object, String section) {
        for (YamlEntry entry : mapping.written()) {
            cancel.checkCanceled();
            Optional<SchemaField> known = entry.name().flatMap(object::field);
            if (known.isEmpty()) {
                continue;
            }
            SchemaField field = known.get();
            boolean plain = entry.key() instanceof YamlScalar key && !key.style().isBlock();
            if (plain && (field.ineffective() || !field.isHonouredIn(section))) {
                tokens.add(entry.key().range(), TokenType.PROPERTY, TokenModifier.DEPRECATED);
            } else if (plain) {
                tokens.add(entry.key().range(), TokenType.PROPERTY);
            }
            String inner = section.isEmpty() ? field.name() : section + "." + field.name();
            field.child().flatMap(catalog::definition).filter(child -> !entry.value().isAlias())
                    .ifPresent(child -> value(entry.node(), child, inner));
        }
    }

    private void value(YamlNode node, ObjectDefinition object, String section) {
        switch (node) {
            case YamlMapping mapping -> mapping(mapping, object, section);
            case YamlSequence list -> {
                for (YamlUse item : list.items()) {
                    if (!item.isAlias()) {
                        value(item.node(), object, section);
                    }
                }
            }
            case YamlScalar ignored -> { }
        }
    }
}
