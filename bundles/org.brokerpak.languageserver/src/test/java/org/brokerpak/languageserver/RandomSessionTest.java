/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Seeded random sessions: the incremental text is the full text, and no message makes the server fail. */
class RandomSessionTest {

    private static final int EDITS = 150;
    private static final List<String> SNIPPETS = List.of("", "", "a", "\n", "\r\n", "\r", "  ", "\t", "- ", ": ", "\"",
            "'", "#", "${", "}", "[", "]", "{", "&a", "*a", "<<: *a", "😀", "é", "\0", "\uD83D", "---\n", "|\n",
            "key: value\n", "- field_name: x\n  type: string\n", "provision:\n  user_inputs:\n");

    private static final String TEMPLATE = """
            # a comment
            resource "aws_x" "y" {
              tags = { for k, v in var.tags : k => upper("${v}-${local.a ? 1 : 2}") if k != "x" }
              text = <<-EOT
                %{ if var.region == "eu" }one%{ else }two%{ endif }
              EOT
            }
            module "m" { source = "./m" }
            locals { a = file("${path.module}/a.txt") }
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = { 1, 2, 3, 5, 8, 13, 21, 34, 55, 89 })
    void editsAndRequests(long seed) {
        Random random = new Random(seed);
        try (LspSession session = LspSession.start(folder).write(DiagnosticsTest.PAK)) {
            session.open("manifest.yml");
            Editor editor = session.open("service.yml");
            ReferenceText expected = new ReferenceText(editor.text());
            RandomRequests requests = new RandomRequests(session, random);
            for (int i = 0; i < EDITS; i++) {
                Range range = new Range(position(random), position(random));
                String with = SNIPPETS.get(random.nextInt(SNIPPETS.size()));
                expected = expected.replace(range, with);
                editor.change(range, with, expected.text());
                request(session, editor, random);
                requests.send(editor, range);
                if (random.nextInt(40) == 0) {
                    editor.set(DiagnosticsTest.SERVICE);
                    expected = new ReferenceText(DiagnosticsTest.SERVICE);
                }
            }
            session.assertHealthy();
            assertSameAsFullText(editor, expected.text());
        }
    }

    @ParameterizedTest(name = "template, seed {0}")
    @ValueSource(longs = { 4, 6, 7, 9 })
    void editsOfATemplate(long seed) {
        Random random = new Random(seed);
        try (LspSession session = LspSession.start(folder).write(DiagnosticsTest.PAK)) {
            Editor editor = session.open("provision.tf");
            RandomRequests requests = new RandomRequests(session, random);
            ReferenceText expected = new ReferenceText(editor.text() + TEMPLATE);
            editor.set(expected.text());
            for (int i = 0; i < EDITS; i++) {
                Range range = new Range(position(random), position(random));
                range.getEnd().setLine(range.getStart().getLine());
                expected = expected.replace(range, SNIPPETS.get(random.nextInt(SNIPPETS.size())));
                editor.set(expected.text());
                requests.send(editor, range);
                if (random.nextInt(30) == 0) {
                    expected = new ReferenceText(TEMPLATE);
                }
            }
            session.assertHealthy();
        }
    }

    /** What the server says of the edited text is what it says of the same text sent whole. */
    private static void assertSameAsFullText(Editor editor, String text) {
        List<Diagnostic> incremental = editor.diagnostics();
        String outline = editor.outline();
        editor.set(text);
        assertEquals(editor.diagnostics(), incremental);
        assertEquals(editor.outline(), outline);
    }

    private static Position position(Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> new Position(random.nextInt(2000) - 100, random.nextInt(2000) - 100);
            case 1 -> new Position(Integer.MAX_VALUE, Integer.MAX_VALUE);
            default -> new Position(random.nextInt(45), random.nextInt(40));
        };
    }

    private static void request(LspSession session, Editor editor, Random random) {
        Position position = position(random);
        switch (random.nextInt(6)) {
            case 0 -> {
                List<CompletionItem> items = editor.completions(position);
                if (!items.isEmpty()) {
                    editor.resolve(items.getFirst());
                }
            }
            case 1 -> {
                Hover ignored = LspSession.get(session.remote().getTextDocumentService()
                        .hover(new HoverParams(editor.identifier(), position)));
            }
            case 2 -> editor.outline();
            case 3 -> editor.actions(new Range(position, position(random)), List.of());
            default -> { }
        }
    }
}
