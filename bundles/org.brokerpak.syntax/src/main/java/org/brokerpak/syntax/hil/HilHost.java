/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What the functions of HIL ask of the world around them. The broker asks its process; an evaluation of ours asks
 * whoever starts it.
 */
public interface HilHost {

    /** Nanoseconds since 1970, for {@code time.nano()}. */
    long nanoTime();

    /** So many random bytes, for {@code rand.base64}; the count is never negative. */
    byte[] randomBytes(int count);

    /** The next number, from 1, for {@code counter.next()}. The broker has one counter for its whole process. */
    int nextCount();

    /** An environment variable of the broker, for {@code env}. Set but empty is not the same as absent. */
    Optional<String> environment(String name);

    /**
     * A value of the broker's configuration, for {@code config}: String, Map, or another type, at which the broker
     * would crash. The broker ignores the case of keys.
     */
    Optional<Object> configuration(String key);

    /**
     * A host that answers the same each time it is made: the time is 0, random bytes are zeros, the
     * counter starts at 1.
     *
     * @param environment variables that are set
     * @param configuration values that are set, found by their exact key
     */
    static HilHost repeatable(Map<String, String> environment, Map<String, ?> configuration) {
        Map<String, String> variables = Map.copyOf(environment);
        Map<String, Object> values = Map.copyOf(configuration);
        AtomicInteger counter = new AtomicInteger();
        return new HilHost() {
            @Override
            public long nanoTime() {
                return 0;
            }

            @Override
            public byte[] randomBytes(int count) {
                return new byte[count];
            }

            @Override
            public int nextCount() {
                return counter.incrementAndGet();
            }

            @Override
            public Optional<String> environment(String name) {
                return Optional.ofNullable(variables.get(name));
            }

            @Override
            public Optional<Object> configuration(String key) {
                return Optional.ofNullable(values.get(key));
            }
        };
    }
}
