/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbers that yaml.v3 takes for integers and floats: Go's notations and those of YAML 1.1 and 1.2. */
final class GoNumber {

    private static final Pattern FLOAT = Pattern.compile("[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?");
    private static final Pattern BETWEEN_DIGITS = Pattern.compile("(?<=[0-9])_(?=[0-9])");
    private static final Pattern INTEGER = Pattern.compile("([-+]?)(?:0[xX]([0-9a-fA-F]+)|0[bB]([01]+)|0[oO]?([0-7]+)"
            + "|(0|[1-9][0-9]*))");
    /** The parser takes a sign behind these prefixes too. */
    private static final Pattern SIGN_INSIDE = Pattern.compile("0(?:b([-+][01]+)|o([-+][0-7]+))");
    private static final BigInteger MAX_UNSIGNED = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);
    private static final BigInteger MIN_SIGNED = BigInteger.ONE.shiftLeft(63).negate();

    private GoNumber() {
    }

    /** The integer a text stands for, from -2^63 to 2^64-1, or empty. Digits may be grouped by underscores. */
    static Optional<BigInteger> integer(String text) {
        String plain = text.replace("_", "");
        Matcher matcher = INTEGER.matcher(plain);
        Optional<BigInteger> value = Optional.empty();
        if (matcher.matches()) {
            BigInteger magnitude = matcher.group(2) != null ? new BigInteger(matcher.group(2), 16)
                    : matcher.group(3) != null ? new BigInteger(matcher.group(3), 2)
                    : matcher.group(4) != null ? new BigInteger(matcher.group(4), 8) : new BigInteger(matcher.group(5));
            value = Optional.of(matcher.group(1).equals("-") ? magnitude.negate() : magnitude);
            // Go reads an unsigned number only without a sign.
            if (matcher.group(1).equals("+") && magnitude.bitLength() > 63) {
                return Optional.empty();
            }
        } else {
            Matcher signed = SIGN_INSIDE.matcher(plain);
            if (signed.matches()) {
                value = Optional.of(signed.group(1) != null ? new BigInteger(signed.group(1), 2)
                        : new BigInteger(signed.group(2), 8));
            }
        }
        return value.filter(number -> number.compareTo(MAX_UNSIGNED) <= 0 && number.compareTo(MIN_SIGNED) >= 0);
    }

    /** The float a text stands for, or empty when it is none or beyond the range of a double. */
    static Optional<Double> floating(String text) {
        switch (text.toLowerCase(Locale.ROOT)) {
            case ".nan", ".inf", "+.inf", "-.inf" -> {
                return special(text);
            }
            default -> {
                String plain = text.startsWith(".") ? BETWEEN_DIGITS.matcher(text).replaceAll("") : text.replace("_",
                        "");
                if (!FLOAT.matcher(plain).matches()) {
                    return Optional.empty();
                }
                double value = Double.parseDouble(plain);
                return Double.isInfinite(value) ? Optional.empty() : Optional.of(value);
            }
        }
    }

    private static Optional<Double> special(String text) {
        return switch (text) {
            case ".nan", ".NaN", ".NAN" -> Optional.of(Double.NaN);
            case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF" -> Optional.of(Double.POSITIVE_INFINITY);
            case "-.inf", "-.Inf", "-.INF" -> Optional.of(Double.NEGATIVE_INFINITY);
            default -> Optional.empty();
        };
    }
}
