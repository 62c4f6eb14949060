/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution.schema;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

import org.brokerpak.syntax.hil.go.GoText;

/** The title that the broker makes of an input's name: {@code db_url-name} becomes {@code Db URL Name}. */
final class FieldTitle {

    private static final Set<String> ACRONYMS = Set.of("id", "uri", "url", "gb", "jdbc");
    private static final String SEPARATORS = "[\\s\\u0085\\p{Z}._-]+";

    private FieldTitle() {
    }

    static String of(String name) {
        return Arrays.stream(name.split(SEPARATORS)).filter(word -> !word.isEmpty())
                .map(word -> ACRONYMS.contains(word) ? word.toUpperCase(Locale.ROOT) : capitalized(word))
                .collect(Collectors.joining(" "));
    }

    /** The broker raises the first byte; where that is but a part of a letter, nothing legible is left of it. */
    private static String capitalized(String word) {
        byte[] bytes = GoText.toBytes(word);
        if (bytes[0] >= 0) {
            return Character.toUpperCase(word.charAt(0)) + word.substring(1);
        }
        return "\uFFFD" + GoText.fromBytes(Arrays.copyOfRange(bytes, 1, bytes.length));
    }
}
