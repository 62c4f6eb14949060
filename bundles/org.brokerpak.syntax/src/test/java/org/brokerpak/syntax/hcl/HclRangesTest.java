/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.brokerpak.syntax.text.SyntaxProblem;
import org.brokerpak.syntax.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HclRangesTest {

    private static final String TEXT = """
            # Größe 😀
            resource "aws_x" "lä😀bel" {
              näme   = "é${var.x}😀${ var.region }"
              policy = <<-EOT
                äöü 😀 ${var.inner}
              EOT
            }
            """.replace("\n", "\r\n");

    @Test
    void rangesCountUtf16UnitsInAFileOfUmlautsEmojiAndWindowsLineBreaks() {
        HclFile file = HclParser.parse(TEXT);
        HclBlock block = file.body().blocks().getFirst();
        HclLabel label = block.labels().get(1);

        assertEquals(List.of(), file.problems());
        HclInvariants.check(file);
        assertEquals("\"lä😀bel\"", file.text(label));
        assertEquals("lä😀bel", file.source().slice(label.textRange()));
        assertEquals("lä😀bel", label.value());
        assertEquals(List.of("näme", "policy"), block.body().attributes().stream()
                .map(attribute -> file.text(attribute.name())).toList());
        assertEquals(List.of("var.x", "var.region", "var.inner"), HclReferences.in(block).stream()
                .map(reference -> file.source().slice(reference.range())).toList());
        assertEquals(new TextPosition(4, 13),
                file.source().position(HclReferences.in(block).get(2).range().start()));
        assertEquals("# Größe 😀", file.source().slice(file.comments().getFirst()));
        HclTemplate.Heredoc heredoc = assertInstanceOf(HclTemplate.Heredoc.class,
                block.body().attribute("policy").orElseThrow().value());
        assertEquals("EOT", file.text(heredoc.marker()));
        assertEquals("    äöü 😀 ", file.text(heredoc.parts().getFirst()));
        assertEquals(new HclTemplatePart.Text(heredoc.parts().getFirst().range(), "äöü 😀 "),
                heredoc.parts().getFirst());
        assertEquals("  EOT\r\n}\r\n", TEXT.substring(heredoc.parts().getLast().range().end()));
        assertEquals("EOT", TEXT.substring(heredoc.range().end() - 3, heredoc.range().end()));
    }

    @Test
    void everyPartOfAnExpressionKnowsItsCharacters() {
        HclFile file = HclParser.parse("a = -f ( b , [ c ]... ) . d [ 0 ] .* + ( e ? { g = 1 } : null )\n");
        HclExpression.Binary sum = assertInstanceOf(HclExpression.Binary.class,
                file.body().attribute("a").orElseThrow().value());
        HclExpression.Unary minus = assertInstanceOf(HclExpression.Unary.class, sum.first());
        HclExpression.Traversal steps = assertInstanceOf(HclExpression.Traversal.class, minus.operand());
        HclExpression.FunctionCall call = assertInstanceOf(HclExpression.FunctionCall.class, steps.root());

        assertEquals("-f ( b , [ c ]... ) . d [ 0 ] .*", file.text(minus));
        assertEquals("f ( b , [ c ]... )", file.text(call));
        assertEquals(List.of("b", "[ c ]"), call.arguments().stream().map(file::text).toList());
        assertEquals(List.of(". d", "[ 0 ]", ".*"), steps.steps().stream().map(file::text).toList());
        assertEquals("+ ( e ? { g = 1 } : null )", file.text(sum.rest().getFirst()));
        assertEquals("+", file.source().slice(sum.rest().getFirst().operatorRange()));
        assertEquals("a", file.text(file.body().attributes().getFirst().name()));
        assertEquals("=", file.source().slice(file.body().attributes().getFirst().equalsRange()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "a = var.fo<*>o | HclBody HclAttribute Traversal Attribute HclName",
        "a = var.<*> | HclBody HclAttribute Traversal Attribute HclName",
        "a = \"x${<*>y}\" | HclBody HclAttribute Quoted Interpolation Variable HclName",
        "a = \"x<*>\" | HclBody HclAttribute Quoted Text",
        "b \"l<*>\" {} | HclBody HclBlock HclLabel",
        "b \"l\" { <*> } | HclBody HclBlock HclBody",
        "b \"l\" { c =<*> } | HclBody HclBlock HclBody HclAttribute Missing",
        "f<*>oo | HclBody HclIncompleteItem HclName",
        "a = { k = f(<*>) } | HclBody HclAttribute ObjectExpression ObjectItem FunctionCall",
    })
    void findsTheNodesAroundACaret(String textWithCaret, String expected) {
        int caret = textWithCaret.indexOf("<*>");
        HclFile file = HclParser.parse(textWithCaret.replace("<*>", ""));

        assertEquals(expected, String.join(" ",
                file.pathAt(caret).stream().map(node -> node.getClass().getSimpleName()).toList()));
    }

    @Test
    void problemsComeInTheOrderOfTheText() {
        HclFile file = HclParser.parse("a = [1\nb =\nc = 'x'\nd {\n");

        assertEquals(List.of(4, 9, 15, 21),
                file.problems().stream().map(SyntaxProblem::range).map(range -> range.start()).toList());
    }

    @Test
    void everyTextEndsSomewhere() {
        for (String text : List.of("", "\n", "\ufeff", " ", "a", "a ", "\"", "<<", "a = <<E", "a = \"${", "a = \"%{",
                "{", "}", "a {", "a {\n", "a = {", "#", "/*", "a \"", "a = b.", "a = -", "a = \\", "\r", "\0")) {
            HclInvariants.check(HclParser.parse(text));
        }
    }
}
