/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.text;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** What was made from an immutable thing, kept by the thing itself; each derivation is made once. */
public final class Derivations {

    private final Map<Class<?>, Object> made = new ConcurrentHashMap<>();

    /**
     * A derivation.
     *
     * @param type names it; one type is always made in one way
     */
    public <T> T get(Class<T> type, Supplier<T> make) {
        Object known = made.get(type);
        if (known == null) {
            // Not computeIfAbsent: a derivation may ask for another one.
            T value = make.get();
            Object earlier = made.putIfAbsent(type, value);
            known = earlier == null ? value : earlier;
        }
        return type.cast(known);
    }
}
