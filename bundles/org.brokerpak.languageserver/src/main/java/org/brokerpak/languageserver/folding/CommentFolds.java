/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.folding;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.FoldingRangeKind;

/** Folds of comments: neighbouring lines of comment, and what stands between {@code #region} and {@code #endregion}. */
final class CommentFolds {

    private static final Pattern REGION = Pattern.compile("\\s*(?:#|//)\\s*(end)?region\\b.*");

    private final SourceText text;
    private final IntPredicate isComment;
    private final FoldList folds;

    /** @param isComment whether a line holds nothing but a comment */
    CommentFolds(SourceText text, IntPredicate isComment, FoldList folds) {
        this.text = text;
        this.isComment = isComment;
        this.folds = folds;
    }

    void collect() {
        Deque<Integer> regions = new ArrayDeque<>();
        int start = -1;
        for (int line = 0; line < text.lineCount(); line++) {
            boolean comment = isComment.test(line);
            Matcher region = comment ? REGION.matcher(text.line(line)) : null;
            boolean isRegion = region != null && region.matches();
            if (isRegion && region.group(1) == null) {
                regions.push(line);
            } else if (isRegion && !regions.isEmpty()) {
                folds.add(regions.pop(), line, FoldingRangeKind.Region);
            }
            if (comment && !isRegion) {
                start = start < 0 ? line : start;
            } else {
                end(start, line - 1);
                start = -1;
            }
        }
        end(start, text.lineCount() - 1);
    }

    private void end(int start, int last) {
        if (start >= 0) {
            folds.add(start, last, FoldingRangeKind.Comment);
        }
    }
}
