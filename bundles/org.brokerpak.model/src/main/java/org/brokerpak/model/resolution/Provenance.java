/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.Collections;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a value rests on that is not written in the pak.
 *
 * @param placeholders names of values that only a real request brings, for which a stand-in was taken:
 *     {@code request.instance_id}, {@code random}, {@code time}, {@code counter}, {@code config KEY}, {@code env NAME}
 * @param secrets names of what is not for every eye in it: {@code config KEY}, {@code env NAME}, or of a variable
 */
public record Provenance(SortedSet<String> placeholders, SortedSet<String> secrets) {

    /** Of a value that is written down and may be seen. */
    public static final Provenance NONE = new Provenance(Collections.emptySortedSet(), Collections.emptySortedSet());

    public Provenance {
        placeholders = Collections.unmodifiableSortedSet(new TreeSet<>(placeholders));
        secrets = Collections.unmodifiableSortedSet(new TreeSet<>(secrets));
    }

    /** Of the stand-in for a value. */
    public static Provenance placeholder(String name) {
        return NONE.union(new Provenance(new TreeSet<>(Set.of(name)), NONE.secrets));
    }

    /** Whether the value will be the same in a real request. */
    public boolean isKnown() {
        return placeholders.isEmpty();
    }

    public boolean isSecret() {
        return !secrets.isEmpty();
    }

    /** Of a value made from two. */
    public Provenance union(Provenance other) {
        if (other.equals(NONE)) {
            return this;
        }
        if (equals(NONE)) {
            return other;
        }
        SortedSet<String> allPlaceholders = new TreeSet<>(placeholders);
        allPlaceholders.addAll(other.placeholders);
        SortedSet<String> allSecrets = new TreeSet<>(secrets);
        allSecrets.addAll(other.secrets);
        return new Provenance(allPlaceholders, allSecrets);
    }

    /** The same, with a secret more. */
    public Provenance withSecret(String name) {
        return union(new Provenance(NONE.placeholders, new TreeSet<>(Set.of(name))));
    }
}
