/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.regex.Pattern;

/** Names that tell that a value is not for every eye. */
public final class SensitiveNames {

    private static final Pattern TELLING = Pattern.compile("(?i)(?:^|[^a-z])(?:pass(?:word|wd|phrase)|pwd|secret|token"
            + "|credentials?|(?:private|access|secret|api|account|license)[^a-z]?key|sas)(?:$|[^a-z])|password|apikey");

    private SensitiveNames() {
    }

    /** Whether a value of this name is hidden unless somebody asks for it. */
    public static boolean isSensitive(String name) {
        return TELLING.matcher(name).find();
    }
}
