/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.folding;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.FoldingRange;

/** Gathers folds by lines. Clients show one fold for a line, so of several that begin on it the largest is kept. */
final class FoldList {

    private final SourceText text;
    private final Map<Integer, FoldingRange> byStart = new TreeMap<>();

    FoldList(SourceText text) {
        this.text = text;
    }

    /**
     * A fold, if it hides a line at all.
     *
     * @param kind one of the protocol's kinds, or null
     */
    void add(int startLine, int endLine, String kind) {
        if (endLine <= startLine || startLine < 0) {
            return;
        }
        FoldingRange fold = new FoldingRange(startLine, Math.min(endLine, text.lineCount() - 1));
        fold.setKind(kind);
        byStart.merge(startLine, fold, (one, other) -> one.getEndLine() >= other.getEndLine() ? one : other);
    }

    /** A fold from the line where a range begins to the line before its end, whose closing bracket stays in sight. */
    void addBracketed(TextRange range, boolean closed) {
        int end = range.end();
        while (end > range.start() && Character.isWhitespace(text.text().charAt(end - 1))) {
            end--;
        }
        int last = text.lineAt(end);
        boolean alone = closed && text.text().substring(text.lineStart(last), end).strip()
                .matches("[)\\]}]*");
        add(text.lineAt(range.start()), alone ? last - 1 : last, null);
    }

    /** The folds from the top; when there are more than a client takes, the largest ones. */
    List<FoldingRange> ranges(int most) {
        List<FoldingRange> all = List.copyOf(byStart.values());
        if (all.size() <= most) {
            return all;
        }
        int least = all.stream().map(FoldList::length).sorted((one, other) -> other - one)
                .skip(Math.max(0, most - 1)).findFirst().orElse(0);
        return all.stream().filter(fold -> length(fold) >= least).limit(most).toList();
    }

    private static int length(FoldingRange fold) {
        return fold.getEndLine() - fold.getStartLine();
    }
}
