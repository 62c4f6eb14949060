/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.document;

import org.brokerpak.syntax.text.TextRange;

/**
 * A typed value with the places a finding about it is reported at.
 *
 * @param <T> type of the value
 * @param value what the broker reads; its zero value ({@code ""}, 0, false) when the field is absent or of a wrong type
 * @param keyRange the key, or for a list item the item; for an absent field the place in the holder that a reader would
 *     look at for it
 * @param range the value; equal to {@code keyRange} when absent
 * @param present whether the key is written
 */
public record Field<T>(T value, TextRange keyRange, TextRange range, boolean present) {

    /** A field that is not written. */
    public static <T> Field<T> absent(T zero, TextRange holder) {
        return new Field<>(zero, holder, holder, false);
    }
}
