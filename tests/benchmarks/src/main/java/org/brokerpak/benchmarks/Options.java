/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.benchmarks;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * What the script passes on.
 *
 * @param corpus folder of real paks
 * @param command our command line
 * @param peer the other server's program; null measures ours alone
 * @param rounds cold starts of each server
 * @param iterations of each warm step, a multiple of ten
 */
record Options(Path corpus, Path command, Path peer, int rounds, int iterations) {

    /** Names and values by turns. */
    static Map<String, String> pairs(String[] arguments) {
        Map<String, String> given = new HashMap<>();
        for (int index = 0; index + 1 < arguments.length; index += 2) {
            given.put(arguments[index], arguments[index + 1]);
        }
        return given;
    }

    static Options parse(String[] arguments) {
        Map<String, String> given = pairs(arguments);
        return new Options(Path.of(given.get("--corpus")), Path.of(given.get("--command")),
                given.containsKey("--peer") ? Path.of(given.get("--peer")) : null,
                Integer.parseInt(given.getOrDefault("--rounds", "8")),
                Integer.parseInt(given.getOrDefault("--iterations", "100")));
    }
}
