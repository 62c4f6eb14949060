/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

/** Converts offsets counted in code points to UTF-16 offsets; costs nothing for text without surrogate pairs. */
final class CodePoints {

    /** UTF-16 offset of each code point, or null when the two counts are equal throughout. */
    private final int[] offsets;

    private CodePoints(int[] offsets) {
        this.offsets = offsets;
    }

    static CodePoints of(String text) {
        boolean plain = true;
        for (int i = 0; i < text.length() && plain; i++) {
            plain = !Character.isSurrogate(text.charAt(i));
        }
        if (plain) {
            return new CodePoints(null);
        }
        int[] offsets = new int[text.codePointCount(0, text.length()) + 1];
        int offset = 0;
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = offset;
            offset = offset < text.length() ? offset + Character.charCount(text.codePointAt(offset)) : offset;
        }
        return new CodePoints(offsets);
    }

    int toUtf16(int codePoint) {
        return offsets == null ? codePoint : offsets[Math.clamp(codePoint, 0, offsets.length - 1)];
    }
}
