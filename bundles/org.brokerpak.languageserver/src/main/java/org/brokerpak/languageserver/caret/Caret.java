/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.caret;

import java.util.Optional;
import java.util.Set;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextPosition;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.IndentationView;
import org.brokerpak.syntax.yaml.YamlPath;

/**
 * What an author is writing at a caret.
 *
 * @param role whether a key or a value is written
 * @param path for a key the block it belongs to, for a value the place of the value
 * @param word the key or value as far as it is written, quotes left out; what a proposal replaces
 * @param typed the part of the word before the caret
 * @param column where a key begins; what is written below it is indented from there
 * @param lead what has to be written first: a blank behind a colon or dash, a dash for a new item
 * @param afterDash whether the line begins an item of a list
 * @param colonFollows whether the word is a key that already has its colon
 * @param quote the quotation mark that is open at the caret, or 0
 * @param flow the brackets or braces around the caret
 */
public record Caret(Role role, YamlPath path, TextRange word, String typed, int column, String lead,
        boolean afterDash, boolean colonFollows, char quote, Flow flow) {

    /** What is written. */
    public enum Role {
        KEY, VALUE
    }

    /**
     * The brackets or braces around a caret.
     *
     * @param inside whether there are any
     * @param keysBeside the other keys in the same braces
     * @param trail what has to be written behind the word: a comma before the next entry
     */
    public record Flow(boolean inside, Set<String> keysBeside, String trail) {

        /** Neither brackets nor braces. */
        public static final Flow NONE = new Flow(false, Set.of(), "");

        public Flow {
            keysBeside = Set.copyOf(keysBeside);
        }
    }

    /** Looks at a caret; empty in comments and in the text of block scalars. */
    public static Optional<Caret> at(SourceText text, int offset) {
        TextPosition position = text.position(offset);
        CaretLine line = new CaretLine(text.line(position.line()), text.lineStart(position.line()));
        IndentationView view = IndentationView.of(text);
        int column = Math.min(line.contentColumn(), position.character());
        IndentationView.Place place = view.placeAt(position.line(), column);
        if (place.insideScalar()) {
            return Optional.empty();
        }
        Optional<Caret> flow = FlowCaret.at(text, view, offset);
        if (flow.isPresent()) {
            return flow;
        }
        if (line.isOpaque(position.character())) {
            return Optional.empty();
        }
        return position.character() > line.colonColumn() && line.colonColumn() >= 0
                ? line.value(position.character(), place.path().key(line.key()))
                : line.keyAt(position.character(), place.path());
    }

    /** The same caret in a new item of the list that it stands in without a dash. */
    public Caret inNewItem() {
        return new Caret(role, path.item(0), word, typed, column + 2, lead + "- ", afterDash, colonFollows, quote,
                flow);
    }
}
