/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.names;

import org.brokerpak.syntax.text.TextRange;

/**
 * A place where a name is written.
 *
 * @param kind what the name stands for
 * @param name the name
 * @param file path relative to the pak's folder
 * @param range the name alone, without quotes
 * @param role what happens to it there
 * @param quoted whether the range lies between quotes, so that any text fits
 */
public record Occurrence(NameKind kind, String name, String file, TextRange range, Role role, boolean quoted) {

    /** What happens to a name at a place. */
    public enum Role {
        /** It is declared to users or to the broker. */
        DECLARATION,
        /** It is declared to tofu, as the counterpart of a declaration in YAML. */
        COUNTERPART,
        /** It is read. */
        USE,
        /** It is given a value. */
        ASSIGNMENT
    }

    public boolean isDeclaration() {
        return role == Role.DECLARATION || role == Role.COUNTERPART;
    }
}
