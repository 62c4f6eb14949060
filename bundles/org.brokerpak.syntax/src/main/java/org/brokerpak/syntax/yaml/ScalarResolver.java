/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The values of scalars as gopkg.in/yaml.v3 resolves them, which is neither YAML 1.1 nor 1.2 (broker-behaviour 1.2):
 * {@code yes} is a string where anything may stand but true in a boolean field, {@code 010} is 8, a date is a timestamp.
 */
public final class ScalarResolver {

    /** What a scalar turns into where any type may stand. */
    public enum Kind {
        STRING, INTEGER, FLOAT, BOOLEAN, NULL, TIMESTAMP, BINARY
    }

    private static final String CORE = "tag:yaml.org,2002:";
    private static final Pattern FLOAT = Pattern.compile("[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?");
    private static final Pattern INTEGER =
            Pattern.compile("[-+]?(0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0|[1-9][0-9]*)");
    private static final Pattern TIMESTAMP = Pattern.compile("[0-9]{4}-(0?[1-9]|1[0-2])-(0?[1-9]|[12][0-9]|3[01])"
            + "([Tt ][0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2}(\\.[0-9]{1,9})?(Z|[-+][0-9]{2}:[0-9]{2})?)?");
    private static final BigInteger MAX_UNSIGNED = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);
    private static final BigInteger MIN_SIGNED = BigInteger.ONE.shiftLeft(63).negate();

    private ScalarResolver() {
    }

    /** The type of a scalar where any type may stand. */
    public static Kind kind(YamlScalar scalar) {
        switch (scalar.tag()) {
            case CORE + "str", "!" -> {
                return Kind.STRING;
            }
            case CORE + "binary" -> {
                return Kind.BINARY;
            }
            case CORE + "float" -> {
                return FLOAT.matcher(scalar.value()).matches() ? Kind.FLOAT : Kind.STRING;
            }
            default -> {
                boolean typed = scalar.tag().startsWith(CORE);
                return scalar.style() == YamlScalar.Style.PLAIN || typed ? plainKind(scalar.value()) : Kind.STRING;
            }
        }
    }

    private static Kind plainKind(String text) {
        switch (text) {
            case "", "~", "null", "Null", "NULL" -> {
                return Kind.NULL;
            }
            case "true", "True", "TRUE", "false", "False", "FALSE" -> {
                return Kind.BOOLEAN;
            }
            case ".nan", ".NaN", ".NAN", ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf",
                    "-.INF" -> {
                return Kind.FLOAT;
            }
            default -> { }
        }
        char first = text.charAt(0);
        if (first == '.') {
            return FLOAT.matcher(text).matches() ? Kind.FLOAT : Kind.STRING;
        }
        if (first != '-' && first != '+' && (first < '0' || first > '9')) {
            return Kind.STRING;
        }
        if (TIMESTAMP.matcher(text).matches()) {
            return Kind.TIMESTAMP;
        }
        String digits = text.replace("_", "");
        if (INTEGER.matcher(digits).matches()) {
            BigInteger value = integer(digits);
            if (value.compareTo(MAX_UNSIGNED) <= 0 && value.compareTo(MIN_SIGNED) >= 0) {
                return Kind.INTEGER;
            }
        }
        return FLOAT.matcher(digits).matches() ? Kind.FLOAT : Kind.STRING;
    }

    /**
     * The value where any type may stand: {@link String}, {@link Long} or {@link BigInteger}, {@link Double},
     * {@link Boolean}; empty for null. A timestamp is the text Go writes for it.
     */
    public static Optional<Object> value(YamlScalar scalar) {
        return switch (kind(scalar)) {
            case NULL -> Optional.empty();
            case STRING -> Optional.of(scalar.value());
            case BOOLEAN -> Optional.of(Character.toLowerCase(scalar.value().charAt(0)) == 't');
            case INTEGER -> Optional.of(narrow(integer(scalar.value().replace("_", ""))));
            case FLOAT -> Optional.of(floating(scalar.value()));
            case TIMESTAMP -> Optional.of(scalar.value().length() <= 10 ? scalar.value() + "T00:00:00Z" : scalar.value());
            case BINARY -> Optional.of(decoded(scalar.value()));
        };
    }

    /** The text a string field gets: any scalar keeps its source text, null becomes the empty text. */
    public static String text(YamlScalar scalar) {
        return switch (kind(scalar)) {
            case NULL -> "";
            case BINARY -> decoded(scalar.value());
            default -> scalar.value();
        };
    }

    /** The value a boolean field gets, where the words of YAML 1.1 count too; empty when yaml.v3 refuses it. */
    public static Optional<Boolean> bool(YamlScalar scalar) {
        if (scalar.style() != YamlScalar.Style.PLAIN) {
            return Optional.empty();
        }
        return switch (scalar.value()) {
            case "true", "True", "TRUE", "y", "Y", "yes", "Yes", "YES", "on", "On", "ON" -> Optional.of(true);
            case "false", "False", "FALSE", "n", "N", "no", "No", "NO", "off", "Off", "OFF", "", "~", "null", "Null",
                    "NULL" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    /** The value an integer field gets: floats are cut toward zero, null is 0; empty when yaml.v3 refuses it. */
    public static OptionalLong integerField(YamlScalar scalar) {
        return switch (kind(scalar)) {
            case NULL -> OptionalLong.of(0);
            case INTEGER -> OptionalLong.of(integer(scalar.value().replace("_", "")).longValue());
            case FLOAT -> {
                double value = floating(scalar.value());
                yield Math.abs(value) < 9e18 ? OptionalLong.of((long) value) : OptionalLong.empty();
            }
            default -> OptionalLong.empty();
        };
    }

    private static Object narrow(BigInteger value) {
        return value.bitLength() < 64 ? (Object) value.longValue() : value;
    }

    private static BigInteger integer(String text) {
        boolean negative = text.startsWith("-");
        String digits = negative || text.startsWith("+") ? text.substring(1) : text;
        BigInteger value;
        if (digits.length() > 1 && digits.charAt(0) == '0') {
            value = switch (Character.toLowerCase(digits.charAt(1))) {
                case 'x' -> new BigInteger(digits.substring(2), 16);
                case 'b' -> new BigInteger(digits.substring(2), 2);
                case 'o' -> new BigInteger(digits.substring(2), 8);
                default -> new BigInteger(digits.substring(1), 8);
            };
        } else {
            value = new BigInteger(digits);
        }
        return negative ? value.negate() : value;
    }

    private static double floating(String text) {
        String plain = text.replace("_", "");
        return switch (plain.toLowerCase(Locale.ROOT)) {
            case ".nan" -> Double.NaN;
            case ".inf", "+.inf" -> Double.POSITIVE_INFINITY;
            case "-.inf" -> Double.NEGATIVE_INFINITY;
            default -> Double.parseDouble(plain);
        };
    }

    private static String decoded(String base64) {
        try {
            return new String(Base64.getMimeDecoder().decode(base64), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException notBase64) {
            return base64;
        }
    }
}
