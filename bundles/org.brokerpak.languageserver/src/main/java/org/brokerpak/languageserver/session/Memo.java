/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.util.function.Supplier;

/**
 * A value made on first use, once, by whichever thread comes first; the others wait for it. If making it fails the next
 * one tries again.
 */
final class Memo<T> {

    private final Supplier<T> maker;
    private T value;

    Memo(Supplier<T> maker) {
        this.maker = maker;
    }

    synchronized T get() {
        if (value == null) {
            value = maker.get();
        }
        return value;
    }
}
