/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.service;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;

/** The types a variable can have, and which of them a value as written in YAML is of. */
public enum JsonType {
    STRING("string"), INTEGER("integer"), NUMBER("number"), BOOLEAN("boolean"), OBJECT("object"), ARRAY("array"),
    NULL("null");

    private final String id;

    JsonType(String id) {
        this.id = id;
    }

    /** As written in a definition. */
    public String id() {
        return id;
    }

    /** The type a definition names; empty for a blank or unknown one. */
    public static Optional<JsonType> named(String id) {
        return Arrays.stream(values()).filter(type -> type != NULL && type.id.equals(id)).findFirst();
    }

    /** The type of a value; a whole number is an integer however it is written. */
    public static JsonType of(YamlNode value) {
        return switch (value) {
            case YamlMapping ignored -> OBJECT;
            case YamlSequence ignored -> ARRAY;
            case YamlScalar scalar -> switch (ScalarResolver.kind(scalar)) {
                case STRING, TIMESTAMP, BINARY -> STRING;
                case INTEGER -> INTEGER;
                case FLOAT -> number(scalar).filter(JsonType::isWhole).map(whole -> INTEGER).orElse(NUMBER);
                case BOOLEAN -> BOOLEAN;
                case NULL -> NULL;
            };
        };
    }

    /** Whether a value of type {@code other} may stand where this one is demanded. */
    public boolean accepts(JsonType other) {
        return this == other || this == NUMBER && other == INTEGER;
    }

    /** The number a scalar stands for; empty for all else and for infinities. */
    public static Optional<BigDecimal> number(YamlNode value) {
        if (!(value instanceof YamlScalar scalar)) {
            return Optional.empty();
        }
        Object resolved = ScalarResolver.value(scalar).orElse(null);
        return switch (resolved) {
            case Long whole -> Optional.of(BigDecimal.valueOf(whole));
            case BigInteger whole -> Optional.of(new BigDecimal(whole));
            case Double fraction when Double.isFinite(fraction) -> Optional.of(BigDecimal.valueOf(fraction));
            case null, default -> Optional.empty();
        };
    }

    private static boolean isWhole(BigDecimal number) {
        return number.stripTrailingZeros().scale() <= 0;
    }
}
