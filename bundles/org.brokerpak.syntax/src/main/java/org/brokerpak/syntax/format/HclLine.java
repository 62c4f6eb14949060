/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.format;

import java.util.Optional;

import org.brokerpak.syntax.text.TextRange;

/**
 * A line of an OpenTofu text, with the lines of a heredoc or string that goes on below it.
 *
 * @param number of its first line
 * @param last number of its last line
 * @param start offset of its first character that is no blank
 * @param end offset behind its last character that is no blank, on the first line
 * @param opened how many more brackets it opens than it closes
 * @param equals the equals sign of an attribute, or null
 * @param isWhole whether the value behind the equals sign is whole on this line, so that neighbours align with it
 * @param trailing a comment behind something else, or null
 */
record HclLine(int number, int last, int start, int end, int opened, TextRange equals, boolean isWhole,
        TextRange trailing) {

    Optional<TextRange> equalsSign() {
        return Optional.ofNullable(equals);
    }

    Optional<TextRange> comment() {
        return Optional.ofNullable(trailing);
    }

    /** The equals sign if it is to stand below that of a neighbour. */
    boolean aligns() {
        return equals != null && isWhole;
    }
}
