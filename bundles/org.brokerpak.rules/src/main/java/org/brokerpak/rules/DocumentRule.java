/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.Set;

import org.brokerpak.model.document.DocumentKind;

/** A rule about documents of certain kinds: what all such rules say of themselves in the same way. */
public abstract class DocumentRule implements Rule.OfDocument {

    private final RuleInfo info;
    private final Set<DocumentKind> kinds;

    protected DocumentRule(RuleInfo info, Set<DocumentKind> kinds) {
        this.info = info;
        this.kinds = Set.copyOf(kinds);
    }

    @Override
    public final RuleInfo info() {
        return info;
    }

    @Override
    public final Set<DocumentKind> kinds() {
        return kinds;
    }
}
