/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.List;
import java.util.Optional;
import org.brokerpak.syntax.hil.HilFunction.Parameter;

/** The functions of the broker; there are no others (broker-behaviour 3.5). */
public final class HilFunctions {

    private static final List<HilFunction> ALL = List.of(
            function("assert", HilType.BOOL, "Fails with the message unless the condition holds.",
                    parameter("condition", HilType.BOOL), parameter("message", HilType.STRING)),
            function("config", HilType.STRING,
                    "The value of a key of the broker's configuration; fails when it is not set.",
                    parameter("key", HilType.STRING)),
            function("counter.next", HilType.INT, "The next number of the one counter of the broker process, from 1."),
            function("env", HilType.STRING,
                    "The value of an environment variable of the broker process; fails when it is not set.",
                    parameter("name", HilType.STRING)),
            function("json.marshal", HilType.STRING,
                    "The value as compact JSON; numbers and booleans in variables come out as strings.",
                    parameter("value", HilType.ANY)),
            function("map.flatten", HilType.STRING,
                    "The entries of a map, sorted, as one text: key, separator, value, and between entries the other.",
                    parameter("keyValueSeparator", HilType.STRING), parameter("entrySeparator", HilType.STRING),
                    parameter("map", HilType.MAP)),
            function("rand.base64", HilType.STRING, "So many random bytes, as URL-safe Base64 with padding.",
                    parameter("bytes", HilType.INT)),
            function("regexp.matches", HilType.BOOL,
                    "Whether an RE2 regular expression matches anywhere in the text; RE2 has no look-around.",
                    parameter("pattern", HilType.STRING), parameter("text", HilType.STRING)),
            function("str.queryEscape", HilType.STRING, "The text escaped for the query of a URL; a space becomes +.",
                    parameter("text", HilType.STRING)),
            function("str.truncate", HilType.STRING,
                    "The first bytes of a text; it may cut a character that is not ASCII in two.",
                    parameter("length", HilType.INT), parameter("text", HilType.STRING)),
            function("time.nano", HilType.STRING, "The nanoseconds since 1970, as a string."));

    private HilFunctions() {
    }

    /** All eleven, by name. */
    public static List<HilFunction> all() {
        return ALL;
    }

    /** The function of a name. */
    public static Optional<HilFunction> find(String name) {
        return ALL.stream().filter(function -> function.name().equals(name)).findFirst();
    }

    private static HilFunction function(String name, HilType result, String summary, Parameter... parameters) {
        return new HilFunction(name, List.of(parameters), result, summary);
    }

    private static Parameter parameter(String name, HilType type) {
        return new Parameter(name, type);
    }
}
