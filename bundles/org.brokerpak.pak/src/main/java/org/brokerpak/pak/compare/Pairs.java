/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What belongs together in two lists.
 *
 * @param both the pairs, in the order of the new list
 */
record Pairs<T>(List<T> removed, List<Both<T>> both, List<T> added) {

    /** The same thing then and now. */
    record Both<T>(T before, T after) {
    }

    /** Pairs by one name; of several with one name the last counts. */
    static <T> Pairs<T> by(Function<T, String> name, List<T> before, List<T> after) {
        return by(List.of(name), before, after);
    }

    /** Pairs by the first name that fits; what is left, by the next. Empty names fit nothing. */
    static <T> Pairs<T> by(List<Function<T, String>> names, List<T> before, List<T> after) {
        List<T> left = new ArrayList<>(before);
        Map<T, T> partners = new LinkedHashMap<>();
        for (Function<T, String> name : names) {
            for (T now : after) {
                if (!partners.containsKey(now) && !name.apply(now).isEmpty()) {
                    Optional<T> partner = left.stream().filter(old -> name.apply(old).equals(name.apply(now)))
                            .findFirst();
                    partner.ifPresent(found -> {
                        left.remove(found);
                        partners.put(now, found);
                    });
                }
            }
        }
        List<Both<T>> both = after.stream().filter(partners::containsKey)
                .map(now -> new Both<>(partners.get(now), now)).toList();
        return new Pairs<>(List.copyOf(left), both,
                after.stream().filter(now -> !partners.containsKey(now)).toList());
    }
}
