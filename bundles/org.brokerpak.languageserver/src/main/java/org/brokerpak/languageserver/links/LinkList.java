/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.links;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakPath;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.DocumentLink;

/** Gathers links, one for each place. Only a file that is there gets one. */
final class LinkList {

    private static final Pattern ADDRESS = Pattern.compile("https?://[^\\s\"'<>${}]+");

    private final DocumentView view;
    private final boolean tooltips;
    private final List<DocumentLink> links = new ArrayList<>();
    private final Set<TextRange> taken = new HashSet<>();

    LinkList(DocumentView view, boolean tooltips) {
        this.view = view;
        this.tooltips = tooltips;
    }

    List<DocumentLink> links() {
        return links;
    }

    /** A link to a file of a pak, if it is there. */
    void file(PakAnalysis pak, String path, TextRange range) {
        String clean = PakPath.clean(path).orElse("");
        if (!clean.isEmpty() && isFile(pak, clean)) {
            Path file = pak.file(clean);
            add(range, view.snapshot().uri(file).toString(), "Open " + clean);
        }
    }

    private static boolean isFile(PakAnalysis pak, String path) {
        return switch (pak.pak().files().read(path)) {
            case FileContent.Text ignored -> true;
            case FileContent.Binary ignored -> true;
            default -> false;
        };
    }

    /** A link to an address, if the text is one as a whole. */
    void address(String text, TextRange range) {
        if (ADDRESS.matcher(text).matches()) {
            add(range, text, null);
        }
    }

    void add(TextRange range, String target, String tooltip) {
        if (!range.isEmpty() && taken.add(range)) {
            DocumentLink link = new DocumentLink(Ranges.of(view.text(), range), target);
            link.setTooltip(tooltips ? tooltip : null);
            links.add(link);
        }
    }
}
