/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Whose word counts where the specification is stricter than the broker. */
public enum Profile {
    /** The real broker: what only the specification demands is information. */
    BROKER,
    /** The specification: what it demands is an error. */
    SPEC;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Profile> byId(String id) {
        return Arrays.stream(values()).filter(profile -> profile.id().equals(id)).findFirst();
    }
}
