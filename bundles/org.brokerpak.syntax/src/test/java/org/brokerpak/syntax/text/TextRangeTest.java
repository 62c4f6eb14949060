/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Relations between ranges. */
class TextRangeTest {

    @ParameterizedTest
    @CsvSource({
        "1,3, 3,5, false", "1,4, 3,5, true", "3,5, 1,4, true", "1,9, 3,5, true", "1,2, 3,5, false",
        "3,3, 3,5, true", "5,5, 3,5, true", "2,2, 3,5, false", "3,5, 4,4, true", "3,3, 3,3, true", "3,3, 4,4, false"})
    void overlap(int start, int end, int otherStart, int otherEnd, boolean expected) {
        assertEquals(expected, new TextRange(start, end).overlaps(new TextRange(otherStart, otherEnd)));
    }

    @Test
    void touchesBothEnds() {
        TextRange range = new TextRange(2, 4);
        assertEquals("false true true true false", range.touches(1) + " " + range.touches(2) + " " + range.touches(3)
                + " "
                + range.touches(4) + " " + range.touches(5));
    }

    @Test
    void combines() {
        assertEquals(new TextRange(1, 9), new TextRange(1, 3).union(new TextRange(5, 9)));
        assertEquals(new TextRange(4, 6), new TextRange(1, 3).shift(3));
        assertEquals(true, new TextRange(1, 5).contains(new TextRange(1, 5)));
        assertEquals(false, new TextRange(1, 5).contains(new TextRange(0, 3)));
    }

    @Test
    void refusesWhatIsNoRange() {
        assertThrows(IllegalArgumentException.class, () -> new TextRange(3, 2));
        assertThrows(IllegalArgumentException.class, () -> new TextRange(-1, 2));
    }
}
