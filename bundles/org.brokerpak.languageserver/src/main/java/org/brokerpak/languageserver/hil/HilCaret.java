/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hil;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * A caret in a HIL text, read from the text before it alone, so that whatever is half-typed behind it does not disturb.
 *
 * @param state what is being written
 * @param word the identifier, or the text in quotes, before the caret
 * @param frames what is open around the caret, the innermost first; without the quotes around the caret itself
 * @param afterOperand whether a value stands before the caret, so that only an operator can follow
 */
public record HilCaret(State state, String word, List<Frame> frames, boolean afterOperand) {

    /** What is being written. */
    public enum State {
        /** Plain text outside of interpolations. */
        TEXT,
        /** An expression. */
        EXPRESSION,
        /** Text in quotes inside an expression. */
        QUOTED
    }

    /** What may be open. */
    public enum Kind {
        INTERPOLATION, GROUP, CALL, INDEX, QUOTES
    }

    /**
     * Something open around the caret.
     *
     * @param name of the function or of the indexed variable; otherwise empty
     * @param argument index of the argument that the caret is in
     */
    public record Frame(Kind kind, String name, int argument) {
    }

    /** Reads the text before a caret. */
    public static HilCaret after(String before) {
        return new Reader(before).read();
    }

    /** What is open right around the caret. */
    public Optional<Frame> innermost() {
        return frames.stream().findFirst();
    }

    /** The function call that the caret is in, if the way to it leads through groups, indexes and quotes only. */
    public Optional<Frame> call() {
        return frames.stream().takeWhile(frame -> frame.kind() != Kind.INTERPOLATION)
                .filter(frame -> frame.kind() == Kind.CALL).findFirst();
    }

    static boolean isNamePart(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.';
    }

    private static final class Reader {

        private final String text;
        private final Deque<Frame> open = new ArrayDeque<>();
        private int at;
        private int wordStart;
        private String lastName = "";
        private boolean afterOperand;

        Reader(String text) {
            this.text = text;
        }

        HilCaret read() {
            while (at < text.length()) {
                boolean plain = open.isEmpty() || open.peek().kind() == Kind.QUOTES;
                if (plain) {
                    plainText(!open.isEmpty());
                } else {
                    expression();
                }
            }
            if (open.isEmpty()) {
                return new HilCaret(State.TEXT, "", List.of(), false);
            }
            List<Frame> frames = new ArrayList<>(open);
            if (open.peek().kind() == Kind.QUOTES) {
                return new HilCaret(State.QUOTED, text.substring(wordStart), frames.subList(1, frames.size()), false);
            }
            int start = at;
            while (start > wordStart && isNamePart(text.charAt(start - 1))) {
                start--;
            }
            return new HilCaret(State.EXPRESSION, text.substring(start), frames, start == at && afterOperand);
        }

        private void plainText(boolean quoted) {
            char c = text.charAt(at);
            if (text.startsWith("$$", at) || quoted && c == '\\' && at + 1 < text.length()) {
                at += 2;
            } else if (text.startsWith("${", at)) {
                at += 2;
                push(Kind.INTERPOLATION, "");
            } else if (quoted && c == '"') {
                at++;
                open.pop();
                wordStart = at;
                afterOperand = true;
            } else {
                at++;
            }
        }

        private void push(Kind kind, String name) {
            open.push(new Frame(kind, name, 0));
            wordStart = at;
            lastName = "";
            afterOperand = false;
        }

        private void expression() {
            char c = text.charAt(at++);
            switch (c) {
                case '"' -> push(Kind.QUOTES, "");
                case '(' -> push(lastName.isEmpty() ? Kind.GROUP : Kind.CALL, lastName);
                case '[' -> push(Kind.INDEX, lastName);
                case ')', ']', '}' -> close(c);
                case ',' -> separator();
                default -> other(c);
            }
        }

        private void separator() {
            if (open.peek().kind() == Kind.CALL) {
                Frame call = open.pop();
                open.push(new Frame(Kind.CALL, call.name(), call.argument() + 1));
            }
            operator();
        }

        private void operator() {
            wordStart = at;
            lastName = "";
            afterOperand = false;
        }

        private void other(char c) {
            if (isNamePart(c)) {
                int start = at - 1;
                while (at < text.length() && isNamePart(text.charAt(at))) {
                    at++;
                }
                wordStart = start;
                lastName = text.substring(start, at);
                afterOperand = true;
            } else if (Character.isWhitespace(c)) {
                lastName = "";
            } else {
                operator();
            }
        }

        private void close(char c) {
            boolean expected = c == '}' ? open.stream().anyMatch(frame -> frame.kind() == Kind.INTERPOLATION)
                    : open.peek().kind() != Kind.INTERPOLATION;
            if (!expected) {
                operator();
                return;
            }
            Frame closed = open.pop();
            while (c == '}' && closed.kind() != Kind.INTERPOLATION) {
                closed = open.pop();
            }
            wordStart = at;
            lastName = "";
            afterOperand = true;
        }
    }
}
