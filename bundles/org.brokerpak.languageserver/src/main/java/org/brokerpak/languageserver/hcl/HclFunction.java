/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hcl;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A function that OpenTofu brings along.
 *
 * @param name as it is called
 * @param parameters each as {@code name: type}; the last one may end in {@code ...} before its colon and takes any
 *     number
 * @param result type of the result
 * @param summary one sentence
 */
public record HclFunction(String name, List<String> parameters, String result, String summary) {

    /** Read when a template is first looked at, and never changed. */
    private static final class Table {
        private static final Map<String, HclFunction> ALL = read();

        private static Map<String, HclFunction> read() {
            Map<String, HclFunction> all = new LinkedHashMap<>();
            for (String[] row : HclTable.read("functions.tsv")) {
                all.put(row[0], new HclFunction(row[0], row[1].isEmpty() ? List.of() : List.of(row[1].split("; ")),
                        row[2], row[3]));
            }
            return all;
        }
    }

    /** All, by name. */
    public static Collection<HclFunction> all() {
        return List.copyOf(Table.ALL.values());
    }

    /** The function of a name; that of the core's own namespace is the same. */
    public static Optional<HclFunction> find(String name) {
        return Optional.ofNullable(Table.ALL.get(name.startsWith("core::") ? name.substring(6) : name));
    }

    /** Whether the last parameter takes any number of arguments. */
    public boolean isVariadic() {
        return !parameters.isEmpty() && parameters.getLast().contains("...");
    }

    /** {@code join(separator: string, lists...: list) → string}. */
    public String label() {
        return name + "(" + String.join(", ", parameters) + ") → " + result;
    }
}
