/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.io.Reader;

import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.scanner.Constant;

/**
 * Feeds a text to SnakeYAML's scanner, so that its marks count UTF-16 units like everything else here (SnakeYAML itself
 * counts code points) and a line of many megabytes costs no more than as many lines (SnakeYAML copies its window over
 * and over).
 */
final class TextReader extends StreamReader {

    private static final String NAME = "text";
    private static final int[] NO_SNIPPET = {};

    private final String text;
    private int index;
    private int line;
    private int column;

    TextReader(String text) {
        super(Reader.nullReader());
        this.text = text;
    }

    @Override
    public Mark getMark() {
        return new Mark(NAME, index, line, column, NO_SNIPPET, 0);
    }

    @Override
    public void forward() {
        forward(1);
    }

    @Override
    public void forward(int length) {
        int target = Math.min(text.length(), index + length);
        while (index < target) {
            char c = text.charAt(index++);
            boolean lastOfBreak = Constant.LINEBR.has(c)
                    || c == '\r' && index < text.length() && text.charAt(index) != '\n';
            if (lastOfBreak) {
                line++;
                column = 0;
            } else if (c != '\uFEFF') {
                column++;
            }
        }
    }

    @Override
    public int peek() {
        return peek(0);
    }

    /** The character so far ahead, 0 behind the end. */
    @Override
    public int peek(int ahead) {
        int at = index + ahead;
        return at < text.length() ? text.charAt(at) : 0;
    }

    @Override
    public String prefix(int length) {
        return text.substring(index, Math.min(text.length(), index + length));
    }

    @Override
    public String prefixForward(int length) {
        String prefix = prefix(length);
        forward(length);
        return prefix;
    }

    @Override
    public int getColumn() {
        return column;
    }

    @Override
    public int getDocumentIndex() {
        return index;
    }

    @Override
    public void resetDocumentIndex() {
        // Only the first document is read.
    }

    @Override
    public int getIndex() {
        return index;
    }

    @Override
    public int getLine() {
        return line;
    }
}
