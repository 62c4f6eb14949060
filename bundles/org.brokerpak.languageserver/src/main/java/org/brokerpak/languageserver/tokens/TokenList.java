/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.tokens;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/**
 * Gathers tokens in any order and hands them out as the protocol wants them: sorted, each within one line, none over
 * another. A token over several lines becomes one for each line, without their indentation.
 */
final class TokenList {

    private record Token(int line, int start, int length, int type, int modifiers) {
    }

    private static final Comparator<Token> BY_PLACE = Comparator.comparingInt(Token::line)
            .thenComparingInt(Token::start);

    private final SourceText text;
    private final TextRange wanted;
    private final List<Token> tokens = new ArrayList<>();

    /** @param wanted tokens elsewhere are left out */
    TokenList(SourceText text, TextRange wanted) {
        this.text = text;
        this.wanted = wanted;
    }

    void add(TextRange range, TokenType type, TokenModifier... modifiers) {
        if (range.isEmpty() || !range.overlaps(wanted)) {
            return;
        }
        int bits = 0;
        for (TokenModifier modifier : modifiers) {
            bits |= modifier.bit();
        }
        int lastLine = text.lineAt(range.end());
        for (int line = text.lineAt(range.start()); line <= lastLine; line++) {
            int lineStart = text.lineStart(line);
            int start = Math.max(range.start(), lineStart);
            int end = Math.min(range.end(), text.lineEnd(line));
            boolean fromMargin = start == lineStart;
            while (fromMargin && start < end && Character.isWhitespace(text.text().charAt(start))) {
                start++;
            }
            if (start < end) {
                tokens.add(new Token(line, start - lineStart, end - start, type.ordinal(), bits));
            }
        }
    }

    /** Five numbers for each token, relative to the one before. */
    List<Integer> encode() {
        tokens.sort(BY_PLACE);
        List<Integer> data = new ArrayList<>(tokens.size() * 5);
        int line = 0;
        int start = 0;
        int end = 0;
        for (Token token : tokens) {
            boolean sameLine = token.line == line;
            if (sameLine && token.start < end) {
                continue;
            }
            data.add(token.line - line);
            data.add(sameLine ? token.start - start : token.start);
            data.add(token.length);
            data.add(token.type);
            data.add(token.modifiers);
            line = token.line;
            start = token.start;
            end = token.start + token.length;
        }
        return data;
    }
}
