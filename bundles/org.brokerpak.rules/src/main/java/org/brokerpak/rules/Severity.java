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

/** How bad a finding is; an error is only what the broker or tofu will reject. */
public enum Severity {
    ERROR, WARNING, INFORMATION, HINT;

    /** As written in reports and settings: {@code error}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Severity> byId(String id) {
        return Arrays.stream(values()).filter(severity -> severity.id().equals(id)).findFirst();
    }

    /** Whether this is as bad as another or worse. */
    public boolean atLeast(Severity other) {
        return compareTo(other) <= 0;
    }
}
