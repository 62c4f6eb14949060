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
 * A line of a body that is neither an attribute nor a block yet, as the author types it: a lone word.
 *
 * @param range the word
 * @param name the word
 */
public record HclIncompleteItem(TextRange range, HclName name) implements HclBodyItem {

    @Override
    public List<HclNode> children() {
        return List.of(name);
    }
}
