/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.Optional;

/** The escapes in plain text: {@code $$} everywhere, and three with a backslash in quotes. */
final class HilEscapes {

    private HilEscapes() {
    }

    /** A mistake inside a token: so many characters after its start. */
    record Mistake(HilToken token, int distance, String text) {
    }

    /** The value of text outside of quotes. */
    static String plain(String raw) {
        return raw.replace("$$", "$");
    }

    /** The value of text in quotes; an escape that HIL does not know stands for itself. */
    static String quoted(String raw) {
        StringBuilder value = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            char follow = i + 1 < raw.length() ? raw.charAt(i + 1) : 0;
            if (c == '$' && follow == '$' || c == '\\' && (follow == '\\' || follow == '"')) {
                value.append(follow);
                i++;
            } else if (c == '\\' && follow == 'n') {
                value.append('\n');
                i++;
            } else {
                value.append(c);
            }
        }
        return value.toString();
    }

    /** The first backslash in a text in quotes that begins no escape. */
    static Optional<Mistake> mistake(HilToken token) {
        String raw = token.content();
        for (int i = raw.indexOf('\\'); i >= 0; i = raw.indexOf('\\', i + 2)) {
            if (i + 1 == raw.length()) {
                return Optional.of(new Mistake(token, i, "unfinished backslash escape sequence"));
            }
            if ("\\n\"".indexOf(raw.charAt(i + 1)) < 0) {
                return Optional.of(new Mistake(token, i, "invalid backslash escape sequence"));
            }
        }
        return Optional.empty();
    }
}
