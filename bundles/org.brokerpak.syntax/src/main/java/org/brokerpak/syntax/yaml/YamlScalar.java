/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import org.brokerpak.syntax.text.TextRange;

/**
 * A scalar.
 *
 * @param range from the first to the last character of the scalar, quotes and block indicators included; empty for a
 *     value that is not written ({@code key:})
 * @param tag explicit tag or empty
 * @param value the decoded text: escapes, folding and indentation resolved
 * @param style how it is written
 */
public record YamlScalar(TextRange range, String tag, String value, Style style) implements YamlNode {

    /** The ways to write a scalar. */
    public enum Style {
        PLAIN, SINGLE_QUOTED, DOUBLE_QUOTED, LITERAL, FOLDED;

        /** Whether the text stands between quotes. */
        public boolean isQuoted() {
            return this == SINGLE_QUOTED || this == DOUBLE_QUOTED;
        }

        /** Whether the text is a block introduced by {@code |} or {@code >}. */
        public boolean isBlock() {
            return this == LITERAL || this == FOLDED;
        }
    }

    /** The scalar for a value that could not be read or is not there. */
    public static YamlScalar missing(int offset) {
        return new YamlScalar(TextRange.at(offset), "", "", Style.PLAIN);
    }
}
