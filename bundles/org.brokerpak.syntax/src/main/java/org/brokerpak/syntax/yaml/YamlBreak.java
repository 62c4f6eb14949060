/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

/**
 * Where and why the parser gave up, in its own words; {@link BreakDiagnosis} finds out who is to blame.
 *
 * @param kind the sort of break
 * @param offset where the parser gave up
 * @param contextOffset where the construct it was reading began, or the same as {@code offset} when there is none
 * @param found the token or character it stumbled over as the parser names it, or empty
 */
record YamlBreak(Kind kind, int offset, int contextOffset, String found) {

    /** The sorts of break. */
    enum Kind {
        /** A tab where only spaces may stand. */
        TAB,
        /** A character that cannot begin a value, such as {@code @}. */
        RESERVED_CHARACTER,
        /** A quoted text that runs into the end of the file or of the document. */
        OPEN_QUOTE,
        /** A backslash in double quotes with a letter YAML does not know. */
        ESCAPE,
        /** What follows {@code |} or {@code >} is not an indentation or chomping sign. */
        BLOCK_SCALAR_HEADER,
        /** A malformed anchor, alias, tag or directive. */
        NAME,
        /** Brackets or braces that are not closed, or lack a comma. */
        FLOW,
        /** A line that should be a key has no colon. */
        MISSING_COLON,
        /** A colon where no key may stand. */
        MISPLACED_KEY,
        /** A dash where no list item may stand. */
        MISPLACED_ITEM,
        /** A line that neither continues the block above nor ends it properly. */
        MISPLACED_LINE,
        /** A value is expected, something else stands there. */
        MISSING_VALUE,
        /** Values nested deeper than any real document. */
        TOO_DEEP,
        /** Anything else. */
        OTHER
    }
}
