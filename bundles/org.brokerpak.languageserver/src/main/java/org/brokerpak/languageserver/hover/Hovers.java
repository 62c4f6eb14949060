/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hover;

import java.util.Optional;

import org.brokerpak.languageserver.caret.Caret;
import org.brokerpak.languageserver.protocol.ClientConnection;
import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.schema.DocumentSchema;
import org.brokerpak.model.schema.FieldCatalog;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlLocation;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/** {@code textDocument/hover} */
public final class Hovers {

    /** A key or value that can be explained. */
    private record Place(YamlPath path, TextRange range) {
    }

    private final ClientConnection client;

    public Hovers(ClientConnection client) {
        this.client = client;
    }

    /** The text for the field at a position, or null, as the protocol wants it, when there is none. */
    public Hover of(DocumentView view, HoverParams params, CancelChecker cancel) {
        cancel.checkCanceled();
        int offset = Ranges.offset(view.text(), params.getPosition());
        return text(view, offset, cancel).map(text -> new Hover(
                Markup.of(text.markdown(), client.features().markdownHover()),
                Ranges.of(view.text(), text.range()))).orElse(null);
    }

    private static Optional<HoverText> text(DocumentView view, int offset, CancelChecker cancel) {
        if (view.yaml().isEmpty()) {
            return HclHover.at(view, offset);
        }
        PakDocument document = view.yaml().get();
        Optional<HoverText> text = HilHover.at(view, document, offset).or(() -> HclHover.at(view, offset));
        cancel.checkCanceled();
        // A key that the schema knows is no name, and the names of a pak are dear right after a change.
        return text.or(() -> isFieldName(document, offset) ? Optional.empty() : NameHover.at(view, document, offset))
                .or(() -> field(view, document, offset));
    }

    private static boolean isFieldName(PakDocument document, int offset) {
        YamlLocation location = document.yaml().locate(offset);
        return location.onKey() && !location.path().isRoot() && location.path().steps().getLast() instanceof YamlPath.Key key
                && DocumentSchema.of(document.kind()).catalog().objectAt(location.path().parent())
                        .flatMap(object -> object.field(key.name())).isPresent();
    }

    private static Optional<HoverText> field(DocumentView view, PakDocument document, int offset) {
        FieldCatalog catalog = DocumentSchema.of(document.kind()).catalog();
        return place(view, document, offset).flatMap(place -> catalog.fieldAt(place.path)
                .map(field -> new HoverText(FieldSummary.markdown(catalog, field), place.range)));
    }

    private static Optional<Place> place(DocumentView view, PakDocument document, int offset) {
        YamlLocation location = document.yaml().locate(offset);
        if (location.onKey()) {
            return Optional.of(new Place(location.path(), location.entry().key().range()));
        }
        Optional<Place> value = location.node().filter(node -> node instanceof YamlScalar scalar
                && !scalar.style().isBlock() && scalar.range().touches(offset))
                .map(node -> new Place(location.path(), node.range()));
        return value.isPresent() ? value : inBrokenText(view, document, offset);
    }

    /** Where the tree has a hole, the indentation still tells which key this is. */
    private static Optional<Place> inBrokenText(DocumentView view, PakDocument document, int offset) {
        boolean hole = document.yaml().damage().stream().anyMatch(range -> range.touches(offset));
        return hole ? Caret.at(view.text(), offset).filter(caret -> !caret.word().isEmpty())
                .map(caret -> new Place(caret.role() == Caret.Role.KEY
                        ? caret.path().key(view.text().slice(caret.word())) : caret.path(), caret.word()))
                : Optional.empty();
    }
}
