/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.report;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.pak.files.PlacedFinding;
import org.brokerpak.rules.Severity;

/** How many of something there are, in words. */
public final class Counts {

    private Counts() {
    }

    /** {@code 2 errors, 1 warning}; without findings, {@code no findings}. */
    public static String of(List<PlacedFinding> findings) {
        List<String> parts = new ArrayList<>();
        for (Severity severity : Severity.values()) {
            long count = findings.stream().filter(placed -> placed.finding().severity() == severity).count();
            if (count > 0) {
                parts.add(severity == Severity.INFORMATION ? count + " information" : number(count, severity.id()));
            }
        }
        return parts.isEmpty() ? "no findings" : String.join(", ", parts);
    }

    /** {@code 1 service}, {@code 2 services}. */
    public static String number(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
