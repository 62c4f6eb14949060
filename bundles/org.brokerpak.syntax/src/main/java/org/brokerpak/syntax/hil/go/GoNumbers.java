/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil.go;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Numbers and booleans as Go's {@code strconv} reads and writes them. */
public final class GoNumbers {

    private static final BigInteger MAX_UNSIGNED = BigInteger.TWO.pow(64).subtract(BigInteger.ONE);
    private static final BigInteger MAX_POSITIVE = BigInteger.valueOf(Long.MAX_VALUE);
    private static final BigInteger MAX_NEGATIVE = BigInteger.TWO.pow(63);

    private static final Pattern DECIMAL = Pattern.compile(
            "[+-]?(?=[._]*[0-9])[0-9_]*\\.?[0-9_]*(?:[eE][+-]?[0-9][0-9_]*)?");
    private static final Pattern HEXADECIMAL = Pattern.compile(
            "[+-]?0[xX](?=[._]*[0-9a-fA-F])[0-9a-fA-F_]*\\.?[0-9a-fA-F_]*[pP][+-]?[0-9][0-9_]*");
    private static final Pattern INFINITY = Pattern.compile("[+-]?inf(?:inity)?", Pattern.CASE_INSENSITIVE);

    private GoNumbers() {
    }

    /** {@code strconv.ParseBool}. */
    public static boolean parseBool(String text) throws GoError {
        return switch (text) {
            case "1", "t", "T", "TRUE", "true", "True" -> true;
            case "0", "f", "F", "FALSE", "false", "False" -> false;
            default -> throw failure("ParseBool", text, "invalid syntax");
        };
    }

    /** {@code strconv.ParseInt} with base 0, which takes {@code 0x1f}, {@code 0b1}, {@code 017} and {@code 1_000}. */
    public static long parseInt(String text) throws GoError {
        boolean negative = text.startsWith("-");
        BigInteger magnitude = parseMagnitude(text, negative || text.startsWith("+") ? text.substring(1) : text);
        if (magnitude.compareTo(negative ? MAX_NEGATIVE : MAX_POSITIVE) > 0) {
            throw failure("ParseInt", text, "value out of range");
        }
        return negative ? magnitude.negate().longValue() : magnitude.longValue();
    }

    private static BigInteger parseMagnitude(String text, String unsigned) throws GoError {
        int base = 10;
        int start = 0;
        if (unsigned.startsWith("0")) {
            base = unsigned.length() < 3 ? 8 : switch (unsigned.charAt(1)) {
                case 'x', 'X' -> 16;
                case 'o', 'O' -> 8;
                case 'b', 'B' -> 2;
                default -> 8;
            };
            start = unsigned.length() >= 3 && "xXoObB".indexOf(unsigned.charAt(1)) >= 0 ? 2 : 1;
        }
        if (unsigned.isEmpty()) {
            throw failure("ParseInt", text, "invalid syntax");
        }
        BigInteger value = BigInteger.ZERO;
        for (int i = start; i < unsigned.length(); i++) {
            char c = unsigned.charAt(i);
            if (c == '_') {
                continue;
            }
            int digit = c < 0x80 ? Character.digit(c, base) : -1;
            if (digit < 0) {
                throw failure("ParseInt", text, "invalid syntax");
            }
            value = value.multiply(BigInteger.valueOf(base)).add(BigInteger.valueOf(digit));
            if (value.compareTo(MAX_UNSIGNED) > 0) {
                throw failure("ParseInt", text, "value out of range");
            }
        }
        if (!underscoresSeparateDigits(unsigned)) {
            throw failure("ParseInt", text, "invalid syntax");
        }
        return value;
    }

    /** {@code strconv.ParseFloat} for 64 bits, which takes {@code 1e3}, {@code 0x1p-2}, {@code inf}, {@code nan}. */
    public static double parseFloat(String text) throws GoError {
        if (text.equalsIgnoreCase("nan")) {
            return Double.NaN;
        }
        if (INFINITY.matcher(text).matches()) {
            return text.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        boolean wellFormed = DECIMAL.matcher(text).matches() || HEXADECIMAL.matcher(text).matches();
        if (!wellFormed || !underscoresSeparateDigits(text)) {
            throw failure("ParseFloat", text, "invalid syntax");
        }
        double value = Double.parseDouble(text.replace("_", ""));
        if (Double.isInfinite(value)) {
            throw failure("ParseFloat", text, "value out of range");
        }
        return value;
    }

    /** Each underscore must stand between two digits, or between a base prefix and a digit. */
    private static boolean underscoresSeparateDigits(String number) {
        if (number.indexOf('_') < 0) {
            return true;
        }
        String digits = number.startsWith("+") || number.startsWith("-") ? number.substring(1) : number;
        boolean prefixed = digits.length() >= 2 && digits.charAt(0) == '0' && "xXoObB".indexOf(digits.charAt(1)) >= 0;
        int base = prefixed && (digits.charAt(1) | ' ') == 'x' ? 16 : 10;
        for (int i = 0; i < digits.length(); i++) {
            if (digits.charAt(i) == '_') {
                boolean after = i > 0 && (isDigit(digits.charAt(i - 1), base) || prefixed && i == 2);
                boolean before = i + 1 < digits.length() && isDigit(digits.charAt(i + 1), base);
                if (!after || !before) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isDigit(char c, int base) {
        return c < 0x80 && Character.digit(c, base) >= 0;
    }

    /**
     * {@code strconv.FormatFloat(value, 'g', -1, 64)} and {@code %v}: with an exponent from 1e+06 on, and below 1e-04.
     */
    public static String general(double value) {
        return format(value, digits -> exponent(digits) < -4 || exponent(digits) >= 6
                ? scientific(digits) : digits.toPlainString());
    }

    /** {@code strconv.FormatFloat(value, 'f', -1, 64)}: shortest, never with an exponent. */
    public static String plain(double value) {
        return format(value, BigDecimal::toPlainString);
    }

    private static String format(double value, Function<BigDecimal, String> form) {
        if (Double.isNaN(value)) {
            return "NaN";
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "+Inf" : "-Inf";
        }
        boolean negative = Double.doubleToRawLongBits(value) < 0;
        return (negative ? "-" : "") + (value == 0 ? "0" : form.apply(shortest(Math.abs(value))));
    }

    /** The form {@code 1.5e+21} of a positive number; the exponent has two digits at least. */
    static String scientific(BigDecimal digits) {
        String unscaled = digits.unscaledValue().toString();
        String mantissa = unscaled.length() == 1 ? unscaled : unscaled.charAt(0) + "." + unscaled.substring(1);
        int exponent = exponent(digits);
        return mantissa + String.format(Locale.ROOT, "e%s%02d", exponent < 0 ? "-" : "+", Math.abs(exponent));
    }

    static int exponent(BigDecimal digits) {
        return digits.precision() - digits.scale() - 1;
    }

    /** The fewest digits that read back as a positive number, without trailing zeros. */
    static BigDecimal shortest(double value) {
        BigDecimal digits = new BigDecimal(Double.toString(value)).stripTrailingZeros();
        if (digits.precision() == 2) {
            // Java writes two digits where one would do (4.9E-324 for 5e-324).
            BigDecimal single = digits.round(new MathContext(1, RoundingMode.HALF_EVEN));
            return single.doubleValue() == value ? single.stripTrailingZeros() : digits;
        }
        return digits;
    }

    private static GoError failure(String function, String text, String what) {
        return new GoError("strconv." + function + ": parsing " + GoText.quote(text) + ": " + what);
    }
}
