/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.caret;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlPath;

/** One line as an author writes it: dashes, perhaps a key with its colon, perhaps a value. Columns count from 0. */
final class CaretLine {

    private static final Pattern KEY = Pattern.compile("(\"[^\"]*\"|'[^']*'|[^\\s#\\[{\"'][^#]*?)\\s*:(?=\\s|$)");
    private static final Pattern COMMENT = Pattern.compile("(?:^|\\s)#");
    private static final Pattern NOT_PLAIN = Pattern.compile("[\\[{|>*&!].*");

    private final String content;
    private final int lineStart;
    private final int contentColumn;
    private final boolean afterDash;
    private final String key;
    private final int colonColumn;

    CaretLine(String content, int lineStart) {
        this.content = content;
        this.lineStart = lineStart;
        this.contentColumn = afterDashes(content);
        this.afterDash = content.substring(0, contentColumn).contains("-");
        Matcher matcher = KEY.matcher(content).region(contentColumn, content.length());
        boolean found = matcher.lookingAt();
        this.key = found ? unquoted(matcher.group(1)) : "";
        this.colonColumn = found ? matcher.end() - 1 : -1;
    }

    private static int afterDashes(String content) {
        int at = skipBlanks(content, 0);
        while (at < content.length() && content.charAt(at) == '-'
                && (at + 1 == content.length() || content.charAt(at + 1) == ' ')) {
            at = skipBlanks(content, at + 1);
        }
        return at;
    }

    private static int skipBlanks(String content, int from) {
        int at = from;
        while (at < content.length() && (content.charAt(at) == ' ' || content.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    private static String unquoted(String text) {
        boolean quoted = text.length() > 1 && (text.charAt(0) == '"' || text.charAt(0) == '\'');
        return quoted ? text.substring(1, text.length() - 1) : text;
    }

    /** Where the content behind indentation and dashes begins. */
    int contentColumn() {
        return contentColumn;
    }

    /** The blanks before the content or the first dash. */
    int indent() {
        return skipBlanks(content, 0);
    }

    /** Where a value that begins with a bracket or brace begins, or -1. */
    int flowColumn() {
        int value = colonColumn >= 0 ? skipBlanks(content, colonColumn + 1) : contentColumn;
        return value < content.length() && "[{".indexOf(content.charAt(value)) >= 0 ? value : -1;
    }

    String key() {
        return key;
    }

    /** Where the colon behind the key is, or -1. */
    int colonColumn() {
        return colonColumn;
    }

    /** Whether a column is in a comment, or behind brackets or braces that we do not look into. */
    boolean isOpaque(int column) {
        String before = content.substring(0, Math.min(column, content.length()));
        Matcher comment = COMMENT.matcher(before);
        while (comment.find()) {
            if (!isQuoted(before, comment.end() - 1)) {
                return true;
            }
        }
        return contentColumn < column && (content.charAt(contentColumn) == '[' || content.charAt(contentColumn) == '{');
    }

    private static boolean isQuoted(String before, int column) {
        char open = 0;
        for (int i = 0; i < column; i++) {
            char c = before.charAt(i);
            if (open == 0 && (c == '"' || c == '\'') && (i == 0 || " \t:-".indexOf(before.charAt(i - 1)) >= 0)) {
                open = c;
            } else if (c == open) {
                open = 0;
            }
        }
        return open != 0;
    }

    /** The key at a column, or what may become one; empty in the indentation before other content. */
    Optional<Caret> keyAt(int column, YamlPath block) {
        if (column < contentColumn && contentColumn < content.length()) {
            return Optional.empty();
        }
        int from = Math.min(contentColumn, column);
        int to = colonColumn >= 0 ? endTrimmed(from, colonColumn) : endTrimmed(from, commentStart(from));
        char quote = from < column && isQuote(content.charAt(from)) ? content.charAt(from) : 0;
        if (quote != 0) {
            from++;
            int closing = content.indexOf(quote, from);
            to = closing >= 0 && closing <= to ? closing : to;
        }
        to = Math.max(to, column);
        String lead = from > 0 && from == column && content.charAt(from - 1) == '-' ? " " : "";
        return Optional.of(new Caret(Caret.Role.KEY, block, range(from, to), content.substring(from, column),
                from + lead.length(), lead, afterDash, colonColumn >= 0, quote, Caret.Flow.NONE));
    }

    /** The value behind the key. */
    Optional<Caret> value(int column, YamlPath path) {
        int from = Math.min(skipBlanks(content, colonColumn + 1), column);
        String written = content.substring(from);
        if (NOT_PLAIN.matcher(written).matches()) {
            return Optional.empty();
        }
        char quote = from < column && isQuote(content.charAt(from)) ? content.charAt(from) : 0;
        int to;
        if (quote != 0) {
            from++;
            int closing = content.indexOf(quote, from);
            if (closing >= 0 && closing < column) {
                return Optional.empty();
            }
            to = closing >= 0 ? closing : content.stripTrailing().length();
        } else {
            to = endTrimmed(from, commentStart(from));
        }
        to = Math.max(to, column);
        String lead = from == colonColumn + 1 ? " " : "";
        return Optional.of(new Caret(Caret.Role.VALUE, path, range(from, to), content.substring(from, column),
                contentColumn, lead, afterDash, false, quote, Caret.Flow.NONE));
    }

    private int commentStart(int from) {
        Matcher comment = COMMENT.matcher(content);
        return comment.find(from) ? comment.start() : content.length();
    }

    private int endTrimmed(int from, int to) {
        int end = to;
        while (end > from && Character.isWhitespace(content.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    private static boolean isQuote(char c) {
        return c == '"' || c == '\'';
    }

    private TextRange range(int from, int to) {
        return new TextRange(lineStart + from, lineStart + Math.max(from, to));
    }
}
