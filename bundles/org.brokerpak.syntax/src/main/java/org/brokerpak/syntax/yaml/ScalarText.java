/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/**
 * Maps each character of a scalar's decoded text to the place in the source it was written at, through escapes, line
 * folding and the indentation of blocks. Languages embedded in scalars (HIL, HCL) get their ranges through it.
 */
public final class ScalarText {

    private final YamlScalar scalar;
    private final int[] starts;
    private final int[] ends;

    private ScalarText(YamlScalar scalar, int[] starts, int[] ends) {
        this.scalar = scalar;
        this.starts = starts;
        this.ends = ends;
    }

    public static ScalarText of(SourceText source, YamlScalar scalar) {
        DecodedText decoded = decode(source.text(), scalar);
        int length = scalar.value().length();
        int end = endOfText(source.text(), scalar, decoded);
        int[] starts = decoded.starts(length + 1, end);
        int[] ends = decoded.ends(length + 1, end);
        starts[length] = end;
        ends[length] = end;
        return new ScalarText(scalar, starts, ends);
    }

    /** The text read anew from the source; a block keeps the line breaks at its end whatever its chomping. */
    static DecodedText decode(String source, YamlScalar scalar) {
        DecodedText decoded = new DecodedText(source);
        if (scalar.style().isBlock()) {
            BlockScalarDecoder.decode(decoded, scalar);
        } else {
            FlowScalarDecoder.decode(decoded, scalar);
        }
        return decoded;
    }

    private static int endOfText(String source, YamlScalar scalar, DecodedText decoded) {
        int length = scalar.value().length();
        if (scalar.style().isQuoted()) {
            return Math.max(scalar.range().start(), scalar.range().end() - 1);
        }
        boolean known = scalar.style().isBlock() && length > 0 && length <= decoded.length();
        return Math.min(known ? decoded.ends(length, 0)[length - 1] : scalar.range().end(), source.length());
    }

    /** The decoded text. */
    public String value() {
        return scalar.value();
    }

    /** Where in the source the decoded character at an index is written; the length gives the end of the text. */
    public int offsetOf(int index) {
        return starts[Math.clamp(index, 0, starts.length - 1)];
    }

    /** The source range of a stretch of the decoded text. */
    public TextRange rangeOf(TextRange decoded) {
        int from = offsetOf(decoded.start());
        if (decoded.isEmpty()) {
            return TextRange.at(from);
        }
        int to = ends[Math.clamp(decoded.end() - 1, 0, ends.length - 1)];
        return new TextRange(from, Math.max(from, to));
    }

    /** The index in the decoded text of a source offset; an offset between two characters gives the second. */
    public int indexAt(int offset) {
        int low = 0;
        int high = starts.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ends[middle] > offset || starts[middle] >= offset) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
