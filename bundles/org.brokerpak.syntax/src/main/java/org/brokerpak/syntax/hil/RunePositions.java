/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

/** Lines and columns as the broker counts them: from 1, columns in code points, lines ending at line feeds only. */
final class RunePositions {

    private static final int STEP = 256;

    private final String text;
    /** Line and column at every STEP-th offset, so that a long line is not counted from its start each time. */
    private int[] lines;
    private int[] columns;

    RunePositions(String text) {
        this.text = text;
    }

    record Position(int line, int column) {

        /** {@code line:column}. */
        @Override
        public String toString() {
            return line + ":" + column;
        }
    }

    Position at(int offset) {
        if (lines == null) {
            countAll();
        }
        int step = offset / STEP;
        int line = lines[step];
        int column = columns[step];
        for (int i = step * STEP; i < offset; i++) {
            boolean newLine = text.charAt(i) == '\n';
            line += newLine ? 1 : 0;
            column = newLine ? 1 : column + width(i);
        }
        return new Position(line, column);
    }

    private void countAll() {
        lines = new int[text.length() / STEP + 1];
        columns = new int[lines.length];
        int line = 1;
        int column = 1;
        for (int i = 0; i < text.length(); i++) {
            if (i % STEP == 0) {
                lines[i / STEP] = line;
                columns[i / STEP] = column;
            }
            boolean newLine = text.charAt(i) == '\n';
            line += newLine ? 1 : 0;
            column = newLine ? 1 : column + width(i);
        }
        if (text.length() % STEP == 0) {
            lines[text.length() / STEP] = line;
            columns[text.length() / STEP] = column;
        }
    }

    /** The second half of a surrogate pair does not count. */
    private int width(int i) {
        boolean secondHalf = i > 0 && Character.isLowSurrogate(text.charAt(i))
                && Character.isHighSurrogate(text.charAt(i - 1));
        return secondHalf ? 0 : 1;
    }
}
