/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil.go;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Limits that Go sets on a regular expression and RE2/J does not: repeat counts that multiply to more than 1000, such
 * as {@code (a{1000}){1000}}, and groups nested too deeply. Without them an author's text could exhaust our memory.
 */
final class GoRegexpLimits {

    private static final int MAX_REPEAT = 1_000;
    private static final int MAX_DEPTH = 1_000;
    private static final Pattern COUNT = Pattern.compile("\\{([0-9]{1,4})(,([0-9]{1,4})?)?\\}");

    private GoRegexpLimits() {
    }

    static void check(String expression) throws GoError {
        // For each open group, the largest product of repeat counts found so far inside it.
        Deque<Integer> groups = new ArrayDeque<>();
        int inGroup = 1;
        int lastAtom = 1;
        boolean repeated = false;
        for (int i = 0; i < expression.length(); i++) {
            switch (expression.charAt(i)) {
                case '\\' -> {
                    i = expression.startsWith("\\Q", i) ? endOfQuotation(expression, i) : i + 1;
                    lastAtom = 1;
                }
                case '[' -> {
                    i = endOfClass(expression, i);
                    lastAtom = 1;
                }
                case '(' -> {
                    groups.push(inGroup);
                    inGroup = 1;
                    lastAtom = 1;
                    if (groups.size() >= MAX_DEPTH) {
                        throw new GoError("error parsing regexp: expression nests too deeply: `" + expression + "`");
                    }
                }
                case ')' -> {
                    lastAtom = inGroup;
                    inGroup = groups.isEmpty() ? inGroup : Math.max(groups.pop(), inGroup);
                }
                case '{' -> {
                    Matcher count = COUNT.matcher(expression).region(i, expression.length());
                    if (count.lookingAt()) {
                        if (repeated) {
                            return; // malformed, and RE2/J says so
                        }
                        int product = lastAtom * Math.max(1, largest(count));
                        if (product > MAX_REPEAT) {
                            throw new GoError("error parsing regexp: invalid repeat count: `" + count.group() + "`");
                        }
                        inGroup = Math.max(inGroup, product);
                        lastAtom = product;
                        i = count.end() - 1;
                        repeated = true;
                        continue;
                    }
                    lastAtom = 1;
                }
                case '*', '+', '?' -> {
                    // Repeats without a count leave the product as it is.
                    repeated = true;
                    continue;
                }
                default -> lastAtom = 1;
            }
            repeated = false;
        }
    }

    private static int largest(Matcher count) {
        return Integer.parseInt(count.group(3) != null ? count.group(3) : count.group(1));
    }

    private static int endOfQuotation(String expression, int start) {
        int end = expression.indexOf("\\E", start);
        return end < 0 ? expression.length() : end + 1;
    }

    private static int endOfClass(String expression, int start) {
        int i = start + 1;
        i += expression.startsWith("^", i) ? 1 : 0;
        i += expression.startsWith("]", i) ? 1 : 0;
        while (i < expression.length() && expression.charAt(i) != ']') {
            boolean named = expression.startsWith("[:", i);
            int endOfName = named ? expression.indexOf(":]", i) : -1;
            i = endOfName >= 0 ? endOfName + 2 : i + (expression.charAt(i) == '\\' ? 2 : 1);
        }
        return i;
    }
}
