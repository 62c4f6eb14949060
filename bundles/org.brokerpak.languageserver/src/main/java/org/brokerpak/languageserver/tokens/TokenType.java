/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.tokens;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The token types in use, all of them the protocol's own. The order is that of the legend. */
enum TokenType {
    NAMESPACE, TYPE, PARAMETER, VARIABLE, PROPERTY, FUNCTION, KEYWORD, COMMENT, STRING, NUMBER, OPERATOR,
    /** The marks around an interpolation, <code>${</code> and <code>}</code>. */
    MACRO;

    static List<String> legend() {
        return Arrays.stream(values()).map(type -> type.name().toLowerCase(Locale.ROOT)).toList();
    }
}
