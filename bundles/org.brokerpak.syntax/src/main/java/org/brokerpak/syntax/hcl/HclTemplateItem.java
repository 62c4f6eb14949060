/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.List;
import org.brokerpak.syntax.text.TextRange;

/** A part of a template as read, before strip markers are applied and directives are paired. */
sealed interface HclTemplateItem {

    TextRange range();

    /** Literal text, in a heredoc of at most one line with its line break. */
    record Literal(TextRange range, String value) implements HclTemplateItem {
    }

    /** What stands between <code>${</code> or <code>%{</code> and its closing brace. */
    sealed interface Sequence extends HclTemplateItem {

        /** Which neighbours lose their white space. */
        Strip strip();
    }

    /** A directive that another one ends. */
    sealed interface Opener extends Sequence {
    }

    /**
     * The strip markers of a sequence.
     *
     * @param before whether <code>${~</code> strips what stands before
     * @param after whether <code>~}</code> strips what stands after
     */
    record Strip(boolean before, boolean after) {
    }

    /** <code>${expression}</code>. */
    record Interpolation(TextRange range, Strip strip, HclExpression expression) implements Sequence {
    }

    /** <code>%{if condition}</code>. */
    record If(TextRange range, Strip strip, HclExpression condition) implements Opener {
    }

    /** <code>%{for names in collection}</code>. */
    record For(TextRange range, Strip strip, List<HclName> names, HclExpression collection) implements Opener {
    }

    /**
     * <code>%{else}</code>, <code>%{endif}</code>, <code>%{endfor}</code>.
     *
     * @param word the directive; {@code ""} for one that was reported and means nothing
     */
    record Word(TextRange range, Strip strip, String word) implements Sequence {
    }
}
