/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.time.Duration;
import java.util.regex.Pattern;

/** What a broker says, made fit for a console. */
final class BrokerText {

    private static final int LONGEST = 4000;
    private static final Pattern CONTROL = Pattern.compile("\u001b\\[[0-9;?]*[ -/]*[@-~]|[\\p{Cntrl}&&[^\\s]]");

    private BrokerText() {
    }

    /** The text on one line, without colours and control characters, and not endless. */
    static String clean(String text) {
        String line = CONTROL.matcher(text).replaceAll("").strip().replaceAll("\\s+", " ");
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + " ...";
    }

    /** {@code 45 min}, {@code 1 min 30 s}, {@code 20 s}. */
    static String time(Duration time) {
        long seconds = time.toSeconds();
        String rest = seconds % 60 == 0 && seconds > 0 ? "" : seconds % 60 + " s";
        return ((seconds < 60 ? "" : seconds / 60 + " min ") + rest).strip();
    }
}
