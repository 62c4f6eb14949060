/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.List;
import org.brokerpak.syntax.hil.HilToken.Type;

/** The tokens of a template, read one after the other; END_OF_TEXT is never passed. */
final class HilTokens {

    private final List<HilToken> tokens;
    private int index;
    private int previousEnd;

    HilTokens(List<HilToken> tokens) {
        this.tokens = tokens;
    }

    HilToken peek() {
        return tokens.get(index);
    }

    boolean at(Type type) {
        return peek().is(type);
    }

    boolean atAny(Type... types) {
        for (Type type : types) {
            if (at(type)) {
                return true;
            }
        }
        return false;
    }

    HilToken next() {
        HilToken token = peek();
        if (!token.is(Type.END_OF_TEXT)) {
            index++;
            previousEnd = token.end();
        }
        return token;
    }

    /** Reads a token of a type if it is the next one. */
    boolean skip(Type type) {
        boolean found = at(type);
        if (found) {
            next();
        }
        return found;
    }

    /** Counts the white space before the next token as read; the place where that token starts. */
    int passSpace() {
        previousEnd = peek().start();
        return previousEnd;
    }

    /** Goes to the end of the text. */
    void skipAll() {
        index = tokens.size() - 1;
    }

    /** Where the token that was read last ends; 0 before the first. */
    int previousEnd() {
        return previousEnd;
    }
}
