/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.goyaml;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Timestamps, which yaml.v3 reads from several notations and writes in one (RFC 3339, up to nanoseconds). */
public final class GoTimestamp {

    private static final Pattern NOTATION = Pattern.compile("(\\d{4})-(\\d{1,2})-(\\d{1,2})"
            + "(?:([Tt ])(\\d{1,2}):(\\d{1,2}):(\\d{1,2})(?:\\.(\\d{1,9}))?(Z|[-+]\\d{2}:\\d{2})?)?");

    private GoTimestamp() {
    }

    /** The timestamp in a text as Go writes it; empty when there is no such moment, so that the text stays a text. */
    public static Optional<String> parse(String text) {
        Matcher parts = NOTATION.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        boolean dateOnly = parts.group(4) == null;
        boolean zoned = parts.group(9) != null;
        if (!dateOnly && zoned == parts.group(4).equals(" ")) {
            return Optional.empty();
        }
        try {
            LocalDateTime time = LocalDateTime.of(number(parts, 1), number(parts, 2), number(parts, 3),
                    number(parts, 5), number(parts, 6), number(parts, 7));
            String fraction = parts.group(8) == null ? "" : parts.group(8).replaceFirst("0+$", "");
            String zone = zoned ? ZoneOffset.of(parts.group(9)).getId() : "Z";
            return Optional.of("%04d-%02d-%02dT%02d:%02d:%02d%s%s".formatted(time.getYear(), time.getMonthValue(),
                    time.getDayOfMonth(), time.getHour(), time.getMinute(), time.getSecond(),
                    fraction.isEmpty() ? "" : "." + fraction, zone));
        } catch (DateTimeException noSuchMoment) {
            return Optional.empty();
        }
    }

    private static int number(Matcher parts, int group) {
        return parts.group(group) == null ? 0 : Integer.parseInt(parts.group(group));
    }
}
