/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.Optional;

import org.brokerpak.syntax.text.TextRange;

/**
 * What is wrong with a text as YAML.
 *
 * @param kind what sort of problem
 * @param range where; never longer than a line
 * @param message one sentence
 * @param relatedRange a second place that explains the first (the earlier of two equal keys), or null
 */
public record YamlProblem(Kind kind, TextRange range, String message, TextRange relatedRange) {

    /** The sorts of problem. */
    public enum Kind {
        /** The text breaks the grammar; the broker reads nothing of the file. */
        SYNTAX,
        /** A key stands twice in one mapping; yaml.v3 refuses the file (broker-behaviour 1.2). */
        DUPLICATE_KEY,
        /** An alias names an anchor that is not there or not complete yet. */
        UNKNOWN_ALIAS,
        /** A key is a list or a mapping; yaml.v3 refuses the file. Mostly braces meant as text: {@code {{name}}}. */
        INVALID_KEY,
        /** The value of {@code <<} is no mapping and no list of mappings; yaml.v3 refuses the file. */
        INVALID_MERGE,
        /** A limit against hostile input was reached: nesting or alias expansion. */
        LIMIT
    }

    public YamlProblem(Kind kind, TextRange range, String message) {
        this(kind, range, message, null);
    }

    public Optional<TextRange> related() {
        return Optional.ofNullable(relatedRange);
    }
}
