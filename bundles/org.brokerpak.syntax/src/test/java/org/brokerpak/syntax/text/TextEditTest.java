/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;

/** Several edits at once. */
class TextEditTest {

    @Test
    void appliesEditsInOrderOfPlace() {
        assertEquals("AbC", TextEdit.applyAll("abc", List.of(
                new TextEdit(new TextRange(2, 3), "C"), new TextEdit(new TextRange(0, 1), "A"))));
    }

    @Test
    void insertionsAtOnePlaceKeepTheirOrder() {
        assertEquals("a12b", TextEdit.applyAll("ab", List.of(TextEdit.insert(1, "1"), TextEdit.insert(1, "2"))));
    }

    @Test
    void anInsertionComesBeforeAReplacementThatBeginsThere() {
        assertEquals("a1X", TextEdit.applyAll("ab", List.of(
                new TextEdit(new TextRange(1, 2), "X"), TextEdit.insert(1, "1"))));
    }

    @Test
    void anInsertionMayStandAtTheEndOfARemoval() {
        assertEquals("1c", TextEdit.applyAll("abc", List.of(
                TextEdit.delete(new TextRange(0, 2)), TextEdit.insert(2, "1"))));
    }

    @Test
    void leavesOutWhatOverlaps() {
        assertEquals("Xc", TextEdit.applyAll("abc", List.of(
                new TextEdit(new TextRange(0, 2), "X"), new TextEdit(new TextRange(1, 3), "Y"))));
    }

    @Test
    void leavesOutWhatIsBeyondTheText() {
        assertEquals("abc", TextEdit.applyAll("abc", List.of(new TextEdit(new TextRange(2, 9), "X"))));
    }
}
