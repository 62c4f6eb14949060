/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hcl;

import java.util.List;
import java.util.Optional;

/**
 * A caret in an OpenTofu text, read from the text before it alone, so that whatever is half-typed does not disturb.
 *
 * @param state what is being written
 * @param word the name, or the label, before the caret
 * @param path the names before the word with their dots: {@code data}, {@code aws_ami} of {@code data.aws_ami.x}
 * @param header the type of the block that is being begun and its labels so far
 * @param attribute the attribute whose value is being written; empty in nothing of the sort
 * @param frames what is open around the caret, the innermost first
 * @param afterOperand whether a value stands before the caret, so that only an operator can follow
 */
public record HclCaret(State state, String word, List<String> path, List<String> header, String attribute,
        List<Frame> frames, boolean afterOperand) {

    /** What is being written. */
    public enum State {
        /** The first word of an attribute or block. */
        ITEM,
        /** A label of a block, in quotes. */
        LABEL,
        /** A label of a block, its quotes not there yet. */
        BARE_LABEL,
        /** An expression. */
        EXPRESSION,
        /** A comment, the text of a string, or a key of an object. */
        TEXT
    }

    /** What may be open. */
    public enum Kind {
        BLOCK, OBJECT, LIST, CALL, GROUP, INDEX, STRING, HEREDOC, INTERPOLATION
    }

    /**
     * Something open around the caret.
     *
     * @param name of the function or the type of the block; the end of a heredoc; otherwise empty
     * @param argument index of the argument that the caret is in
     */
    public record Frame(Kind kind, String name, int argument) {
    }

    /** Reads the text before a caret. */
    public static HclCaret after(String before) {
        return new HclCaretReader(before).read();
    }

    /** The type of the block that the caret is in; empty at the top level. */
    public String block() {
        return blocks().stream().findFirst().orElse("");
    }

    /** The types of the blocks around the caret, the innermost first. */
    public List<String> blocks() {
        return frames.stream().filter(frame -> frame.kind() == Kind.BLOCK).map(Frame::name).toList();
    }

    /** The function call that the caret is in. */
    public Optional<Frame> call() {
        return state == State.ITEM ? Optional.empty()
                : frames.stream().takeWhile(frame -> frame.kind() != Kind.BLOCK && frame.kind() != Kind.INTERPOLATION)
                        .filter(frame -> frame.kind() == Kind.CALL).findFirst();
    }
}
