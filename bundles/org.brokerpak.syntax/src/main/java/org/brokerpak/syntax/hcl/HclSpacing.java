/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.EnumSet;
import java.util.Set;

import org.brokerpak.syntax.hcl.HclFormatToken.Kind;

/** Whether a blank stands between two tokens in the canonical style. */
final class HclSpacing {

    /** After these a minus is a sign. */
    private static final Set<Kind> BEFORE_SIGN = EnumSet.of(Kind.OPEN_PARENTHESIS, Kind.OPEN_BRACE, Kind.OPEN_BRACKET,
            Kind.EQUALS, Kind.COLON, Kind.COMMA, Kind.QUESTION, Kind.ARITHMETIC, Kind.MINUS, Kind.COMPARISON,
            Kind.LOGIC, Kind.BANG);
    private static final Set<Kind> AGAINST_NEXT = EnumSet.of(Kind.LITERAL, Kind.OPEN_STRING, Kind.OPEN_HEREDOC);
    private static final Set<Kind> AGAINST_LAST = EnumSet.of(Kind.LITERAL, Kind.CLOSE_STRING, Kind.CLOSE_HEREDOC);

    private HclSpacing() {
    }

    /**
     * Whether a blank stands behind a token.
     *
     * @param before in front of the token in its cell; null when it is the first
     */
    static boolean isSpaced(HclFormatToken before, HclFormatToken token, HclFormatToken after) {
        Kind kind = token.kind();
        Kind next = after.kind();
        if (next == Kind.LINE_BREAK || isCallOrName(kind, next) || kind == Kind.DOT || next == Kind.DOT
                || next == Kind.COMMA || next == Kind.ELLIPSIS) {
            return false;
        }
        if (kind == Kind.COMMA) {
            return true;
        }
        if (AGAINST_NEXT.contains(kind) || AGAINST_LAST.contains(next)) {
            return false;
        }
        if (kind == Kind.NAME && token.text().equals("in") && before != null && before.kind() == Kind.NAME) {
            return true;
        }
        boolean isIndexed = kind == Kind.NAME || kind == Kind.NUMBER || token.nesting() < 0;
        if (next == Kind.OPEN_BRACKET && isIndexed || kind == Kind.BANG) {
            return false;
        }
        if (kind == Kind.MINUS) {
            return before != null && !BEFORE_SIGN.contains(before.kind());
        }
        return isSpacedBracket(token, after);
    }

    private static boolean isCallOrName(Kind kind, Kind next) {
        return kind == Kind.NAME && (next == Kind.OPEN_PARENTHESIS || next == Kind.DOUBLE_COLON)
                || kind == Kind.DOUBLE_COLON && next == Kind.NAME;
    }

    /** Braces have blanks inside, unless they are empty; other brackets have none. */
    private static boolean isSpacedBracket(HclFormatToken token, HclFormatToken after) {
        Kind kind = token.kind();
        Kind next = after.kind();
        if (kind == Kind.OPEN_BRACE || next == Kind.CLOSE_BRACE) {
            return !(kind == Kind.OPEN_BRACE && next == Kind.CLOSE_BRACE);
        }
        if (kind == Kind.OPEN_SEQUENCE && next == Kind.OPEN_BRACE
                || kind == Kind.CLOSE_BRACE && next == Kind.CLOSE_SEQUENCE) {
            return true;
        }
        boolean joinsSequences = kind == Kind.CLOSE_SEQUENCE && next == Kind.OPEN_SEQUENCE;
        return !joinsSequences && token.nesting() <= 0 && after.nesting() >= 0;
    }
}
