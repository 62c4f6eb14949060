/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

/** The operators on two values that were converted to one type. */
final class HilArithmetic {

    private HilArithmetic() {
    }

    /** Two integers, which wrap around at 64 bits, or two floats. */
    static Object calculate(HilOperator operator, Object left, Object right) {
        return left instanceof Double number
                ? (Object) floats(operator, number, (Double) right)
                : (Object) integers(operator, (Long) left, (Long) right);
    }

    private static long integers(HilOperator operator, long left, long right) {
        return switch (operator) {
            case ADD -> left + right;
            case SUBTRACT -> left - right;
            case MULTIPLY -> left * right;
            case DIVIDE -> left / divisor(right);
            case MODULO -> left % divisor(right);
            default -> throw new IllegalArgumentException(operator.symbol());
        };
    }

    private static long divisor(long number) {
        if (number == 0) {
            throw HilFailure.error("__builtin_IntMath: divide by zero");
        }
        return number;
    }

    private static double floats(HilOperator operator, double left, double right) {
        return switch (operator) {
            case ADD -> left + right;
            case SUBTRACT -> left - right;
            case MULTIPLY -> left * right;
            case DIVIDE -> left / right;
            default -> throw new IllegalArgumentException(operator.symbol());
        };
    }

    /** Two values of one type; an order only between numbers. */
    static boolean compare(HilOperator operator, Object left, Object right) {
        if (operator == HilOperator.EQUAL || operator == HilOperator.NOT_EQUAL) {
            // Not Double.equals: NaN differs from itself, and 0 equals -0.
            boolean equal = left instanceof Double number
                    ? number.doubleValue() == (Double) right : left.equals(right);
            return equal == (operator == HilOperator.EQUAL);
        }
        return left instanceof Double number
                ? floatOrder(operator, number, (Double) right) : integerOrder(operator, (Long) left, (Long) right);
    }

    private static boolean integerOrder(HilOperator operator, long left, long right) {
        return switch (operator) {
            case LESS -> left < right;
            case LESS_OR_EQUAL -> left <= right;
            case GREATER -> left > right;
            case GREATER_OR_EQUAL -> left >= right;
            default -> throw new IllegalArgumentException(operator.symbol());
        };
    }

    private static boolean floatOrder(HilOperator operator, double left, double right) {
        return switch (operator) {
            case LESS -> left < right;
            case LESS_OR_EQUAL -> left <= right;
            case GREATER -> left > right;
            case GREATER_OR_EQUAL -> left >= right;
            default -> throw new IllegalArgumentException(operator.symbol());
        };
    }
}
