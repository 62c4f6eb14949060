/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.syntax.text.TextRange;
import org.yaml.snakeyaml.reader.StreamReader;

/** Characters that YAML does not allow anywhere: control characters and halves of surrogate pairs. */
final class UnreadableCharacters {

    /** A binary file would report thousands; the first few tell the author enough. */
    private static final int MOST_REPORTED = 5;
    private static final char REPLACEMENT = '\uFFFD';

    private UnreadableCharacters() {
    }

    /** Replaces each by the replacement character, in place, and returns the problems of the first few. */
    static List<YamlProblem> replace(char[] text) {
        List<YamlProblem> problems = new ArrayList<>();
        int i = 0;
        while (i < text.length) {
            int codePoint = Character.codePointAt(text, i);
            int width = Character.charCount(codePoint);
            if (!StreamReader.isPrintable(codePoint) && !(codePoint == '\uFEFF' && i == 0)) {
                if (problems.size() < MOST_REPORTED) {
                    problems.add(new YamlProblem(YamlProblem.Kind.SYNTAX, new TextRange(i, i + width),
                            "the character U+%04X is not allowed in YAML; remove it".formatted(codePoint)));
                }
                text[i] = REPLACEMENT;
            }
            i += width;
        }
        return problems;
    }
}
