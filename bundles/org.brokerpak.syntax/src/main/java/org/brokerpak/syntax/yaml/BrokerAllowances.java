/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import org.brokerpak.syntax.text.SourceText;

/**
 * What the broker's yaml.v3 takes and SnakeYAML refuses: rewritten in place to what both take, offsets kept. (What
 * SnakeYAML takes and yaml.v3 refuses: {@link BrokerRefusals}.)
 */
final class BrokerAllowances {

    /** Stands in for a character; cannot be in a text itself, because {@link UnreadableCharacters} would replace it. */
    private static final char MARK = '\uFFFF';

    private BrokerAllowances() {
    }

    /** Rewrites the text at a break if yaml.v3 would not break there; returns whether it did. */
    static boolean apply(SourceText text, YamlBreak failure, char[] readable) {
        int offset = failure.offset();
        if (offset >= readable.length) {
            return false;
        }
        return switch (failure.kind()) {
            case TAB -> spaceOutTabs(text, offset, readable);
            case RESERVED_CHARACTER -> spaceOutTabBefore(offset, readable);
            case FLOW -> markColon(offset, readable);
            case ESCAPE -> markEscape(failure, readable);
            case NAME -> spaceOutTabs(text, offset, readable);
            case BLOCK_SCALAR_HEADER -> spaceOutTabs(text, offset, readable) || takeOutComment(text, offset, readable);
            default -> false;
        };
    }

    /** Tabs may stand between a key and its value, before a comment, and in the indentation of continued plain text. */
    private static boolean spaceOutTabs(SourceText text, int offset, char[] readable) {
        if (readable[offset] != '\t') {
            return false;
        }
        int line = text.lineAt(offset);
        LineShape shape = LineShape.of(text.line(line));
        int column = offset - text.lineStart(line);
        boolean indents = column < shape.start();
        if (indents && (!shape.dashes().isEmpty() || column <= columnOfContinuedText(new BrokenLines(text), line))) {
            return false;
        }
        spaceOut(readable, offset);
        if (!indents) {
            spaceOutBehindKeys(text, readable);
        }
        return true;
    }

    /** Behind a comma SnakeYAML takes a tab but no space behind that. */
    private static boolean spaceOutTabBefore(int offset, char[] readable) {
        boolean tab = readable[offset] == ' ' && offset > 0 && readable[offset - 1] == '\t';
        for (int i = offset - 1; tab && i >= 0 && readable[i] == '\t'; i--) {
            readable[i] = ' ';
        }
        return tab;
    }

    /** Who puts one tab behind a key puts many; finding them one by one would mean to read the text as often. */
    private static void spaceOutBehindKeys(SourceText text, char[] readable) {
        int blockColumn = Integer.MAX_VALUE;
        for (int line = 0; line < text.lineCount(); line++) {
            LineShape shape = LineShape.of(text.line(line));
            if (shape.isIdle() || shape.indent() > blockColumn) {
                continue;
            }
            blockColumn = shape.opensBlockScalar() ? BrokenLines.ownColumn(shape) : Integer.MAX_VALUE;
            int value = text.lineStart(line) + shape.value();
            for (int i = value - 1; shape.hasKey() && (readable[i] == ' ' || readable[i] == '\t'); i--) {
                readable[i] = ' ';
            }
        }
    }

    private static void spaceOut(char[] readable, int from) {
        for (int i = from; i < readable.length && readable[i] == '\t'; i++) {
            readable[i] = ' ';
        }
    }

    /** The column of what holds the plain text that a line may continue; beyond any column when there is none. */
    private static int columnOfContinuedText(BrokenLines lines, int line) {
        for (int l = line - 1; l >= 0; l--) {
            LineShape shape = lines.shape(l);
            if (shape.isComment()) {
                return Integer.MAX_VALUE;
            }
            if (shape.hasKey() || !shape.dashes().isEmpty()) {
                boolean plain = shape.hasValue() && "\"'[{|>&*!".indexOf(shape.text().charAt(shape.value())) < 0;
                return plain && shape.text().indexOf(" #", shape.value()) < 0 ? BrokenLines.ownColumn(shape)
                        : Integer.MAX_VALUE;
            }
        }
        return Integer.MAX_VALUE;
    }

    /** In double quotes a backslash may stand before {@code '} and a tab. The composer takes the mark out again. */
    private static boolean markEscape(YamlBreak failure, char[] readable) {
        int backslash = failure.offset();
        while (backslash > failure.contextOffset() && readable[backslash] != '\\') {
            backslash--;
        }
        boolean known = backslash + 1 < readable.length && "'\t".indexOf(readable[backslash + 1]) >= 0;
        if (known) {
            readable[backslash] = MARK;
        }
        return known;
    }

    /** Before a comma or bracket a colon is part of a plain text. */
    private static boolean markColon(int offset, char[] readable) {
        boolean colon = readable[offset] == ':' && offset > 0 && " \t\r\n,[]{}:\"'".indexOf(readable[offset - 1]) < 0
                && offset + 1 < readable.length && ",[]{}".indexOf(readable[offset + 1]) >= 0;
        if (colon) {
            readable[offset] = MARK;
        }
        return colon;
    }

    /** The value of a scalar with what the marks in it stand for: a colon in a plain text, nothing in double quotes. */
    static String unmark(String value, YamlScalar.Style style) {
        return value.indexOf(MARK) < 0 ? value
                : value.replace(String.valueOf(MARK), style == YamlScalar.Style.PLAIN ? ":" : "");
    }

    /** A comment may touch the {@code |} or {@code >} before it. */
    private static boolean takeOutComment(SourceText text, int offset, char[] readable) {
        if (readable[offset] != '#') {
            return false;
        }
        for (int i = offset; i < text.lineEnd(text.lineAt(offset)); i++) {
            readable[i] = ' ';
        }
        return true;
    }
}
