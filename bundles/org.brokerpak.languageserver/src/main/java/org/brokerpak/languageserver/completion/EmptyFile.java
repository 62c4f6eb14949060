/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.List;

import org.brokerpak.languageserver.protocol.ClientFeatures;
import org.brokerpak.languageserver.session.OpenDocument;
import org.brokerpak.model.Pak;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;

/** A YAML file in which nothing is written yet, so that nobody knows what it is going to be. */
final class EmptyFile {

    private static final int LONGEST = 2_000;

    private EmptyFile() {
    }

    /** Whole documents to begin with; none where anything but comments and a first word is written. */
    static List<CompletionItem> proposals(OpenDocument document, int offset, ClientFeatures features) {
        SourceText text = document.text();
        String name = document.uri().name();
        int start = offset;
        while (start > 0 && Character.isLetter(text.text().charAt(start - 1))) {
            start--;
        }
        boolean yaml = name.endsWith(".yml") || name.endsWith(".yaml") || document.languageId().equals("yaml");
        boolean atMargin = start == text.lineStart(text.lineAt(offset));
        if (!yaml || !atMargin || text.text().length() > LONGEST 
                || !isBlank(text, text.lineAt(offset), offset - start)) {
            return List.of();
        }
        ProposalList list = new ProposalList(text, new TextRange(start, offset), offset, features);
        List<Skeleton> order = name.endsWith(Pak.MANIFEST) ? List.of(Skeleton.MANIFEST, Skeleton.SERVICE)
                : List.of(Skeleton.SERVICE, Skeleton.MANIFEST);
        for (Skeleton skeleton : order) {
            list.addSnippet(skeleton.label(), skeleton.text(text.lineBreak(), IndentStyle.of(text), () -> ""),
                    CompletionItemKind.Snippet, 0).setFilterText(skeleton.filterText());
        }
        return list.items();
    }

    private static boolean isBlank(SourceText text, int caretLine, int typed) {
        for (int line = 0; line < text.lineCount(); line++) {
            String content = text.line(line).strip();
            boolean counts = !content.isEmpty() && !content.startsWith("#") && !content.equals("---");
            if (counts && (line != caretLine || content.length() != typed)) {
                return false;
            }
        }
        return true;
    }
}
