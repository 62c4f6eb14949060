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
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The values of scalars as gopkg.in/yaml.v3 resolves them, which is neither YAML 1.1 nor 1.2 (broker-behaviour 1.2):
 * {@code yes} is a string where anything may stand but true in a boolean field, {@code 010} is 8, a date is a timestamp.
 */
public final class ScalarResolver {

    /** What a scalar turns into where any type may stand. */
    public enum Kind {
        STRING, INTEGER, FLOAT, BOOLEAN, NULL, TIMESTAMP, BINARY
    }

    /** Of the words that are a truth value or null. */
    private static final int LONGEST_WORD = "false".length();
    /** As many always fit. */
    private static final int DIGITS_OF_A_LONG = 18;
    private static final String CORE = "tag:yaml.org,2002:";

    private ScalarResolver() {
    }

    /** The type of a scalar where any type may stand; a text that does not {@link #fitsTag fit its tag} is a string. */
    public static Kind kind(YamlScalar scalar) {
        String tag = scalar.tag();
        if (tag.isEmpty() || tag.equals("!")) {
            return scalar.style() == YamlScalar.Style.PLAIN ? plainKind(scalar.value(), true) : Kind.STRING;
        }
        return switch (tag) {
            case CORE + "binary" -> Kind.BINARY;
            case CORE + "int", CORE + "float", CORE + "bool", CORE + "null", CORE + "timestamp" -> taggedKind(scalar);
            default -> Kind.STRING;
        };
    }

    /**
     * Whether the text of a scalar fits its explicit tag: {@code !!int abc} does not, and the broker refuses the file.
     * Fits always where there is no tag.
     */
    public static boolean fitsTag(YamlScalar scalar) {
        return switch (scalar.tag()) {
            case CORE + "int", CORE + "float", CORE + "bool", CORE + "null", CORE + "timestamp" ->
                taggedKind(scalar) == wanted(scalar);
            case CORE + "binary" -> decoded(scalar.value()).isPresent();
            default -> true;
        };
    }

    private static Kind taggedKind(YamlScalar scalar) {
        Kind wanted = wanted(scalar);
        Kind found = plainKind(scalar.value(), wanted == Kind.TIMESTAMP);
        boolean widened = wanted == Kind.FLOAT && found == Kind.INTEGER
                && GoNumber.integer(scalar.value()).orElseThrow().bitLength() < 64;
        return found == wanted || widened ? wanted : Kind.STRING;
    }

    private static Kind wanted(YamlScalar scalar) {
        return switch (scalar.tag()) {
            case CORE + "int" -> Kind.INTEGER;
            case CORE + "float" -> Kind.FLOAT;
            case CORE + "bool" -> Kind.BOOLEAN;
            case CORE + "null" -> Kind.NULL;
            default -> Kind.TIMESTAMP;
        };
    }

    /** The type of a text without quotes; what cannot be a number by its first character is not looked at further. */
    static Kind plainKind(String text, boolean timestamps) {
        if (text.length() > LONGEST_WORD && !canBeNumber(text.charAt(0))) {
            return Kind.STRING;
        }
        switch (text) {
            case "", "~", "null", "Null", "NULL" -> {
                return Kind.NULL;
            }
            case "true", "True", "TRUE", "false", "False", "FALSE" -> {
                return Kind.BOOLEAN;
            }
            default -> { }
        }
        if (!canBeNumber(text.charAt(0))) {
            return Kind.STRING;
        }
        if (isSmallNumber(text)) {
            return Kind.INTEGER;
        }
        if (timestamps && GoTimestamp.read(text).isPresent()) {
            return Kind.TIMESTAMP;
        }
        if (GoNumber.integer(text).isPresent()) {
            return Kind.INTEGER;
        }
        return GoNumber.floating(text).isPresent() ? Kind.FLOAT : Kind.STRING;
    }

    private static boolean canBeNumber(char first) {
        return first == '.' || first == '-' || first == '+' || first >= '0' && first <= '9';
    }

    /** Digits alone, as most numbers are, need no closer look; a leading zero does. */
    private static boolean isSmallNumber(String text) {
        if (text.length() > DIGITS_OF_A_LONG || text.charAt(0) == '0' && text.length() > 1) {
            return false;
        }
        for (int index = 0; index < text.length(); index++) {
            if (text.charAt(index) < '0' || text.charAt(index) > '9') {
                return false;
            }
        }
        return true;
    }

    /**
     * The value where any type may stand: {@link String}, {@link Long} or {@link BigInteger}, {@link Double},
     * {@link Boolean}; empty for null. A timestamp is the text Go writes for it.
     */
    public static Optional<Object> value(YamlScalar scalar) {
        String text = scalar.value();
        return switch (kind(scalar)) {
            case NULL -> Optional.empty();
            case STRING -> Optional.of(text);
            case BOOLEAN -> Optional.of(isTrue(text));
            case INTEGER -> GoNumber.integer(text).map(ScalarResolver::narrow);
            case FLOAT -> Optional.of(floating(text));
            case TIMESTAMP -> GoTimestamp.read(text).map(Object.class::cast);
            case BINARY -> Optional.of(decoded(text).orElse(text));
        };
    }

    /** The text a string field gets: any scalar keeps its source text, null becomes the empty text. */
    public static String text(YamlScalar scalar) {
        return switch (kind(scalar)) {
            case NULL -> "";
            case BINARY -> decoded(scalar.value()).orElse(scalar.value());
            default -> scalar.value();
        };
    }

    /**
     * The value a boolean field gets; empty when yaml.v3 refuses it. The words of YAML 1.1 count, even in quotes, while
     * {@code "true"} in quotes does not.
     */
    public static Optional<Boolean> bool(YamlScalar scalar) {
        return switch (kind(scalar)) {
            case BOOLEAN -> Optional.of(isTrue(scalar.value()));
            case NULL -> Optional.of(false);
            case STRING -> switch (scalar.value()) {
                case "y", "Y", "yes", "Yes", "YES", "on", "On", "ON" -> Optional.of(true);
                case "n", "N", "no", "No", "NO", "off", "Off", "OFF" -> Optional.of(false);
                default -> Optional.empty();
            };
            default -> Optional.empty();
        };
    }

    /** The value an integer field gets: floats are cut toward zero, null is 0; empty when yaml.v3 refuses it. */
    public static OptionalLong integerField(YamlScalar scalar) {
        return switch (kind(scalar)) {
            case NULL -> OptionalLong.of(0);
            case INTEGER -> {
                BigInteger value = GoNumber.integer(scalar.value()).orElseThrow();
                yield value.bitLength() < 64 ? OptionalLong.of(value.longValue()) : OptionalLong.empty();
            }
            case FLOAT -> {
                double value = floating(scalar.value());
                yield value < Long.MAX_VALUE ? OptionalLong.of((long) value) : OptionalLong.empty();
            }
            default -> OptionalLong.empty();
        };
    }

    private static boolean isTrue(String text) {
        return Character.toLowerCase(text.charAt(0)) == 't';
    }

    private static Object narrow(BigInteger value) {
        return value.bitLength() < 64 ? (Object) value.longValue() : value;
    }

    /** An integer counts as a float where a tag asks for one. */
    private static double floating(String text) {
        return GoNumber.integer(text).map(BigInteger::doubleValue).or(() -> GoNumber.floating(text)).orElseThrow();
    }

    private static Optional<String> decoded(String base64) {
        try {
            String joined = base64.replace("\n", "").replace("\r", "");
            // Go wants the padding that Java would do without.
            return joined.length() % 4 == 0
                    ? Optional.of(new String(Base64.getDecoder().decode(joined), StandardCharsets.UTF_8))
                    : Optional.empty();
        } catch (IllegalArgumentException notBase64) {
            return Optional.empty();
        }
    }
}
