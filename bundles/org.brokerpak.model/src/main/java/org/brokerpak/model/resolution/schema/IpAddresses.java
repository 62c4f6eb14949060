/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution.schema;

import java.util.regex.Pattern;

/** {@code net.ParseIP}: numeric addresses of both versions, without zones and without leading zeros in version 4. */
final class IpAddresses {

    private static final Pattern BYTE = Pattern.compile("0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5]");
    private static final Pattern GROUP = Pattern.compile("[0-9a-fA-F]{1,4}");
    private static final int GROUPS = 8;

    private IpAddresses() {
    }

    static boolean isAddress(String text) {
        return text.contains(":") ? isVersion6(text) : isVersion4(text);
    }

    private static boolean isVersion4(String text) {
        String[] bytes = text.split("\\.", -1);
        boolean fits = bytes.length == 4;
        for (String part : bytes) {
            fits &= BYTE.matcher(part).matches();
        }
        return fits;
    }

    private static boolean isVersion6(String text) {
        int gap = text.indexOf("::");
        if (gap < 0) {
            return groups(text, true) == GROUPS;
        }
        int before = groups(text.substring(0, gap), false);
        int after = groups(text.substring(gap + 2), true);
        return before >= 0 && after >= 0 && before + after < GROUPS;
    }

    /** How many groups of 16 bits stand in a text, the last two perhaps in the form of version 4; -1 for others. */
    private static int groups(String text, boolean last) {
        if (text.isEmpty()) {
            return 0;
        }
        int count = 0;
        String[] groups = text.split(":", -1);
        for (int i = 0; i < groups.length; i++) {
            if (last && i == groups.length - 1 && isVersion4(groups[i])) {
                count += 2;
            } else if (GROUP.matcher(groups[i]).matches()) {
                count++;
            } else {
                return -1;
            }
        }
        return count;
    }
}
