/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.Optional;
import java.util.Set;

import org.brokerpak.languageserver.caret.Caret;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.model.Pak;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.schema.DocumentSchema;
import org.brokerpak.model.schema.FieldCatalog;
import org.brokerpak.model.schema.SchemaField;
import org.brokerpak.model.schema.ValueShape;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.yaml.IndentationView;
import org.brokerpak.syntax.yaml.YamlPath;

/** What a source of proposals may want to know. */
final class CompletionRequest {

    private final DocumentView view;
    private final PakDocument document;
    private final Caret caret;
    private final int line;
    private final boolean startsItem;

    CompletionRequest(DocumentView view, PakDocument document, Caret written, int offset) {
        this.view = view;
        this.document = document;
        this.line = view.text().lineAt(offset);
        // Below the key of a list, without a dash: whatever comes next is an item.
        this.startsItem = !written.flow().inside() && written.role() == Caret.Role.KEY
                && !written.colonFollows() && isList(written.path());
        this.caret = startsItem ? written.inNewItem() : written;
    }

    private boolean isList(YamlPath path) {
        return !path.isRoot() && path.steps().getLast() instanceof YamlPath.Key
                && catalog().fieldAt(path).filter(field -> field.shape() == ValueShape.LIST).isPresent();
    }

    Caret caret() {
        return caret;
    }

    SourceText text() {
        return view.text();
    }

    PakDocument document() {
        return document;
    }

    FieldCatalog catalog() {
        return DocumentSchema.of(document.kind()).catalog();
    }

    /** Whether a key is being written, or what may become one. */
    boolean writesKey() {
        return caret.role() == Caret.Role.KEY;
    }

    /** Whether the caret is at an item of a list itself, not inside one. */
    boolean atItem() {
        return !caret.path().isRoot() && caret.path().steps().getLast() instanceof YamlPath.Item;
    }

    /** The field whose value, or whose item, is being written; empty where a key is due or nothing is known. */
    Optional<SchemaField> valueField() {
        return writesKey() && !atItem() ? Optional.empty() : catalog().fieldAt(caret.path());
    }

    /** The keys beside the one that is written. */
    Set<String> keysBeside() {
        return startsItem ? Set.of() : caret.flow().inside() ? caret.flow().keysBeside()
                : IndentationView.of(view.text()).keysBeside(line, caret.column());
    }

    /** The caret's path with its indexes left out: {@code examples[].plan_id}. */
    String pattern() {
        return caret.path().toString().replaceAll("\\[[0-9]+]", "[]");
    }

    /** The section that the caret is in, as schemas name it: {@code provision.user_inputs}. */
    String section() {
        return pattern().replace("[]", "");
    }

    /** The pak that paths are looked up in; empty for a document without a place on disk. */
    Optional<Pak> pak() {
        return view.paks().stream().map(PakAnalysis::pak).findFirst();
    }

    /** This document read as a definition. */
    ServiceDefinition definition() {
        return ServiceDefinition.of(document);
    }

    /** This document read as a manifest. */
    Manifest manifest() {
        return Manifest.of(document);
    }
}
