/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensDelta;
import org.eclipse.lsp4j.SemanticTokensDeltaParams;
import org.eclipse.lsp4j.SemanticTokensEdit;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What each word is: the token, then its type and modifiers. */
class SemanticTokensTest {

    private static final String HEAD = "version: 1\nid: x\nprovision:\n";

    @TempDir
    private Path folder;

    @Test
    void expressionsInValues() {
        definition("""
                  computed_inputs:
                  - name: label
                    default: 'a-${str.truncate(8, request.instance_id)}'
                  - name: other
                    default: '${a == 1 ? "x${b}" : -2}'
                  - name: plain
                    default: no expression
                """, """
                computed_inputs property
                name property
                default property
                a- string
                ${ macro
                str.truncate function defaultLibrary
                8 number
                request.instance_id variable readonly defaultLibrary
                } macro
                name property
                default property
                ${ macro
                a variable
                == operator
                1 number
                ? operator
                " string
                x string
                ${ macro
                b variable
                } macro
                " string
                : operator
                - operator
                2 number
                } macro
                name property
                default property
                """);
    }

    @Test
    void placesAreExactThroughEscapesAndFolding() {
        definition("""
                  computed_inputs:
                  - name: label
                    default: "\\u0041${f(\\"x\\")}"
                  - name: folded
                    default: >-
                      one ${a
                      + b} two
                """, """
                computed_inputs property
                name property
                default property
                \\u0041 string
                ${ macro
                f function
                \\" string
                x string
                \\" string
                } macro
                name property
                default property
                one  string
                ${ macro
                a variable
                + operator
                b variable
                } macro
                 two string
                """);
    }

    @Test
    void fieldsThatTheBrokerIgnoresAreStruckThrough() {
        definition("""
                  user_inputs:
                  - field_name: a
                    unheard_of: b
                bind:
                  import_inputs:
                  - field_name: a
                """, """
                user_inputs property
                field_name property
                bind property
                import_inputs property deprecated
                field_name property
                """);
    }

    @Test
    void templatesInDefinitions() {
        definition("""
                  template: |
                    variable "a" { type = list(string) } # why

                    output "b" { value = "x${var.a[0]}" }
                """, """
                template property
                variable keyword
                "a" variable declaration
                type property
                = operator
                list type
                string type
                # why comment
                output keyword
                "b" variable declaration
                value property
                = operator
                " string
                x string
                ${ macro
                var namespace
                a variable
                0 number
                } macro
                " string
                """);
    }

    @Test
    void templateFiles() {
        String template = """
                /* a comment
                   over lines */
                resource "aws_x" "y" {
                  count = true && data.aws_z.w.id ? 1 : null
                  tags  = { for k, v in aws_q.r.s : k => upper(v) if !local.l }
                  text  = <<EOT
                  one %{ if var.c ~}two%{ endif }
                  EOT
                }
                """;
        try (LspSession session = LspSession.start(folder).write("packversion: 1\nservice_definitions: [db.yml]\n"
                + "### db.yml\nversion: 1\nid: x\nprovision:\n  template_ref: main.tf\n")) {
            session.write("main.tf", template);
            Editor editor = session.open("main.tf");
            assertEquals("""
                    /* a comment comment
                    over lines */ comment
                    resource keyword
                    "aws_x" type
                    "y" variable declaration
                    count property
                    = operator
                    true keyword
                    && operator
                    data namespace
                    aws_z type
                    w variable
                    id property
                    ? operator
                    1 number
                    : operator
                    null keyword
                    tags property
                    = operator
                    for keyword
                    k parameter
                    v parameter
                    in keyword
                    aws_q type
                    r variable
                    s property
                    : operator
                    k parameter
                    => operator
                    upper function
                    v parameter
                    if keyword
                    ! operator
                    local namespace
                    l variable
                    text property
                    = operator
                    <<EOT keyword
                    one  string
                    if keyword
                    var namespace
                    c variable
                    two string
                    endif keyword
                    EOT keyword
                    """, String.join("\n", tokens(session, editor, full(session, editor).getData())) + "\n");
            session.assertHealthy();
        }
    }

    private void definition(String body, String expected) {
        try (LspSession session = LspSession.start(folder)) {
            Editor editor = session.open("service.yml", HEAD + body);
            List<String> tokens = tokens(session, editor, full(session, editor).getData());
            assertEquals("version property\nid property\nprovision property\n" + expected,
                    String.join("\n", tokens) + "\n");
            session.assertHealthy();
        }
    }

    private static SemanticTokens full(LspSession session, Editor editor) {
        return LspSession.get(session.remote().getTextDocumentService()
                .semanticTokensFull(new SemanticTokensParams(editor.identifier())));
    }

    private static List<String> tokens(LspSession session, Editor editor, List<Integer> data) {
        SemanticTokensLegend legend =
                session.initialized().getCapabilities().getSemanticTokensProvider().getLegend();
        SourceText text = SourceText.of(editor.text());
        List<String> result = new ArrayList<>();
        int line = 0;
        int start = 0;
        int end = 0;
        for (int i = 0; i < data.size(); i += 5) {
            boolean sameLine = data.get(i) == 0;
            line += data.get(i);
            start = data.get(i + 1) + (sameLine ? start : 0);
            assertTrue(!sameLine || start >= end, "tokens overlap");
            end = start + data.get(i + 2);
            StringBuilder token = new StringBuilder(text.line(line).substring(start, end));
            token.append(' ').append(legend.getTokenTypes().get(data.get(i + 3)));
            for (int bit = 0; bit < legend.getTokenModifiers().size(); bit++) {
                if ((data.get(i + 4) & 1 << bit) != 0) {
                    token.append(' ').append(legend.getTokenModifiers().get(bit));
                }
            }
            result.add(token.toString());
        }
        return result;
    }

    @Test
    void aRangeHasTheTokensOfItsLines() {
        try (LspSession session = LspSession.start(folder)) {
            Editor editor = session.open("service.yml", HEAD);
            SemanticTokens tokens = LspSession.get(session.remote().getTextDocumentService().semanticTokensRange(
                    new SemanticTokensRangeParams(editor.identifier(),
                            new Range(new Position(1, 0), new Position(1, 5)))));
            assertEquals(List.of("id property"), tokens(session, editor, tokens.getData()));
        }
    }

    @Test
    void onlyTheDifferenceIsSentAgain() {
        try (LspSession session = LspSession.start(folder)) {
            Editor editor = session.open("service.yml", HEAD + "  user_inputs:\n  - field_name: a\n");
            SemanticTokens before = full(session, editor);
            editor.replace("id: x\n", "");
            Either<SemanticTokens, SemanticTokensDelta> answer = delta(session, editor, before.getResultId());
            List<Integer> data = new ArrayList<>(before.getData());
            for (SemanticTokensEdit edit : answer.getRight().getEdits()) {
                data.subList(edit.getStart(), edit.getStart() + edit.getDeleteCount()).clear();
                data.addAll(edit.getStart(), edit.getData());
            }
            assertEquals(full(session, editor).getData(), data);
            assertTrue(answer.getRight().getEdits().getFirst().getDeleteCount() <= 5);
            assertTrue(delta(session, editor, "unheard-of").isLeft());
            String same = full(session, editor).getResultId();
            assertEquals(List.of(), delta(session, editor, same).getRight().getEdits());
        }
    }

    private static Either<SemanticTokens, SemanticTokensDelta> delta(LspSession session, Editor editor, String id) {
        return LspSession.get(session.remote().getTextDocumentService()
                .semanticTokensFullDelta(new SemanticTokensDeltaParams(editor.identifier(), id)));
    }

    @Test
    void aClientWithoutTokensIsOfferedNone() {
        try (LspSession session =
                LspSession.start(folder, params -> params.setCapabilities(new ClientCapabilities()))) {
            assertEquals(null, session.initialized().getCapabilities().getSemanticTokensProvider());
            assertEquals(null, session.initialized().getCapabilities().getInlayHintProvider());
            assertEquals(null, session.initialized().getCapabilities().getCodeLensProvider());
        }
    }
}
