/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoFormat;
import org.brokerpak.syntax.hil.go.GoJsonReader;
import org.brokerpak.syntax.hil.go.GoText;

/** The reference vectors, and our outcomes in their notation. */
final class Vectors {

    private static final Pattern HOMOGENOUS = Pattern.compile("found (\\w+) and then (\\w+)");

    private Vectors() {
    }

    /** A file beside this class. */
    static String read(String file) {
        try (InputStream in = Vectors.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> lines(String file) {
        return List.of(read(file).split("\n"));
    }

    static Map<String, Object> json(String text) {
        try {
            return GoJsonReader.object(text);
        } catch (GoError e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    static HilOutcome evaluate(String template, Map<String, ?> variables) {
        return new HilEvaluator(HilHost.repeatable(Map.of(), Map.of())).evaluate(template, variables);
    }

    /** {@code string "a"}, {@code ERR: text} or {@code PANIC}. */
    static String notation(HilOutcome outcome) {
        return switch (outcome) {
            case HilOutcome.Failure(String message, boolean crash) ->
                    crash ? "PANIC" : orderless("ERR: " + GoText.toValid(message));
            case HilOutcome.Value(Object value) -> GoFormat.typeName(value) + " " + GoFormat.syntax(value);
        };
    }

    /** A line of the vectors in the same form: a panic without its text, the types of a map in alphabetical order. */
    static String comparable(String expected) {
        return expected.startsWith("PANIC") ? "PANIC" : orderless(expected);
    }

    private static String orderless(String text) {
        Matcher types = HOMOGENOUS.matcher(text);
        return types.find() && types.group(1).compareTo(types.group(2)) > 0
                ? types.replaceFirst("found $2 and then $1") : text;
    }
}
