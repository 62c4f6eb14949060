/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/** Words as an author of YAML sees them. */
final class Words {

    private Words() {
    }

    /** The letters, digits, {@code _}, {@code -} and {@code .} around an offset; empty where there are none. */
    static TextRange around(SourceText text, int offset) {
        int start = Math.clamp(offset, 0, text.length());
        int end = start;
        while (start > 0 && isPart(text.text().charAt(start - 1))) {
            start--;
        }
        while (end < text.length() && isPart(text.text().charAt(end))) {
            end++;
        }
        return new TextRange(start, end);
    }

    static boolean isPart(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.';
    }
}
