/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The dates and times that yaml.v3 takes for timestamps, and the text Go writes for them (RFC 3339). */
final class GoTimestamp {

    private static final Pattern DATE = Pattern.compile("([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:([Tt ])(.*))?");
    private static final Pattern TIME = Pattern.compile("([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2})(?:[.,]([0-9]+))?"
            + "(?:(Z)|([-+])([0-9]{2}):([0-9]{2}))?");
    private static final int LONGEST_FRACTION = 9;

    private GoTimestamp() {
    }

    /** The text Go writes for a timestamp, or empty when the text is none. */
    static Optional<String> read(String text) {
        Matcher date = DATE.matcher(text);
        if (!date.matches()) {
            return Optional.empty();
        }
        String day;
        try {
            day = LocalDate.of(number(date, 1), number(date, 2), number(date, 3)).toString();
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
        return date.group(4) == null ? Optional.of(day + "T00:00:00Z")
                : time(date.group(5), !date.group(4).equals(" ")).map(time -> day + "T" + time);
    }

    /** Behind a {@code T} a zone must follow, behind a space none may. */
    private static Optional<String> time(String text, boolean withZone) {
        Matcher time = TIME.matcher(text);
        if (!time.matches() || number(time, 1) > 23 || number(time, 2) > 59 || number(time, 3) > 59) {
            return Optional.empty();
        }
        boolean zone = time.group(5) != null || time.group(6) != null;
        boolean zoneFits = time.group(6) == null || number(time, 7) <= 24 && number(time, 8) < 60;
        if (zone != withZone || !zoneFits) {
            return Optional.empty();
        }
        return Optional.of("%02d:%02d:%02d%s%s".formatted(number(time, 1), number(time, 2), number(time, 3),
                fraction(time.group(4)), zone(time)));
    }

    private static String fraction(String digits) {
        if (digits == null) {
            return "";
        }
        String kept = digits.substring(0, Math.min(LONGEST_FRACTION, digits.length())).replaceFirst("0+$", "");
        return kept.isEmpty() ? "" : "." + kept;
    }

    private static String zone(Matcher time) {
        boolean utc = time.group(6) == null || number(time, 7) == 0 && number(time, 8) == 0;
        return utc ? "Z" : time.group(6) + time.group(7) + ":" + time.group(8);
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }
}
