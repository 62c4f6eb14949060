/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import java.util.function.Supplier;

/** A value made on first use, once, by whichever thread comes first. */
final class Lazy<T> {

    private Supplier<? extends T> maker;
    private volatile T value;

    Lazy(Supplier<? extends T> maker) {
        this.maker = maker;
    }

    T get() {
        T result = value;
        return result != null ? result : make();
    }

    private synchronized T make() {
        if (value == null) {
            value = maker.get();
            maker = null;
        }
        return value;
    }
}
