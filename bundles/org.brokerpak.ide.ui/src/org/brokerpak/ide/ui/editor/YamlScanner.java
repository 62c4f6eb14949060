/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.editor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.ITokenScanner;
import org.eclipse.jface.text.rules.Token;
import org.eclipse.swt.graphics.Color;

/** Hands {@link YamlTokens} with their colours to the editor. */
final class YamlScanner implements ITokenScanner {

    private final Map<YamlTokens.Kind, IToken> styles = new EnumMap<>(YamlTokens.Kind.class);
    private final Deque<Found> found = new ArrayDeque<>();
    private Found current = new Found(0, 0, Token.UNDEFINED);

    private record Found(int offset, int length, IToken token) {
    }

    /** Takes on the colours of a theme; a kind without a colour looks like plain text. */
    void setColors(Map<YamlTokens.Kind, Color> colors) {
        styles.clear();
        colors.forEach((kind, color) -> styles.put(kind, new Token(new TextAttribute(color))));
    }

    @Override
    public void setRange(IDocument document, int offset, int length) {
        found.clear();
        try {
            int last = document.getLineOfOffset(offset + length);
            for (int line = document.getLineOfOffset(offset); line <= last; line++) {
                IRegion region = document.getLineInformation(line);
                for (YamlTokens.Token token : YamlTokens.of(document.get(region.getOffset(), region.getLength()))) {
                    add(region.getOffset() + token.start(), token, offset, offset + length);
                }
            }
        } catch (BadLocationException changedMeanwhile) {
            // The editor asks again for what has changed.
            found.clear();
        }
    }

    private void add(int tokenOffset, YamlTokens.Token token, int from, int to) {
        int start = Math.max(from, tokenOffset);
        int end = Math.min(to, tokenOffset + token.length());
        if (start < end) {
            found.add(new Found(start, end - start, styles.getOrDefault(token.kind(), Token.UNDEFINED)));
        }
    }

    @Override
    public IToken nextToken() {
        Found next = found.poll();
        if (next == null) {
            return Token.EOF;
        }
        current = next;
        return next.token();
    }

    @Override
    public int getTokenOffset() {
        return current.offset();
    }

    @Override
    public int getTokenLength() {
        return current.length();
    }
}
