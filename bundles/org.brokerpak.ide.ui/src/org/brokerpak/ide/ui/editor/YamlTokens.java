/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Divides a line of YAML for colouring. A line is looked at by itself: that is quick, and right for all that authors of
 * paks write but the rarest texts.
 */
final class YamlTokens {

    /** What is coloured alike. */
    enum Kind {
        PLAIN, KEY, STRING, COMMENT, EXPRESSION
    }

    /**
     * A stretch of one kind.
     *
     * @param start offset in the line
     */
    record Token(Kind kind, int start, int length) {
    }

    /** A quoted text, or a plain one that does not begin with a character of YAML's own. */
    private static final String KEY_TEXT =
            "\"[^\"]*\"|'[^']*'|[^\\s#'\"{}\\[\\]$&*!|>%@`-][^#:]*|-[^\\s#:][^#:]*";
    private static final Pattern KEY = Pattern.compile("^\\s*(?:- +)*(" + KEY_TEXT + "):(?=\\s|$)");

    private final String line;
    private final List<Token> tokens = new ArrayList<>();
    private int plainFrom;

    private YamlTokens(String line) {
        this.line = line;
    }

    /** The tokens of a line without its line break, without gaps. */
    static List<Token> of(String line) {
        YamlTokens scan = new YamlTokens(line);
        scan.scan();
        return scan.tokens;
    }

    private void scan() {
        int at = 0;
        Matcher key = KEY.matcher(line);
        if (key.find()) {
            add(Kind.KEY, key.start(1), key.end(1));
            at = key.end(1);
        }
        while (at < line.length()) {
            int end = endOfSpecial(at);
            at = end > at ? end : at + 1;
        }
        add(Kind.PLAIN, line.length(), line.length());
    }

    /** Adds the special token at an offset and returns its end, or the offset when there is none. */
    private int endOfSpecial(int at) {
        char c = line.charAt(at);
        boolean afterBlank = at == 0 || Character.isWhitespace(line.charAt(at - 1));
        if (c == '#' && afterBlank) {
            return add(Kind.COMMENT, at, line.length());
        }
        if (c == '$' && line.startsWith("${", at)) {
            return add(Kind.EXPRESSION, at, closing(at));
        }
        boolean opensString = (c == '"' || c == '\'') && (afterBlank || "[{,(=:".indexOf(line.charAt(at - 1)) >= 0);
        return opensString ? string(at, c) : at;
    }

    private int string(int at, char quote) {
        int from = at;
        int i = at + 1;
        while (i < line.length() && line.charAt(i) != quote) {
            if (line.startsWith("${", i)) {
                add(Kind.STRING, from, i);
                i = add(Kind.EXPRESSION, i, closing(i));
                from = i;
            } else {
                i += quote == '"' && line.charAt(i) == '\\' ? 2 : 1;
            }
        }
        return add(Kind.STRING, from, Math.min(line.length(), i + 1));
    }

    private int closing(int at) {
        int depth = 0;
        for (int i = at + 1; i < line.length(); i++) {
            depth += line.charAt(i) == '{' ? 1 : line.charAt(i) == '}' ? -1 : 0;
            if (depth == 0) {
                return i + 1;
            }
        }
        return line.length();
    }

    private int add(Kind kind, int start, int end) {
        if (start > plainFrom) {
            tokens.add(new Token(Kind.PLAIN, plainFrom, start - plainFrom));
        }
        if (end > start) {
            tokens.add(new Token(kind, start, end - start));
        }
        plainFrom = end;
        return end;
    }
}
