/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextPosition;
import org.eclipse.lsp4j.SemanticTokensLegend;

/**
 * A stretch of text with a meaning.
 *
 * @param start offset
 * @param end offset behind it
 * @param type name of the protocol's token type
 * @param deprecated whether it is not to be used any more
 */
record SemanticToken(int start, int end, String type, boolean deprecated) {

    private static final int FIELDS = 5;

    /** The tokens in the protocol's encoding, in the order of the text. */
    static List<SemanticToken> decode(List<Integer> data, SemanticTokensLegend legend, SourceText text) {
        List<SemanticToken> tokens = new ArrayList<>();
        int deprecated = legend.getTokenModifiers().indexOf("deprecated");
        int line = 0;
        int character = 0;
        for (int i = 0; i + FIELDS <= data.size(); i += FIELDS) {
            character = data.get(i) == 0 ? character + data.get(i + 1) : data.get(i + 1);
            line += data.get(i);
            int start = text.offset(new TextPosition(line, character));
            tokens.add(new SemanticToken(start, Math.min(text.length(), start + data.get(i + 2)),
                    legend.getTokenTypes().get(data.get(i + 3)),
                    deprecated >= 0 && (data.get(i + 4) >> deprecated & 1) == 1));
        }
        return tokens;
    }

    /** Where the token is after a change of the text, or null when the change leaves nothing of it. */
    SemanticToken after(int offset, int removed, int added) {
        int delta = added - removed;
        if (end < offset || end == offset && added > 0 && start < offset) {
            return this;
        }
        if (start >= offset + removed) {
            return new SemanticToken(start + delta, end + delta, type, deprecated);
        }
        boolean inside = start <= offset && offset + removed <= end && end + delta > start;
        return inside ? new SemanticToken(start, end + delta, type, deprecated) : null;
    }
}
