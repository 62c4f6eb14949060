/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.text;

/**
 * A caret place as the Language Server Protocol counts it.
 *
 * @param line from 0
 * @param character UTF-16 units from the start of the line, from 0
 */
public record TextPosition(int line, int character) implements Comparable<TextPosition> {

    @Override
    public int compareTo(TextPosition other) {
        int byLine = Integer.compare(line, other.line);
        return byLine != 0 ? byLine : Integer.compare(character, other.character);
    }
}
