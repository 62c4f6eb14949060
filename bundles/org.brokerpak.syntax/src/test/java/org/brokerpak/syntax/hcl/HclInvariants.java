/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.brokerpak.syntax.text.SyntaxProblem;
import org.brokerpak.syntax.text.TextRange;

/** What holds for the tree of every text. */
final class HclInvariants {

    private HclInvariants() {
    }

    static void check(HclFile file) {
        assertEquals(file.source().fullRange(), file.body().range());
        check(file.body());
        for (SyntaxProblem problem : file.problems()) {
            assertTrue(file.source().fullRange().contains(problem.range()), () -> problem.toString());
        }
        for (HclDiagnostic diagnostic : file.diagnostics()) {
            assertTrue(file.source().fullRange().contains(diagnostic.range()), () -> diagnostic.toString());
        }
        assertEquals(file.problems().isEmpty(), file.diagnostics().isEmpty(), "the broker agrees");
        int end = 0;
        for (TextRange comment : file.comments()) {
            assertTrue(comment.start() >= end && comment.end() <= file.source().length(), () -> "comment " + comment);
            end = comment.end();
        }
        HclReferences.in(file.body()).forEach(reference -> assertTrue(!reference.names().isEmpty()));
        new HclModule(Map.of("x", file)).brokerMessage();
    }

    private static void check(HclNode node) {
        TextRange before = TextRange.at(node.range().start());
        for (HclNode child : node.children()) {
            assertTrue(node.range().contains(child.range()), () -> child + " leaves " + node);
            TextRange previous = before;
            assertTrue(child.range().start() >= before.end(), () -> child + " starts before " + previous);
            before = child.range();
            check(child);
        }
        if (node instanceof HclAttribute attribute) {
            HclValue.of(attribute.value());
            assertTrue(node.range().contains(attribute.equalsRange()));
        }
        if (node instanceof HclBlock block) {
            assertTrue(node.range().contains(block.openBrace()) && node.range().contains(block.closeBrace()));
        }
    }
}
