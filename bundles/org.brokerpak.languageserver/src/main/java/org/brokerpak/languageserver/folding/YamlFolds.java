/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.folding;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/**
 * Folds of a YAML document: keys with what is below them, items, block scalars, lists and mappings in brackets. They
 * go by indentation, so that half-typed text keeps its folds; the tree only tells which lines are text.
 */
final class YamlFolds {

    /** A key or item whose end has not been reached. */
    private record Open(int indent, boolean dash, int line) {
    }

    private final SourceText text;
    private final YamlDocument document;
    private final FoldList folds;
    private final CancelChecker cancel;
    private final BitSet insideScalars = new BitSet();

    YamlFolds(YamlDocument document, FoldList folds, CancelChecker cancel) {
        this.document = document;
        this.text = document.source();
        this.folds = folds;
        this.cancel = cancel;
    }

    void collect() {
        document.root().ifPresent(this::visit);
        byIndentation();
        new CommentFolds(text, this::isComment, folds).collect();
    }

    private boolean isComment(int line) {
        return !insideScalars.get(line) && first(line) == '#';
    }

    private void visit(YamlNode node) {
        cancel.checkCanceled();
        switch (node) {
            case YamlMapping mapping -> {
                if (mapping.flow()) {
                    folds.addBracketed(mapping.range(), true);
                }
                for (YamlEntry entry : mapping.written()) {
                    visit(entry.value());
                }
            }
            case YamlSequence list -> {
                if (list.flow()) {
                    folds.addBracketed(list.range(), true);
                }
                list.items().forEach(this::visit);
            }
            case YamlScalar scalar -> {
                TextRange range = scalar.range();
                int last = text.lineAt(Math.max(range.start(), range.end()));
                boolean endsBeforeLine = range.end() == text.lineStart(last) && range.end() > range.start();
                insideScalars.set(text.lineAt(range.start()) + 1,
                        Math.max(text.lineAt(range.start()) + 1, endsBeforeLine ? last : last + 1));
            }
        }
    }

    private void visit(YamlUse use) {
        if (!use.isAlias()) {
            visit(use.node());
        }
    }

    private void byIndentation() {
        Deque<Open> open = new ArrayDeque<>();
        int lastContent = -1;
        for (int line = 0; line < text.lineCount(); line++) {
            char first = first(line);
            if (first == '\0') {
                continue;
            }
            if (insideScalars.get(line)) {
                lastContent = line;
                continue;
            }
            if (first == '#') {
                continue;
            }
            cancel.checkCanceled();
            int indent = indent(line);
            boolean dash = isDash(line, indent);
            close(open, indent, dash, lastContent);
            int column = indent;
            while (isDash(line, column)) {
                open.push(new Open(column, true, line));
                column = afterDash(line, column);
            }
            open.push(new Open(column, false, line));
            lastContent = line;
        }
        close(open, -1, false, lastContent);
    }

    /** Ends what a line is not below of. A list may stand in the column of its key. */
    private void close(Deque<Open> open, int indent, boolean dash, int lastContent) {
        while (!open.isEmpty() && (open.peek().indent > indent
                || open.peek().indent == indent && (!dash || open.peek().dash))) {
            Open ended = open.pop();
            folds.add(ended.line, lastContent, null);
        }
    }

    private boolean isDash(int line, int column) {
        int at = text.lineStart(line) + column;
        int end = text.lineEnd(line);
        return at < end && text.text().charAt(at) == '-'
                && (at + 1 == end || Character.isWhitespace(text.text().charAt(at + 1)));
    }

    private int afterDash(int line, int column) {
        int start = text.lineStart(line);
        int at = start + column + 1;
        while (at < text.lineEnd(line) && Character.isWhitespace(text.text().charAt(at))) {
            at++;
        }
        return at - start;
    }

    /** The first character that is no white space, {@code \0} on a blank line. */
    private char first(int line) {
        int at = text.lineStart(line) + indent(line);
        return at < text.lineEnd(line) ? text.text().charAt(at) : '\0';
    }

    private int indent(int line) {
        int start = text.lineStart(line);
        int at = start;
        while (at < text.lineEnd(line) && Character.isWhitespace(text.text().charAt(at))) {
            at++;
        }
        return at - start;
    }
}
