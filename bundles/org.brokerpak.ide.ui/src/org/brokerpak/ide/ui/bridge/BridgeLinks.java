/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.hyperlink.AbstractHyperlinkDetector;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.Location;

/**
 * Ctrl+Click and F3: files and addresses in the text, and where a name is declared. The editor asks in the UI thread,
 * so only answers that are there already become links; the mouse finds the others with its next move, and for the caret
 * there is a link that asks when it is opened.
 */
public final class BridgeLinks extends AbstractHyperlinkDetector {

    @Override
    public IHyperlink[] detectHyperlinks(ITextViewer viewer, IRegion region, boolean several) {
        Optional<BridgeDocument> found = BridgeClient.get().document(viewer.getDocument());
        if (found.isEmpty()) {
            return null;
        }
        BridgeDocument document = found.get();
        SourceText text = document.snapshot().text();
        List<IHyperlink> links = new ArrayList<>();
        for (DocumentLink link : document.answers().links().getNow(List.of())) {
            TextRange range = BridgeDocument.range(text, link.getRange());
            if (range.start() <= region.getOffset() && region.getOffset() <= range.end() && link.getTarget() != null) {
                links.add(new FileLink(range, link.getTarget(), link.getTooltip()));
            }
        }
        TextRange word = Words.around(text, region.getOffset());
        if (links.isEmpty() && !word.isEmpty()) {
            CompletableFuture<List<Location>> definition = document.answers().definition(region.getOffset(), word);
            boolean atCaret = viewer.getSelectedRange().x == region.getOffset();
            if (definition.isDone()) {
                List<Location> places = definition.join();
                places.forEach(place -> links.add(new NameLink(word, place, places.size())));
            } else if (atCaret) {
                links.add(new LaterLink(word, definition));
            }
        }
        return links.isEmpty() ? null : links.subList(0, several ? links.size() : 1).toArray(IHyperlink[]::new);
    }

    private static IRegion region(TextRange range) {
        return new Region(range.start(), range.length());
    }

    /** To a file of the pak or an address in the web. */
    private record FileLink(TextRange range, String target, String tooltip) implements IHyperlink {

        @Override
        public IRegion getHyperlinkRegion() {
            return region(range);
        }

        @Override
        public String getTypeLabel() {
            return null;
        }

        @Override
        public String getHyperlinkText() {
            return tooltip == null ? "Open " + target : tooltip;
        }

        @Override
        public void open() {
            BridgePlaces.open(target);
        }
    }

    /** To the declaration of a name; with several, each says where it is. */
    private record NameLink(TextRange range, Location location, int of) implements IHyperlink {

        @Override
        public IRegion getHyperlinkRegion() {
            return region(range);
        }

        @Override
        public String getTypeLabel() {
            return null;
        }

        @Override
        public String getHyperlinkText() {
            String path = URI.create(location.getUri()).getPath();
            return of == 1 || path == null ? "Open Declaration" : "Open Declaration in "
                    + path.substring(path.lastIndexOf('/') + 1) + ", line "
                    + (location.getRange().getStart().getLine() + 1);
        }

        @Override
        public void open() {
            BridgePlaces.open(location);
        }
    }

    /** To the declaration of a name that the server is still looking for. */
    private record LaterLink(TextRange range, CompletableFuture<List<Location>> definition) implements IHyperlink {

        @Override
        public IRegion getHyperlinkRegion() {
            return region(range);
        }

        @Override
        public String getTypeLabel() {
            return null;
        }

        @Override
        public String getHyperlinkText() {
            return "Open Declaration";
        }

        @Override
        public void open() {
            definition.thenAccept(BridgePlaces::openFirst);
        }
    }
}
