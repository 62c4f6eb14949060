/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.List;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.SyntaxProblem;
import org.brokerpak.syntax.text.TextRange;

/**
 * A parsed OpenTofu text: always a tree, and what is wrong with it.
 *
 * @param source the text
 * @param body its items
 * @param comments each comment without its line break, in the order of the text
 * @param problems what tofu would reject, in the order of the text, worded for the author; empty for a valid text
 * @param diagnostics what the broker's own parser says of the same text, in its order; empty for a valid text. The two
 *        lists need not match one to one: where braces do not pair, ours are placed by indentation
 */
public record HclFile(SourceText source, HclBody body, List<TextRange> comments, List<SyntaxProblem> problems,
        List<HclDiagnostic> diagnostics) {

    public HclFile {
        comments = List.copyOf(comments);
        problems = List.copyOf(problems);
        diagnostics = List.copyOf(diagnostics);
    }

    /** Whether tofu and the broker can read the text. */
    public boolean isValid() {
        return problems.isEmpty();
    }

    /**
     * The nodes around a caret, from the body inwards. Between two neighbours the caret belongs to the one that starts
     * there, unless only the other one touches it.
     */
    public List<HclNode> pathAt(int offset) {
        List<HclNode> path = new ArrayList<>();
        HclNode node = body;
        while (node != null) {
            path.add(node);
            node = childAt(node, offset);
        }
        return path;
    }

    private static HclNode childAt(HclNode parent, int offset) {
        HclNode found = null;
        for (HclNode child : parent.children()) {
            if (child.range().start() > offset) {
                break;
            }
            if (child.range().touches(offset)) {
                found = child;
            }
        }
        return found;
    }

    /** The text of a node. */
    public String text(HclNode node) {
        return source.slice(node.range());
    }
}
