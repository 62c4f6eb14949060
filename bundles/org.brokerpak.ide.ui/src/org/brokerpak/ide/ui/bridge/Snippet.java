/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A text with places to fill in, in the protocol's notation: {@code $1}, <code>${1:text}</code>,
 * <code>${1|one,other|}</code>, {@code $0} for where the caret ends.
 *
 * @param text the text as it is inserted
 * @param stops the places by their number, in the order in which they are visited: 0 last
 */
public record Snippet(String text, Map<Integer, List<Stop>> stops) {

    /**
     * A place to fill in.
     *
     * @param offset in the inserted text
     * @param length of the text that stands there at first
     * @param choices what it may be; empty for anything
     */
    public record Stop(int offset, int length, List<String> choices) {
    }

    /** A text without places. */
    public static Snippet plain(String text) {
        return new Snippet(text, Map.of());
    }

    /** Reads the notation; what is not of it stands for itself. */
    public static Snippet parse(String source) {
        Parser parser = new Parser(source);
        parser.text(false);
        return new Snippet(parser.out.toString(), parser.stops);
    }

    /** Where the caret is to be when all is filled in: an offset in the text. */
    public int end() {
        return stops.containsKey(0) ? stops.get(0).getFirst().offset() : text.length();
    }

    private static final class Parser {

        private final String source;
        private final StringBuilder out = new StringBuilder();
        private final Map<Integer, List<Stop>> stops = new TreeMap<>((one, other) -> one == 0 || other == 0
                ? Integer.compare(other, one) : Integer.compare(one, other));
        private int at;

        Parser(String source) {
            this.source = source;
        }

        void text(boolean inside) {
            while (at < source.length() && !(inside && source.charAt(at) == '}')) {
                char c = source.charAt(at);
                if (c == '\\' && at + 1 < source.length() && "\\$}".indexOf(source.charAt(at + 1)) >= 0) {
                    out.append(source.charAt(at + 1));
                    at += 2;
                } else if (c != '$' || !stop()) {
                    out.append(c);
                    at++;
                }
            }
        }

        /** Reads a stop at the caret; false, and nothing read, when there is none. */
        private boolean stop() {
            int begin = at;
            boolean braced = at + 1 < source.length() && source.charAt(at + 1) == '{';
            at += braced ? 2 : 1;
            int digits = at;
            while (at < source.length() && Character.isDigit(source.charAt(at)) && at - digits < 4) {
                at++;
            }
            if (at == digits) {
                at = begin;
                return false;
            }
            int number = Integer.parseInt(source.substring(digits, at));
            int offset = out.length();
            List<String> choices = List.of();
            if (braced) {
                char next = at < source.length() ? source.charAt(at) : '}';
                if (next == ':') {
                    at++;
                    text(true);
                } else if (next == '|') {
                    choices = choices();
                    out.append(choices.getFirst());
                }
                at = Math.min(source.length(), at + 1);
            }
            stops.computeIfAbsent(number, key -> new ArrayList<>())
                    .add(new Stop(offset, out.length() - offset, choices));
            return true;
        }

        private List<String> choices() {
            List<String> found = new ArrayList<>();
            StringBuilder choice = new StringBuilder();
            at++;
            while (at < source.length() && source.charAt(at) != '|') {
                char c = source.charAt(at);
                if (c == '\\' && at + 1 < source.length()) {
                    at++;
                    choice.append(source.charAt(at));
                } else if (c == ',') {
                    found.add(choice.toString());
                    choice.setLength(0);
                } else {
                    choice.append(c);
                }
                at++;
            }
            found.add(choice.toString());
            at = Math.min(source.length(), at + 1);
            return found;
        }
    }
}
