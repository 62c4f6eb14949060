/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.List;
import org.brokerpak.syntax.text.TextRange;

/**
 * A name as written: of an attribute, a block type, a variable, a function.
 *
 * @param range where; empty when the name is missing, as after the dot of {@code var.}
 * @param text the name, {@code ""} when missing; a function of a provider keeps its colons ({@code provider::aws::f})
 */
public record HclName(TextRange range, String text) implements HclNode {

    /** Whether no name stands where one should. */
    public boolean isMissing() {
        return text.isEmpty();
    }

    @Override
    public List<HclNode> children() {
        return List.of();
    }
}
