/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The notation of snippets: {@code $1}, <code>${1:text}</code> and the escapes that keep other texts out of it. */
final class Snippets {

    private static final Pattern TAB_STOP =
            Pattern.compile("\\\\([\\\\$}])|\\$\\{\\d+\\|([^,|]*)[^|]*\\|}|\\$\\{\\d+:((?:[^}\\\\]|\\\\.)*)}|\\$\\d+");

    private Snippets() {
    }

    /** A text that stands for itself in a snippet. */
    static String escape(String text) {
        return text.replace("\\", "\\\\").replace("$", "\\$").replace("}", "\\}");
    }

    /** A snippet as a client without tab stops has to have it: with the texts of its placeholders. */
    static String plain(String snippet) {
        return TAB_STOP.matcher(snippet).replaceAll(stop -> Matcher.quoteReplacement(
                stop.group(1) != null ? stop.group(1) : stop.group(2) != null ? stop.group(2)
                        : stop.group(3) != null ? plain(stop.group(3)) : ""));
    }
}
