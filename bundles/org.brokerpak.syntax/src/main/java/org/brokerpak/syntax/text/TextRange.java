/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.text;

/**
 * A stretch of a {@link SourceText}: UTF-16 offsets from 0, {@code end} exclusive. May be empty.
 *
 * @param start offset of the first character
 * @param end offset after the last character, never before {@code start}
 */
public record TextRange(int start, int end) implements Comparable<TextRange> {

    public TextRange {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("range " + start + ".." + end);
        }
    }

    /** An empty range at an offset. */
    public static TextRange at(int offset) {
        return new TextRange(offset, offset);
    }

    public int length() {
        return end - start;
    }

    public boolean isEmpty() {
        return start == end;
    }

    /** Whether a caret at {@code offset} touches this range; both ends count. */
    public boolean touches(int offset) {
        return start <= offset && offset <= end;
    }

    /** Whether {@code other} lies wholly inside this range. */
    public boolean contains(TextRange other) {
        return start <= other.start && other.end <= end;
    }

    /** Whether the two ranges share a character, or one is empty and touches the other. */
    public boolean overlaps(TextRange other) {
        return isEmpty() || other.isEmpty()
                ? touches(other.start) || other.touches(start)
                : start < other.end && other.start < end;
    }

    /** The smallest range that holds both. */
    public TextRange union(TextRange other) {
        return new TextRange(Math.min(start, other.start), Math.max(end, other.end));
    }

    /** The same stretch, moved by {@code distance} characters. */
    public TextRange shift(int distance) {
        return new TextRange(start + distance, end + distance);
    }

    @Override
    public int compareTo(TextRange other) {
        int byStart = Integer.compare(start, other.start);
        return byStart != 0 ? byStart : Integer.compare(end, other.end);
    }
}
