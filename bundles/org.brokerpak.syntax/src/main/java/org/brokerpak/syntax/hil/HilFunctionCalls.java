/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoFormat;
import org.brokerpak.syntax.hil.go.GoJson;
import org.brokerpak.syntax.hil.go.GoRegexp;
import org.brokerpak.syntax.hil.go.GoText;

/** What the functions of {@link HilFunctions} do (broker-behaviour 3.5). */
final class HilFunctionCalls {

    /** The broker would try; no author wants more than a few dozen. */
    private static final int MAX_RANDOM_BYTES = 1 << 20;

    private final HilHost host;

    HilFunctionCalls(HilHost host) {
        this.host = host;
    }

    /** Calls a function with arguments that are checked and converted. */
    Object call(String name, List<Object> arguments) {
        try {
            return switch (name) {
                case "assert" -> assertThat((Boolean) arguments.getFirst(), text(arguments, 1));
                case "config" -> configuration(text(arguments, 0));
                case "counter.next" -> (long) host.nextCount();
                case "env" -> host.environment(text(arguments, 0)).orElseThrow(
                        () -> HilFailure.error("env: missing environment variable " + text(arguments, 0)));
                case "json.marshal" -> json(arguments.getFirst());
                case "map.flatten" -> flatten(text(arguments, 0), text(arguments, 1), (Map<?, ?>) arguments.get(2));
                case "rand.base64" -> randomBase64((Long) arguments.getFirst());
                case "regexp.matches" -> GoRegexp.compile(text(arguments, 0)).matches(text(arguments, 1));
                case "str.queryEscape" -> queryEscape(text(arguments, 0));
                case "str.truncate" -> truncate((Long) arguments.getFirst(), text(arguments, 1));
                case "time.nano" -> Long.toString(host.nanoTime());
                default -> throw new IllegalArgumentException(name);
            };
        } catch (GoError e) {
            throw HilFailure.error(name + ": " + e.getMessage());
        }
    }

    private static String text(List<Object> arguments, int index) {
        return (String) arguments.get(index);
    }

    private static Boolean assertThat(boolean condition, String message) throws GoError {
        if (!condition) {
            throw new GoError("assertion failed: " + message);
        }
        return true;
    }

    private String configuration(String key) throws GoError {
        Object value = host.configuration(key).orElseThrow(() -> new GoError("missing config value " + key));
        return switch (value) {
            case String text -> text.strip();
            case Map<?, ?> map -> GoJson.marshal(map);
            default -> throw HilFailure.crash(
                    "config: the value of " + key + " is neither a string nor an object but " + GoFormat.value(value));
        };
    }

    private static String json(Object value) throws GoError {
        if (value instanceof List<?> list && list.isEmpty()) {
            return "null"; // only where the list itself is the argument; inside of a map it is []
        }
        try {
            return GoJson.marshal(value);
        } catch (GoError e) {
            throw new GoError("couldn't convert: " + GoFormat.value(value) + " to JSON " + e.getMessage());
        }
    }

    private static String flatten(String keyValueSeparator, String entrySeparator, Map<?, ?> map) {
        List<String> entries = new ArrayList<>();
        map.forEach((key, value) -> entries.add(GoText.concat(
                List.of((String) key, keyValueSeparator, GoFormat.value(value)))));
        entries.sort(GoText.BYTE_ORDER);
        return GoText.concat(List.of(String.join(entrySeparator, entries)));
    }

    private String randomBase64(long count) {
        if (count < 0) {
            throw HilFailure.crash("rand.base64: cannot make " + count + " bytes");
        }
        if (count > MAX_RANDOM_BYTES) {
            throw HilFailure.error("rand.base64: more than " + MAX_RANDOM_BYTES + " bytes are not simulated");
        }
        return Base64.getUrlEncoder().encodeToString(host.randomBytes((int) count));
    }

    private static String truncate(long length, String text) {
        if (length < 0) {
            throw HilFailure.crash("str.truncate: cannot cut to a length of " + length);
        }
        byte[] bytes = GoText.toBytes(text);
        return length < bytes.length ? GoText.fromBytes(Arrays.copyOf(bytes, (int) length)) : text;
    }

    private static String queryEscape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (byte unit : GoText.toBytes(text)) {
            char c = (char) (unit & 0xFF);
            boolean alphanumeric = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
            if (alphanumeric || "-_.~".indexOf(c) >= 0) {
                escaped.append(c);
            } else {
                escaped.append(c == ' ' ? "+" : String.format("%%%02X", (int) c));
            }
        }
        return escaped.toString();
    }
}
