/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.List;
import org.brokerpak.syntax.text.TextRange;

/** One step from a value to a part of it. */
public sealed interface HclTraversalStep extends HclNode {

    /**
     * {@code .name}.
     *
     * @param range from the dot to the end of the name
     * @param name the attribute; missing right after a lone dot
     */
    record Attribute(TextRange range, HclName name) implements HclTraversalStep {
        @Override
        public List<HclNode> children() {
            return List.of(name);
        }
    }

    /**
     * {@code [key]}.
     *
     * @param range from bracket to bracket
     * @param key the index or key
     */
    record Index(TextRange range, HclExpression key) implements HclTraversalStep {
        @Override
        public List<HclNode> children() {
            return List.of(key);
        }
    }

    /**
     * {@code .0}, the old way to write {@code [0]}.
     *
     * @param range from the dot to the last digit
     * @param index the number
     */
    record LegacyIndex(TextRange range, HclExpression.NumberLiteral index) implements HclTraversalStep {
        @Override
        public List<HclNode> children() {
            return List.of(index);
        }
    }

    /**
     * {@code .*} or {@code [*]}: the following steps apply to each element. After {@code .*} that holds for attributes
     * and old-style indexes only, up to the first bracket.
     *
     * @param range the dot or the brackets and the star
     * @param full whether it is {@code [*]}
     */
    record Splat(TextRange range, boolean full) implements HclTraversalStep {
        @Override
        public List<HclNode> children() {
            return List.of();
        }
    }
}
