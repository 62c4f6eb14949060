/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.Set;

import org.brokerpak.syntax.text.TextRange;

/**
 * The author's text beside the mended one that was parsed: gives values back the characters that repairs wrote over.
 *
 * @param original the author's text
 * @param overwritten the offsets that repairs wrote a space or colon to for the sake of the grammar
 */
record MendedText(String original, Set<Integer> overwritten) {

    /** A plain scalar with the characters before and behind it that belong to it. */
    YamlScalar restore(YamlScalar scalar) {
        if (overwritten.isEmpty() || scalar.style() != YamlScalar.Style.PLAIN) {
            return scalar;
        }
        int start = scalar.range().start();
        int end = scalar.range().end();
        if (start == end && overwritten.contains(start)) {
            return with(scalar, start, end + 1, String.valueOf(original.charAt(start)));
        }
        if (start > 0 && start < end && overwritten.contains(start - 1)) {
            return with(scalar, start - 1, end, original.charAt(start - 1) + scalar.value());
        }
        if (overwritten.contains(end) && original.charAt(end) != ':') {
            return with(scalar, start, end + 1, scalar.value() + original.charAt(end));
        }
        return scalar;
    }

    private static YamlScalar with(YamlScalar scalar, int start, int end, String value) {
        return new YamlScalar(new TextRange(start, end), scalar.tag(), value, scalar.style());
    }

    /** Whether an anchor of this name stands in a part of the author's text that could not be read. */
    boolean hasLostAnchor(String name, String readable) {
        return original.contains("&" + name) && !readable.contains("&" + name);
    }
}
