/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil.go;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;

/** Replaces as Go's {@code ReplaceAllString} does, which knows {@code $1}, <code>${1}</code> and {@code $$} only. */
final class GoReplacement {

    private GoReplacement() {
    }

    static String replaceAll(Pattern pattern, String text, String replacement) {
        Matcher matcher = pattern.matcher(text);
        StringBuilder out = new StringBuilder();
        int done = 0;
        while (matcher.find()) {
            out.append(text, done, matcher.start());
            expand(replacement, matcher, out);
            done = matcher.end();
        }
        return out.append(text, done, text.length()).toString();
    }

    private static void expand(String replacement, Matcher matcher, StringBuilder out) {
        int i = 0;
        while (i < replacement.length()) {
            char c = replacement.charAt(i++);
            if (c != '$' || i == replacement.length()) {
                out.append(c);
            } else if (replacement.charAt(i) == '$') {
                out.append('$');
                i++;
            } else {
                boolean braced = replacement.charAt(i) == '{';
                int start = braced ? i + 1 : i;
                int end = start;
                while (end < replacement.length() && isWord(replacement.charAt(end))) {
                    end++;
                }
                boolean closed = !braced || replacement.startsWith("}", end);
                boolean whole = end > start && closed;
                if (whole) {
                    out.append(group(replacement.substring(start, end), matcher));
                    i = braced ? end + 1 : end;
                } else {
                    out.append(c);
                }
            }
        }
    }

    private static boolean isWord(char c) {
        return c == '_' || Character.isLetterOrDigit(c);
    }

    private static String group(String name, Matcher matcher) {
        boolean number = name.chars().allMatch(c -> c >= '0' && c <= '9') && name.length() <= 4;
        boolean exists = number ? Integer.parseInt(name) <= matcher.groupCount()
                : matcher.pattern().namedGroups().containsKey(name);
        String found = !exists ? null : number ? matcher.group(Integer.parseInt(name)) : matcher.group(name);
        return found == null ? "" : found;
    }
}
