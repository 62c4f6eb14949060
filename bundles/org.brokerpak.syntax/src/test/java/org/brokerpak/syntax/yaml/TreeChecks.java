/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/** What holds for the tree of any text, however broken. */
final class TreeChecks {

    private static final int LONGEST_RANGE = 200;

    private final YamlDocument document;
    private final String where;

    private TreeChecks(YamlDocument document, String where) {
        this.document = document;
        this.where = where;
    }

    static void check(YamlDocument document, String where) {
        new TreeChecks(document, where).check();
    }

    private void check() {
        SourceText source = document.source();
        document.root().ifPresent(root -> {
            assertInside(root.range(), source.fullRange());
            visit(root);
        });
        for (TextRange gone : document.damage()) {
            assertInside(gone, source.fullRange());
        }
        assertEquals(document.damage().stream().sorted().toList(), document.damage(), () -> "damage is sorted, "
                + where);
        List<TextRange> ranges = document.problems().stream().map(YamlProblem::range).toList();
        assertEquals(ranges.stream().sorted().toList(), ranges, () -> "problems are sorted, " + where);
        assertEquals(document.problems().stream().distinct().count(), document.problems().size(), where);
        for (YamlProblem problem : document.problems()) {
            assertInside(problem.range(), source.lineRange(source.lineAt(problem.range().start())));
            assertTrue(problem.range().length() <= LONGEST_RANGE, () -> "too long: " + problem + ", " + where);
            assertTrue(!problem.message().isBlank() && problem.message().length() < 400, () -> problem + ", " + where);
            problem.related().ifPresent(related -> assertInside(related, source.fullRange()));
        }
        document.ignored().ifPresent(tail -> assertEquals(source.length(), tail.end(), where));
        IndentationView view = IndentationView.of(source);
        for (int line = 0; line < Math.min(source.lineCount(), 20); line++) {
            view.placeAt(line, source.line(line).length());
            view.keysBeside(line, source.line(line).length() / 2);
        }
        for (int offset = 0; offset <= source.length(); offset += 1 + source.length() / 50) {
            document.locate(offset);
            document.isDamaged(TextRange.at(offset));
        }
    }

    private void visit(YamlNode node) {
        switch (node) {
            case YamlMapping mapping -> mapping.written().forEach(entry -> {
                assertInside(entry.key().range(), node.range());
                visit(entry.key());
                visit(entry.value(), node.range());
            });
            case YamlSequence list -> list.items().forEach(item -> visit(item, node.range()));
            case YamlScalar scalar -> {
                ScalarText text = ScalarText.of(document.source(), scalar);
                assertTrue(text.offsetOf(scalar.value().length()) <= document.source().length(), where);
                ScalarResolver.value(scalar);
                ScalarResolver.text(scalar);
                ScalarResolver.bool(scalar);
                ScalarResolver.integerField(scalar);
            }
        }
    }

    private void visit(YamlUse use, TextRange holder) {
        assertInside(use.site(), holder);
        if (!use.isAlias()) {
            visit(use.node());
        }
    }

    private void assertInside(TextRange inner, TextRange outer) {
        assertTrue(outer.contains(inner), () -> inner + " is not inside " + outer + ", " + where);
    }
}
