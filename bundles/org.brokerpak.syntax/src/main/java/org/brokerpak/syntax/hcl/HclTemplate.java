/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.brokerpak.syntax.text.TextRange;

/** A string, which may hold interpolations and directives: quoted or heredoc. */
public sealed interface HclTemplate extends HclExpression {

    /** Text and sequences in the order of the text; adjacent texts are one. */
    List<HclTemplatePart> parts();

    /** Whether the closing quote or marker is there. */
    boolean closed();

    /** The string's value when it is plain text without any sequence. */
    default Optional<String> literalText() {
        return switch (parts().size()) {
            case 0 -> Optional.of("");
            case 1 -> parts().getFirst() instanceof HclTemplatePart.Text text
                    ? Optional.of(text.value()) : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** {@code "..."}; its range holds the quotes. */
    record Quoted(TextRange range, List<HclTemplatePart> parts, boolean closed) implements HclTemplate {

        public Quoted {
            parts = List.copyOf(parts);
        }

        @Override
        public List<HclNode> children() {
            return List.copyOf(parts);
        }
    }

    /**
     * {@code <<MARKER} up to the line with {@code MARKER} alone.
     *
     * @param range from the angle brackets to the end of the closing marker
     * @param flush whether it starts with {@code <<-}, so that common indentation is removed
     * @param marker the marker after the angle brackets
     */
    record Heredoc(TextRange range, boolean flush, HclName marker, List<HclTemplatePart> parts, boolean closed)
            implements HclTemplate {

        public Heredoc {
            parts = List.copyOf(parts);
        }

        @Override
        public List<HclNode> children() {
            List<HclNode> children = new ArrayList<>(parts.size() + 1);
            children.add(marker);
            children.addAll(parts);
            return children;
        }
    }
}
