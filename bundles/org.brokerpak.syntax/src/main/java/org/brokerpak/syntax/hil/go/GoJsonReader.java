/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil.go;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON as Go's {@code json.Unmarshal} reads it into a value of no particular type, with its messages. Numbers become
 * Double, {@code null} is {@code null}; of a key that is written twice the last value counts.
 */
public final class GoJsonReader {

    /** Go allows fifty times as much; nothing an author writes comes near, and readers of the value recurse. */
    private static final int MAX_DEPTH = 200;

    private final byte[] bytes;
    private int at;
    private int depth;
    /** A number that is too large; reported only when the whole text is well-formed. */
    private String outOfRange;

    private GoJsonReader(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The object in a text; {@code null} for the text {@code null}, which Go takes for an object without a value. */
    public static Map<String, Object> object(String text) throws GoError {
        return read(text, Map.class) instanceof Map<?, ?> map ? GoJsonReader.<Map<String, Object>>cast(map) : null;
    }

    /** The array in a text; {@code null} for the text {@code null}, which Go takes for an array without a value. */
    public static List<Object> array(String text) throws GoError {
        return read(text, List.class) instanceof List<?> list ? GoJsonReader.<List<Object>>cast(list) : null;
    }

    @SuppressWarnings("unchecked")
    private static <T> T cast(Object value) {
        return (T) value;
    }

    private static Object read(String text, Class<?> wanted) throws GoError {
        GoJsonReader reader = new GoJsonReader(GoText.toBytes(text));
        Object value = reader.wholeText();
        if (value != null && !wanted.isInstance(value)) {
            String target = wanted == Map.class ? "map[string]interface {}" : "[]interface {}";
            throw new GoError("json: cannot unmarshal " + kind(value) + " into Go value of type " + target);
        }
        if (reader.outOfRange != null) {
            throw new GoError("json: cannot unmarshal number " + reader.outOfRange + " into Go value of type float64");
        }
        return value;
    }

    private static String kind(Object value) {
        return switch (value) {
            case Map<?, ?> map -> "object";
            case List<?> list -> "array";
            case String text -> "string";
            case Boolean bool -> "bool";
            default -> "number";
        };
    }

    private Object wholeText() throws GoError {
        Object value = value();
        skipSpace();
        if (at < bytes.length) {
            throw unexpected("after top-level value");
        }
        return value;
    }

    private Object value() throws GoError {
        switch (next()) {
            case '{' -> {
                return object();
            }
            case '[' -> {
                return array();
            }
            case '"' -> {
                return string();
            }
            case 't' -> {
                return literal("true", Boolean.TRUE);
            }
            case 'f' -> {
                return literal("false", Boolean.FALSE);
            }
            case 'n' -> {
                return literal("null", null);
            }
            case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> {
                return number();
            }
            default -> throw unexpected("looking for beginning of value");
        }
    }

    private Map<String, Object> object() throws GoError {
        open();
        Map<String, Object> object = new LinkedHashMap<>();
        if (next() == '}') {
            return close(Collections.unmodifiableMap(object));
        }
        while (true) {
            if (next() != '"') {
                throw unexpected("looking for beginning of object key string");
            }
            String key = string();
            if (next() != ':') {
                throw unexpected("after object key");
            }
            at++;
            object.put(key, value());
            switch (next()) {
                case ',' -> at++;
                case '}' -> {
                    return close(Collections.unmodifiableMap(object));
                }
                default -> throw unexpected("after object key:value pair");
            }
        }
    }

    private List<Object> array() throws GoError {
        open();
        List<Object> array = new ArrayList<>();
        if (next() == ']') {
            return close(Collections.unmodifiableList(array));
        }
        while (true) {
            array.add(value());
            switch (next()) {
                case ',' -> at++;
                case ']' -> {
                    return close(Collections.unmodifiableList(array));
                }
                default -> throw unexpected("after array element");
            }
        }
    }

    private void open() throws GoError {
        if (++depth > MAX_DEPTH) {
            throw unexpected("exceeded max depth");
        }
        at++;
    }

    private <T> T close(T value) {
        depth--;
        at++;
        return value;
    }

    private Object literal(String word, Object value) throws GoError {
        for (int i = 0; i < word.length(); i++, at++) {
            if (peek() != word.charAt(i)) {
                throw unexpected("in literal " + word + " (expecting '" + word.charAt(i) + "')");
            }
        }
        return value;
    }

    private Double number() throws GoError {
        int start = at;
        if (peek() == '-') {
            at++;
        }
        if (peek() == '0') {
            at++;
        } else {
            digits("in numeric literal");
        }
        if (peek() == '.') {
            at++;
            digits("after decimal point in numeric literal");
        }
        if (peek() == 'e' || peek() == 'E') {
            at++;
            if (peek() == '+' || peek() == '-') {
                at++;
            }
            digits("in exponent of numeric literal");
        }
        String text = new String(bytes, start, at - start, StandardCharsets.US_ASCII);
        double number = Double.parseDouble(text);
        if (Double.isInfinite(number) && outOfRange == null) {
            outOfRange = text;
        }
        return number;
    }

    private void digits(String where) throws GoError {
        if (peek() < '0' || peek() > '9') {
            throw unexpected(where);
        }
        while (peek() >= '0' && peek() <= '9') {
            at++;
        }
    }

    private String string() throws GoError {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        at++;
        while (true) {
            if (at == bytes.length) {
                throw new GoError("unexpected end of JSON input");
            }
            int c = peek();
            if (c == '"') {
                at++;
                return GoText.toValid(GoText.fromBytes(text.toByteArray()));
            }
            if (c < ' ') {
                throw unexpected("in string literal");
            }
            at++;
            if (c == '\\') {
                escape(text);
            } else {
                text.write(c);
            }
        }
    }

    private void escape(ByteArrayOutputStream text) throws GoError {
        int c = peek();
        at++;
        switch (c) {
            case '"', '\\', '/' -> text.write(c);
            case 'b' -> text.write('\b');
            case 'f' -> text.write('\f');
            case 'n' -> text.write('\n');
            case 'r' -> text.write('\r');
            case 't' -> text.write('\t');
            case 'u' -> {
                char unit = hexadecimal();
                String character = String.valueOf(unit);
                boolean another = peek() == '\\' && at + 1 < bytes.length && bytes[at + 1] == 'u';
                if (another && Character.isHighSurrogate(unit)) {
                    int back = at;
                    at += 2;
                    char low = hexadecimal();
                    if (Character.isLowSurrogate(low)) {
                        character += low;
                    } else {
                        at = back;
                    }
                }
                text.writeBytes(GoText.toValid(character).getBytes(StandardCharsets.UTF_8));
            }
            default -> {
                at--;
                throw unexpected("in string escape code");
            }
        }
    }

    private char hexadecimal() throws GoError {
        int value = 0;
        for (int i = 0; i < 4; i++, at++) {
            int digit = Character.digit(peek(), 16);
            if (digit < 0) {
                throw unexpected("in \\u hexadecimal character escape");
            }
            value = value << 4 | digit;
        }
        return (char) value;
    }

    private void skipSpace() {
        while (at < bytes.length && (bytes[at] == ' ' || bytes[at] == '\t' || bytes[at] == '\r' || bytes[at] == '\n')) {
            at++;
        }
    }

    /** The first byte after white space. */
    private int next() throws GoError {
        skipSpace();
        if (at == bytes.length) {
            throw new GoError("unexpected end of JSON input");
        }
        return peek();
    }

    /** The byte here; a blank at the end, which is how Go ends a text that stops inside a word or a number. */
    private int peek() {
        return at < bytes.length ? bytes[at] & 0xFF : ' ';
    }

    private GoError unexpected(String where) {
        int c = peek();
        String shown = switch (c) {
            case '\'' -> "\\'";
            case '"' -> "\"";
            default -> {
                String quoted = GoText.quote(String.valueOf((char) c));
                yield quoted.substring(1, quoted.length() - 1);
            }
        };
        return new GoError("invalid character '" + shown + "' " + where);
    }
}
