/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.tokens;

import java.util.Arrays;
import java.util.List;

/** The token modifiers in use, all of them the protocol's own. The order is that of the legend. */
enum TokenModifier {
    DECLARATION("declaration"), READONLY("readonly"), DEPRECATED("deprecated"), DEFAULT_LIBRARY("defaultLibrary");

    private final String id;

    TokenModifier(String id) {
        this.id = id;
    }

    int bit() {
        return 1 << ordinal();
    }

    static List<String> legend() {
        return Arrays.stream(values()).map(modifier -> modifier.id).toList();
    }
}
