/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.List;
import org.brokerpak.syntax.text.TextRange;

/** The reading position in a text: blanks, comments, line breaks and names, and how to find back after a mistake. */
final class HclScanner {

    /** How deep blocks, brackets, strings and operators may nest, so that no reading or walking overflows the stack. */
    static final int MAX_DEPTH = 200;

    private static final int UNKNOWN = -2;

    private final String text;
    private final HclMistakeLog log;
    private final HclLayout layout;
    private final List<TextRange> comments = new ArrayList<>();
    private final int[] openBrackets = new int[128];
    private int position;
    private int lastEnd;
    private int depth;
    private int lastCommentEnd = UNKNOWN;
    private boolean lineBreaksMatter = true;
    private boolean brokeLine = true;
    private String heredocMarker = "";

    HclScanner(String text, HclMistakeLog log, HclLayout layout) {
        this.text = text;
        this.log = log;
        this.layout = layout;
        if (text.startsWith("\ufeff")) {
            position = 1;
        }
        lastEnd = position;
    }

    String text() {
        return text;
    }

    HclMistakeLog log() {
        return log;
    }

    HclLayout layout() {
        return layout;
    }

    List<TextRange> comments() {
        return comments;
    }

    int position() {
        return position;
    }

    /** The offset after the last character that was taken; blanks and comments do not count. */
    int lastEnd() {
        return lastEnd;
    }

    /** From {@code start} to the last character taken. */
    TextRange since(int start) {
        return new TextRange(start, Math.max(start, lastEnd));
    }

    boolean atEnd() {
        return position >= text.length();
    }

    /** The character ahead, {@code \0} past the end. */
    char peek(int ahead) {
        int at = position + ahead;
        return at < text.length() ? text.charAt(at) : '\0';
    }

    boolean at(char c) {
        return position < text.length() && text.charAt(position) == c;
    }

    boolean at(String expected) {
        return text.startsWith(expected, position);
    }

    boolean atName() {
        return position < text.length() && HclCharacters.startsName(text.codePointAt(position));
    }

    /** Whether a whole word stands here. */
    boolean atWord(String word) {
        return at(word) && HclCharacters.nameEnd(text, position) == position + word.length();
    }

    boolean atLineBreak() {
        return position < text.length() && HclCharacters.endsLine(text, position);
    }

    /** Whether nothing but a comment follows on this line. */
    boolean atLineEnd() {
        return HclCharacters.endsLine(text, position) || at('#') || at("//");
    }

    /** Whether a line break was skipped since the last character taken. */
    boolean isOnNewLine() {
        return brokeLine;
    }

    /** Says that a line starts here, its line break taken as part of what stands before. */
    void startLine() {
        brokeLine = true;
    }

    TextRange take(int length) {
        int start = position;
        position = Math.min(text.length(), position + length);
        lastEnd = position;
        brokeLine = false;
        return new TextRange(start, position);
    }

    boolean accept(char c) {
        if (at(c)) {
            take(1);
            return true;
        }
        return false;
    }

    /** Takes the name that starts here; a missing one, right after the last character taken, where none starts. */
    HclName takeName() {
        int end = HclCharacters.nameEnd(text, position);
        if (end == position) {
            return new HclName(TextRange.at(lastEnd), "");
        }
        TextRange range = take(end - position);
        return new HclName(range, text.substring(range.start(), range.end()));
    }

    /** Goes on at an offset; what lies before it belongs to nothing. */
    void skipTo(int offset) {
        position = offset;
    }

    /** Goes back to an offset before the blanks and comments that were skipped. */
    void rewind(int offset) {
        position = offset;
        lastEnd = offset;
        while (!comments.isEmpty() && comments.getLast().end() > offset) {
            comments.removeLast();
        }
    }

    /** Sets whether a line break ends an expression; returns how it was. */
    boolean setLineBreaksMatter(boolean matter) {
        boolean before = lineBreaksMatter;
        lineBreaksMatter = matter;
        return before;
    }

    /** Sets the marker of the heredoc around the expressions read next, {@code ""} for none; returns the one before. */
    String setHeredocMarker(String marker) {
        String before = heredocMarker;
        heredocMarker = marker;
        return before;
    }

    void openBracket(char bracket) {
        openBrackets[bracket]++;
    }

    void closeBracket(char bracket) {
        openBrackets[bracket]--;
    }

    /** Goes one level deeper; false, and reported, where the limit is reached. */
    boolean enter() {
        if (depth >= MAX_DEPTH) {
            log.report(HclMistake.TOO_DEEP, next(), MAX_DEPTH);
            skipBalanced();
            return false;
        }
        depth++;
        return true;
    }

    void leave() {
        depth--;
    }

    int depth() {
        return depth;
    }

    /** Skips blanks and comments; line breaks too where they do not matter, but not into what starts an item. */
    void skip() {
        while (position < text.length()) {
            char c = text.charAt(position);
            if (HclCharacters.isBlank(c)) {
                position++;
            } else if (c == '\n' || c == '\r' && peek(1) == '\n') {
                if (lineBreaksMatter || stopsExpression(HclCharacters.afterLineBreak(text, position))) {
                    return;
                }
                breakLine();
            } else if (c == '#' || c == '/' && peek(1) == '/') {
                if (lineBreaksMatter) {
                    return;
                }
                skipLineComment();
            } else if (c == '/' && peek(1) == '*') {
                skipBlockComment();
            } else if (HclCharacters.isStrangeBlank(c)) {
                TextRange range = new TextRange(position, position + 1);
                log.reportCharacter(HclMistake.STRANGE_BLANK, range, String.format("U+%04X", (int) c));
                log.say(HclMistake.ITEM_EXPECTED, range);
                position++;
            } else {
                return;
            }
        }
    }

    /** Skips blanks, comments, line breaks and merge conflict markers up to the next item. */
    void skipLines() {
        if (position == 0) {
            skipConflictMarker();
        }
        boolean before = setLineBreaksMatter(true);
        skip();
        while (position < text.length() && atLineEnd()) {
            if (atLineBreak()) {
                breakLine();
            } else {
                skipLineComment();
            }
            skip();
        }
        lineBreaksMatter = before;
    }

    private void breakLine() {
        position = HclCharacters.afterLineBreak(text, position);
        brokeLine = true;
        skipConflictMarker();
    }

    private void skipConflictMarker() {
        for (int end = layout.conflictMarkerEnd(position); end >= 0; end = layout.conflictMarkerEnd(position)) {
            log.reportAs(HclMistake.CONFLICT_MARKER, new TextRange(position, end), next());
            position = HclCharacters.afterLineBreak(text, end);
        }
    }

    private boolean stopsExpression(int lineStart) {
        int first = HclCharacters.skipBlanks(text, lineStart);
        if (!heredocMarker.isEmpty() && text.startsWith(heredocMarker, first)
                && text.substring(first, HclCharacters.lineEnd(text, first)).strip().equals(heredocMarker)) {
            return true;
        }
        return layout.startsItem(first);
    }

    private void skipLineComment() {
        int end = HclCharacters.lineEnd(text, position);
        comments.add(new TextRange(position, end));
        position = end;
    }

    private void skipBlockComment() {
        int close = position + 2 > lastCommentEnd() ? -1 : text.indexOf("*/", position + 2);
        if (close < 0) {
            // The rest of the file would be gone, were it taken as the comment that it is.
            HclMistake said = brokeLine ? HclMistake.ITEM_EXPECTED : HclMistake.UNCLOSED_COMMENT;
            int subject = brokeLine ? position : position + 1;
            TextRange opener = new TextRange(position, position + 2);
            log.reportUnclosed(HclMistake.UNCLOSED_COMMENT, opener, said, new TextRange(subject, subject + 1),
                    position);
            skipLineComment();
            return;
        }
        comments.add(new TextRange(position, close + 2));
        position = close + 2;
    }

    private int lastCommentEnd() {
        if (lastCommentEnd == UNKNOWN) {
            lastCommentEnd = text.lastIndexOf("*/");
        }
        return lastCommentEnd;
    }

    /**
     * Whether the expression around this place cannot go on here: at the end, before an item, or at a closing bracket
     * that something further out waits for.
     */
    boolean atStop() {
        if (atEnd() || atLineBreak()) {
            return true;
        }
        if (brokeLine && (layout.startsItem(position) || layout.leavesInnermost(position))) {
            return true;
        }
        return switch (text.charAt(position)) {
            case ')' -> openBrackets['('] > 0;
            case ']' -> openBrackets['['] > 0;
            case '}' -> openBrackets['{'] > 0;
            default -> false;
        };
    }

    /** The token here as the broker's parser cuts it, to point at; a line break and the end of the text are tokens. */
    TextRange next() {
        int start = position;
        while (!lineBreaksMatter && start < text.length()
                && (HclCharacters.isBlank(text.charAt(start)) || HclCharacters.endsLine(text, start))) {
            start++;
        }
        return new TextRange(start, HclTokens.end(text, start));
    }

    /** What to underline where something is missing: the token here, or at the end of a line what stands before it. */
    TextRange here() {
        if (brokeLine && !lineBreaksMatter || atLineEnd()) {
            int start = lastEnd == 0 ? 0 : text.offsetByCodePoints(lastEnd, -1);
            return new TextRange(start, lastEnd);
        }
        return new TextRange(position, HclTokens.end(text, position));
    }

    /** Skips the rest of the line, and the lines of a bracket that is opened on it and closed later. */
    void skipRestOfLine() {
        int lineEnd = HclCharacters.lineEnd(text, position);
        int balanced = HclTokens.balancedLineEnd(text, position);
        take((balanced < 0 ? lineEnd : balanced) - position);
        skip();
    }

    /** Skips to the closing bracket that belongs to something opened before, or to the end. */
    void skipBalanced() {
        take(HclTokens.balancedEnd(text, position, text.length()) - position);
    }
}
