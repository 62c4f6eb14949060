/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What one line of YAML opens, read without its surroundings: dashes, at most one key, and the value behind it. This is
 * all that can be known of a line while the text does not parse. Columns are UTF-16 units from 0.
 *
 * @param text the line without its line break
 * @param dashes the columns of the dashes that open list items, in order
 * @param start the column of the first character behind indentation and dashes
 * @param key the text of the key, its quotes removed, or null
 * @param value the column of the first character behind the key and its colon, or behind the dashes when there is no
 *     key; the length of the line when nothing stands there
 */
record LineShape(String text, List<Integer> dashes, int start, String key, int value) {

    /** A key may not be longer than this in YAML; bounds the look for its colon. */
    private static final int LONGEST_KEY = 1024;
    private static final Pattern BLOCK_HEADER = Pattern.compile("[|>][-+0-9]{0,2}(\\s+#.*|\\s*)");
    private static final String NEVER_FIRST_IN_KEY = "[]{}#&*!|>%@`,";

    static LineShape of(String line) {
        return before(line, line.length());
    }

    /** The shape of the part of a line before a column; a key counts when it begins there. */
    static LineShape before(String line, int column) {
        List<Integer> dashes = List.of();
        int at = skipBlanks(line, 0);
        while (at < line.length() && at < column && line.charAt(at) == '-'
                && (at + 1 == line.length() || isBlank(line.charAt(at + 1)))) {
            dashes = dashes.isEmpty() ? new ArrayList<>(2) : dashes;
            dashes.add(at);
            at = skipBlanks(line, at + 1);
        }
        if (at >= line.length() || at >= column) {
            return new LineShape(line, dashes, at, null, at);
        }
        int keyStart = skipProperties(line, at);
        int keyEnd = keyEnd(line, keyStart);
        if (keyEnd < 0) {
            return new LineShape(line, dashes, at, null, at);
        }
        int colon = skipBlanks(line, keyEnd);
        int value = skipBlanks(line, colon + 1);
        boolean comment = value < line.length() && line.charAt(value) == '#';
        return new LineShape(line, dashes, at, unquote(line.substring(keyStart, keyEnd)),
                comment ? line.length() : value);
    }

    boolean hasKey() {
        return key != null;
    }

    /** The column of the key with its anchor or tag, or -1. */
    int keyColumn() {
        return hasKey() ? start : -1;
    }

    boolean isBlank() {
        return dashes.isEmpty() && start >= text.length();
    }

    boolean isComment() {
        return dashes.isEmpty() && start < text.length() && text.charAt(start) == '#';
    }

    /** Whether the line says nothing: blank or only a comment. */
    boolean isIdle() {
        return isBlank() || isComment();
    }

    boolean hasValue() {
        return value < text.length() && text.charAt(value) != '#';
    }

    /** The column of the first dash, else of what stands first in the line. */
    int indent() {
        return dashes.isEmpty() ? start : dashes.getFirst();
    }

    /** Whether the lines below are the text of a block scalar. */
    boolean opensBlockScalar() {
        if (!hasValue()) {
            return false;
        }
        int header = skipProperties(text, value);
        return header < text.length() && (text.charAt(header) == '|' || text.charAt(header) == '>')
                && BLOCK_HEADER.matcher(text).region(header, text.length()).matches();
    }

    /** A line that git leaves behind where two sides differ. */
    static boolean isConflictMarker(String line) {
        if (line.length() < 7) {
            return false;
        }
        char first = line.charAt(0);
        if (first != '<' && first != '=' && first != '>' && first != '|') {
            return false;
        }
        for (int i = 1; i < 7; i++) {
            if (line.charAt(i) != first) {
                return false;
            }
        }
        return line.length() == 7 || line.charAt(7) == ' ';
    }

    /** The end of a key that starts here, or -1 when the text is none. */
    private static int keyEnd(String line, int from) {
        if (from >= line.length()) {
            return -1;
        }
        char first = line.charAt(from);
        int limit = Math.min(line.length(), from + LONGEST_KEY);
        if (first == '"' || first == '\'') {
            int close = closingQuote(line, from);
            return close > 0 && isColon(line, skipBlanks(line, close + 1)) ? close + 1 : -1;
        }
        if (NEVER_FIRST_IN_KEY.indexOf(first) >= 0 || first == ':' && isColon(line, from)) {
            return -1;
        }
        for (int i = from; i < limit; i++) {
            char c = line.charAt(i);
            if (c == '#' && i > from && isBlank(line.charAt(i - 1))) {
                return -1;
            }
            if (isColon(line, i)) {
                return trimEnd(line, from, i);
            }
        }
        return -1;
    }

    private static boolean isColon(String line, int at) {
        return at < line.length() && line.charAt(at) == ':'
                && (at + 1 == line.length() || isBlank(line.charAt(at + 1)));
    }

    /** The offset of the quote that closes the one at {@code open}, or -1 when the text ends first. */
    static int closingQuote(CharSequence text, int open) {
        char quote = text.charAt(open);
        int i = open + 1;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '\\' && quote == '"') {
                i++;
            } else if (c == quote) {
                boolean doubled = quote == '\'' && i + 1 < text.length() && text.charAt(i + 1) == quote;
                if (!doubled) {
                    return i;
                }
                i++;
            }
            i++;
        }
        return -1;
    }

    /** Behind the anchors and tags that stand here. */
    static int skipProperties(String line, int from) {
        int at = from;
        while (at + 1 < line.length() && (line.charAt(at) == '&' && !isBlank(line.charAt(at + 1))
                || line.charAt(at) == '!')) {
            while (at < line.length() && !isBlank(line.charAt(at))) {
                at++;
            }
            at = skipBlanks(line, at);
        }
        return at;
    }

    static int skipBlanks(String line, int from) {
        int at = from;
        while (at < line.length() && isBlank(line.charAt(at))) {
            at++;
        }
        return at;
    }

    private static int trimEnd(String line, int from, int to) {
        int end = to;
        while (end > from && isBlank(line.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    private static String unquote(String key) {
        boolean quoted = key.length() > 1 && (key.charAt(0) == '"' || key.charAt(0) == '\'');
        return quoted ? key.substring(1, key.length() - 1) : key;
    }
}
