/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HclMistakeTest {

    @ParameterizedTest
    @EnumSource
    void everyMistakeHasItsWords(HclMistake mistake) {
        String sentence = mistake.sentence("one", "two", "three");
        HclDiagnostic said = mistake.diagnostic(new TextRange(0, 1), "one", "two", "three");

        assertFalse(sentence.isBlank() || sentence.endsWith("."), sentence);
        assertFalse(sentence.contains("%s") || said.detail().contains("%s"), sentence);
        assertEquals(":1,1-2: " + said.summary() + (said.detail().isEmpty() ? "" : "; " + said.detail()),
                said.format(SourceText.of("x")));
    }
}
