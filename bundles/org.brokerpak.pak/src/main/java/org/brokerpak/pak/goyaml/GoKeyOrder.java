/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.goyaml;

import java.math.BigDecimal;
import java.util.Comparator;

import org.brokerpak.pak.goyaml.GoValue.Literal;
import org.brokerpak.pak.goyaml.GoValue.Text;

/**
 * The order in which yaml.v3 writes the keys of a map: numbers before texts; texts in natural order, where a run of digits
 * counts by its value, and a letter comes after anything else unless digits stand right before it.
 */
enum GoKeyOrder implements Comparator<GoValue> {
    INSTANCE;

    @Override
    public int compare(GoValue left, GoValue right) {
        if (left instanceof Text(String a) && right instanceof Text(String b)) {
            return natural(a.codePoints().toArray(), b.codePoints().toArray());
        }
        if (left instanceof Literal(String a) && right instanceof Literal(String b)) {
            return number(a).compareTo(number(b));
        }
        return Boolean.compare(left instanceof Text, right instanceof Text);
    }

    private static BigDecimal number(String literal) {
        try {
            return new BigDecimal(literal);
        } catch (NumberFormatException noNumber) {
            return literal.equals("true") ? BigDecimal.ONE : BigDecimal.ZERO;
        }
    }

    private static int natural(int[] left, int[] right) {
        boolean afterDigit = false;
        for (int i = 0; i < left.length && i < right.length; i++) {
            if (left[i] != right[i]) {
                return difference(left, right, i, afterDigit);
            }
            afterDigit = Character.isDigit(left[i]);
        }
        return Integer.compare(left.length, right.length);
    }

    private static int difference(int[] left, int[] right, int at, boolean afterDigit) {
        boolean leftLetter = Character.isLetter(left[at]);
        boolean rightLetter = Character.isLetter(right[at]);
        if (leftLetter && rightLetter) {
            return Integer.compare(left[at], right[at]);
        }
        if (leftLetter || rightLetter) {
            return leftLetter == afterDigit ? -1 : 1;
        }
        // A zero inside a number is a digit like others; only leading zeros add nothing to its value.
        boolean insideNumber = (left[at] == '0' || right[at] == '0') && followsNonZeroDigit(left, at);
        Run leftRun = Run.at(left, at, insideNumber);
        Run rightRun = Run.at(right, at, insideNumber);
        if (leftRun.value != rightRun.value) {
            return Long.compare(leftRun.value, rightRun.value);
        }
        return leftRun.end != rightRun.end ? Integer.compare(leftRun.end, rightRun.end)
                : Integer.compare(left[at], right[at]);
    }

    private static boolean followsNonZeroDigit(int[] text, int at) {
        for (int i = at - 1; i >= 0 && Character.isDigit(text[i]); i--) {
            if (text[i] != '0') {
                return true;
            }
        }
        return false;
    }

    /** A run of digits with its value, which wraps around in 64 bits as Go's does. */
    private record Run(long value, int end) {

        static Run at(int[] text, int start, boolean insideNumber) {
            long value = insideNumber ? 1 : 0;
            int end = start;
            while (end < text.length && Character.isDigit(text[end])) {
                value = value * 10 + text[end] - '0';
                end++;
            }
            return new Run(value, end);
        }
    }
}
