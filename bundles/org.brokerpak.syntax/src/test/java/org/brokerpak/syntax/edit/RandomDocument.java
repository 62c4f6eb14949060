/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.edit;

import java.util.List;
import java.util.Random;

/**
 * Writes random documents in the many styles of their authors. Each key, text and comment holds a number of its own, so
 * that it can be found again.
 */
final class RandomDocument {

    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private final int indent;
    private final int dashIndent;
    private int number;

    private RandomDocument(Random random) {
        this.random = random;
        this.indent = 1 + random.nextInt(4);
        this.dashIndent = random.nextBoolean() ? 0 : 1 + random.nextInt(3);
    }

    static String write(Random random) {
        RandomDocument document = new RandomDocument(random);
        document.comments(0);
        document.mapping(0, 3);
        return document.text.toString();
    }

    private void mapping(int column, int depth) {
        int count = 1 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            if (i > 0) {
                comments(column);
                text.append(" ".repeat(column));
            }
            key();
            value(column, depth);
        }
    }

    private void list(int column, int depth) {
        int count = 1 + random.nextInt(3);
        int width = one(List.of(2, 2, 2, 3, 4));
        for (int i = 0; i < count; i++) {
            if (i > 0) {
                comments(column);
                text.append(" ".repeat(column));
            }
            text.append('-');
            switch (random.nextInt(depth > 0 ? 6 : 3)) {
                case 0 -> scalarLine();
                case 1 -> emptyLine();
                case 2 -> flowLine(depth);
                case 3 -> {
                    text.append(" ".repeat(width - 1));
                    list(column + width, depth - 1);
                }
                default -> {
                    text.append(" ".repeat(width - 1));
                    mapping(column + width, depth - 1);
                }
            }
        }
    }

    private void value(int column, int depth) {
        switch (random.nextInt(depth > 0 ? 9 : 4)) {
            case 0 -> emptyLine();
            case 1 -> flowLine(depth);
            case 2, 3 -> scalarLine();
            case 4 -> block(column);
            case 5, 6 -> {
                endLine();
                comments(column + indent);
                text.append(" ".repeat(column + indent));
                mapping(column + indent, depth - 1);
            }
            default -> {
                endLine();
                comments(column + dashIndent);
                text.append(" ".repeat(column + dashIndent));
                list(column + dashIndent, depth - 1);
            }
        }
    }

    private void key() {
        String name = "k" + number++;
        text.append(switch (random.nextInt(6)) {
            case 0 -> '"' + name + '"';
            case 1 -> "'" + name + "'";
            default -> name;
        }).append(':');
    }

    private void emptyLine() {
        text.append(one(List.of("", " {}", " []", " ~")));
        endLine();
    }

    private void scalarLine() {
        String scalar = scalar();
        text.append(' ').append(scalar);
        if (scalar.startsWith("v") && random.nextInt(8) == 0) {
            text.append("\n").append(" ".repeat(20)).append("w").append(number++);
        }
        endLine();
    }

    private String scalar() {
        String name = "v" + number++;
        return switch (random.nextInt(5)) {
            case 0 -> '"' + name + " \\\" x\"";
            case 1 -> "'" + name + " '' x'";
            case 2 -> name + " x y";
            case 3 -> Integer.toString(1000 + number++);
            default -> name;
        };
    }

    private void block(int column) {
        text.append(one(List.of(" |", " |-", " |+", " >", " >-"))).append(random.nextInt(4) == 0 ? " # c" + number++
                : "");
        int lines = 1 + random.nextInt(3);
        for (int i = 0; i < lines; i++) {
            text.append('\n').append(" ".repeat(column + indent)).append(i > 0 && random.nextInt(4) == 0 ? "  " : "")
                    .append("b").append(number++);
            if (random.nextInt(4) == 0) {
                text.append('\n');
            }
        }
        text.append('\n');
    }

    private void flowLine(int depth) {
        text.append(' ');
        flow(depth);
        endLine();
    }

    private void flow(int depth) {
        boolean braces = random.nextBoolean();
        text.append(braces ? '{' : '[');
        int count = random.nextInt(4);
        for (int i = 0; i < count; i++) {
            text.append(i > 0 ? ", " : "");
            if (braces) {
                text.append("k").append(number++).append(": ");
            }
            if (depth > 0 && random.nextInt(4) == 0) {
                flow(depth - 1);
            } else {
                text.append(scalar());
            }
        }
        text.append(count > 0 && random.nextInt(5) == 0 ? "," : "").append(braces ? '}' : ']');
    }

    private void endLine() {
        text.append(random.nextInt(4) == 0 ? " # c" + number++ : "").append('\n');
    }

    private void comments(int column) {
        if (random.nextInt(5) == 0) {
            text.append('\n');
        }
        if (random.nextInt(5) == 0) {
            text.append(" ".repeat(column)).append("# c").append(number++).append('\n');
        }
    }

    private <T> T one(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
