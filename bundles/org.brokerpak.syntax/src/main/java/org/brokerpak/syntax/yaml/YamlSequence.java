/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.List;

import org.brokerpak.syntax.text.TextRange;

/**
 * A sequence.
 *
 * @param range from the first dash (or bracket) to the end of the last item (or bracket)
 * @param tag explicit tag or empty
 * @param items the items in order
 * @param flow whether it is written between brackets
 */
public record YamlSequence(TextRange range, String tag, List<YamlUse> items, boolean flow) implements YamlNode {

    public YamlSequence {
        items = List.copyOf(items);
    }
}
