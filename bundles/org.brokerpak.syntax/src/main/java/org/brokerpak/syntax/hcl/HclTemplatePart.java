/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.List;
import org.brokerpak.syntax.text.TextRange;

/** A part of a quoted string or heredoc. */
public sealed interface HclTemplatePart extends HclNode {

    /**
     * Literal text.
     *
     * @param range the characters as written, also those that strip markers or a flush heredoc remove
     * @param value the text that tofu sees: escapes resolved, strip markers and indentation applied
     */
    record Text(TextRange range, String value) implements HclTemplatePart {
        @Override
        public List<HclNode> children() {
            return List.of();
        }
    }

    /**
     * <code>${expression}</code>.
     *
     * @param range from the dollar to the closing brace
     * @param expression what is interpolated
     */
    record Interpolation(TextRange range, HclExpression expression) implements HclTemplatePart {
        @Override
        public List<HclNode> children() {
            return List.of(expression);
        }
    }

    /**
     * <code>%{if condition} ... %{else} ... %{endif}</code>.
     *
     * @param range from the first directive to the end of the last
     * @param condition the condition
     * @param whenTrue the parts before {@code else}
     * @param whenFalse the parts after it, empty without one
     */
    record If(TextRange range, HclExpression condition, List<HclTemplatePart> whenTrue,
            List<HclTemplatePart> whenFalse) implements HclTemplatePart {

        public If {
            whenTrue = List.copyOf(whenTrue);
            whenFalse = List.copyOf(whenFalse);
        }

        @Override
        public List<HclNode> children() {
            List<HclNode> children = new ArrayList<>();
            children.add(condition);
            children.addAll(whenTrue);
            children.addAll(whenFalse);
            return children;
        }
    }

    /**
     * <code>%{for name in collection} ... %{endfor}</code>.
     *
     * @param range from the first directive to the end of the last
     * @param names the value's name, or the key's and the value's
     * @param collection what is looped over
     * @param parts what is repeated
     */
    record For(TextRange range, List<HclName> names, HclExpression collection, List<HclTemplatePart> parts)
            implements HclTemplatePart {

        public For {
            names = List.copyOf(names);
            parts = List.copyOf(parts);
        }

        @Override
        public List<HclNode> children() {
            List<HclNode> children = new ArrayList<>(names);
            children.add(collection);
            children.addAll(parts);
            return children;
        }
    }
}
