/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import org.brokerpak.syntax.text.TextRange;

/** Names the characters that the language does not know, where one stands in the way. */
final class HclStrangeCharacters {

    private HclStrangeCharacters() {
    }

    /** Reports the character here if it is none of the language's. */
    static void report(HclScanner in) {
        if (in.atEnd()) {
            return;
        }
        int c = in.text().codePointAt(in.position());
        TextRange range = new TextRange(in.position(), in.position() + Character.charCount(c));
        switch (c) {
            case '\'' -> in.log().reportCharacter(HclMistake.SINGLE_QUOTE, range);
            case '`' -> in.log().reportCharacter(HclMistake.BACKTICK, range);
            case '\u201c', '\u201d' -> in.log().reportCharacter(HclMistake.CURLY_QUOTE, range);
            case ';' -> in.log().reportCharacter(HclMistake.SEMICOLON, range);
            case '|', '&' -> {
                if (in.peek(1) != c) {
                    in.log().reportCharacter(HclMistake.BITWISE_OPERATOR, range, Character.toString(c), "",
                    " Did you mean boolean " + (c == '|' ? "OR (\"||\")?" : "AND (\"&&\")?"));
                }
            }
            case '^' -> in.log().reportCharacter(HclMistake.BITWISE_OPERATOR, range, "^", "", "");
            case '~' -> in.log().reportCharacter(HclMistake.BITWISE_OPERATOR, range, "~", ": write !",
                    " Did you mean boolean NOT (\"!\")?");
            default -> {
                if (isUnknown(c)) {
                    String name = c < 0x80 ? Character.toString(c) : String.format("U+%04X", c);
                    in.log().reportCharacter(HclMistake.STRANGE_CHARACTER, range, name);
                }
            }
        }
    }

    private static boolean isUnknown(int c) {
        return c < 0x80 ? "@$\\".indexOf(c) >= 0 : !HclCharacters.continuesName(c);
    }
}
