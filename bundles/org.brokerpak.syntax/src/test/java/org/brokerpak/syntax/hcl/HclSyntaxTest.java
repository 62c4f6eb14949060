/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.brokerpak.syntax.text.SyntaxProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The points of the syntax that parsers get wrong, one by one. */
class HclSyntaxTest {

    private static HclExpression value(String text) {
        HclFile file = HclParser.parse("a = " + text + "\n");
        assertEquals(List.of(), file.problems(), text);
        return file.body().attribute("a").orElseThrow().value();
    }

    private static String shape(String text) {
        return HclDump.expression(value(text));
    }

    private static String string(String text) {
        return assertInstanceOf(HclTemplate.class, value(text)).literalText().orElseThrow();
    }

    private static void rejects(String text) {
        assertFalse(HclParser.parse(text).problems().isEmpty(), "accepted: " + text);
    }

    private static HclFile accepts(String text) {
        HclFile file = HclParser.parse(text);
        assertEquals(List.of(), file.problems().stream().map(SyntaxProblem::message).toList(), text);
        return file;
    }

    @Test
    void doubledMarkersBeforeABraceAreLiteral() {
        assertEquals("${x} %{y}", string("\"$${x} %%{y}\""));
        assertEquals("$${x}", string("\"$$${x}\""));
        assertEquals("$ % $$ $", string("\"$ % $$ $\""));
        assertEquals("$$${x}", string("\"$$$${x}\""));
        assertEquals("(tmpl \"$ \" ${x})", shape("\"$ ${x}\""));
    }

    @Test
    void backslashEscapesAreForQuotedStringsOnly() {
        assertEquals("\n\r\t\"\\ä😀", string("\"\\n\\r\\t\\\"\\\\\\u00e4\\U0001F600\""));
        assertEquals("a\\nb\n", string("<<E\na\\nb\nE"));
        rejects("a = \"\\q\"\n");
        rejects("a = \"\\u12\"\n");
        rejects("a = \"\\ud83d\"\n");
    }

    @Test
    void aQuotedStringEndsOnItsLineButItsInterpolationsNeedNot() {
        assertEquals("(tmpl ${x})", shape("\"${\n x\n}\""));
        rejects("a = \"x\n\"\n");
    }

    @Test
    void quotesAndBracesNestInInterpolations() {
        assertEquals("(tmpl ${(tmpl ${(tmpl \"}\")})})", shape("\"${\"${\"}\"}\"}\""));
        assertEquals("(tmpl ${(obj (a 1)).a})", shape("\"${ {a=1}.a }\""));
    }

    @Test
    void stripMarkersRemoveWhiteSpaceBesideASequence() {
        assertEquals("(tmpl \"a\" ${x} \"b\")", shape("\"a \\n ${~ x ~} \\t b\""));
        assertEquals("(tmpl \"a\\u000a\" ${x} \"  b\\u000a\")", shape("<<E\na\n  ${~ x ~}\n  b\nE"));
    }

    @Test
    void directivesPair() {
        assertEquals("(tmpl (%if x (tmpl \"a\") (tmpl \"b\")))", shape("\"%{if x}a%{else}b%{endif}\""));
        assertEquals("(tmpl (%for k,v y (tmpl ${k})))", shape("\"%{ for k,\nv in y }${k}%{ endfor }\""));
        for (String wrong : List.of("%{if x}", "%{endif}", "%{else}", "%{for x in y}%{endif}", "%{foo}", "%{}",
                "%{if x}%{else}%{else}%{endif}", "%{for x in y}%{else}%{endfor}")) {
            rejects("a = \"" + wrong + "\"\n");
        }
    }

    @Test
    void aHeredocEndsAtItsMarkerAloneOnALine() {
        assertEquals("not EOT\nEOTX\n EOT x\n", string("<<EOT\nnot EOT\nEOTX\n EOT x\n  EOT  "));
        assertEquals("x\n", string("<<-EOT\n  x\n    EOT"));
        rejects("a = <<EOT \nx\nEOT\n");
        rejects("a = << EOT\nx\nEOT\n");
        rejects("a = <<\"EOT\"\nx\nEOT\n");
    }

    @Test
    void aHeredocThatEndsTheFileNeedsALineBreakToo() {
        HclFile file = HclParser.parse("a = <<EOT\nx\nEOT");

        assertEquals(List.of("a line break is missing after EOT: without it tofu does not see the end of the heredoc"),
                file.problems().stream().map(SyntaxProblem::message).toList());
        assertEquals("(tmpl \"x\\u000a\")", HclDump.expression(file.body().attribute("a").orElseThrow().value()));
    }

    @Test
    void aFlushHeredocLosesItsSmallestIndentation() {
        assertEquals("x\n  y\n\nz\n", string("<<-EOT\n    x\n      y\n\n    z\n  EOT"));
        assertEquals("(tmpl \"  a\\u000a\" ${x} \"\\u000a\")", shape("<<-EOT\n  a\n${x}\nEOT"));
        assertEquals("(tmpl ${x} \" y\\u000a  z\\u000a\")", shape("<<-EOT\n    ${x} y\n      z\n    EOT"));
        assertEquals("  x\n", string("<<EOT\n  x\nEOT"));
    }

    @Test
    void heredocsStandInListsAndCallsAndInterpolations() {
        assertEquals("(tmpl)", shape("<<EOT\nEOT"));
        assertEquals("(tuple (tmpl \"x\\u000a\") (tmpl \"y\\u000a\"))", shape("[<<A\nx\nA\n, <<B\ny\nB\n]"));
        assertEquals("(call f (tmpl \"x\\u000a\"))", shape("f(<<E-1\nx\nE-1\n)"));
        assertEquals("(tmpl ${(tmpl \"in\\u000a\")} \" y\\u000a\")", shape("<<A\n${<<B\nin\nB\n} y\nA"));
    }

    @Test
    void windowsLineBreaksAreLineBreaks() {
        HclFile file = accepts("a = <<-EOT\r\n  x\r\n  EOT\r\nb {\r\n  c = [\r\n    1\r\n  ]\r\n}\r\n");

        assertEquals("(tmpl \"x\\u000d\\u000a\")", HclDump.expression(file.body().attributes().getFirst().value()));
        rejects("a = 1\rb = 2\n");
    }

    @Test
    void aByteOrderMarkMayStartTheFile() {
        accepts("\ufeffa = 1\n");
        rejects("a = 1\n\ufeffb = 2\n");
    }

    @Test
    void aLineBreakEndsAnArgumentButNotInsideBrackets() {
        assertEquals("(p (+ a b))", shape("(a\n + b)"));
        assertEquals("(tuple a.b c[0])", shape("[a.\nb, c\n[0]]"));
        assertEquals("(call f 1 2)", shape("f(\n1,\n2\n)"));
        rejects("a = 1 +\n2\n");
        rejects("a = 1\n+ 2\n");
    }

    @Test
    void aLineBreakDividesTheItemsOfAnObject() {
        assertEquals("(obj (a 1) (b 2))", shape("{\na = 1\n\nb = 2\n}"));
        assertEquals("(for k,v x k v v false)", shape("{\nfor k, v in x :\nk\n=>\nv\nif v\n}"));
        rejects("a = { b = 1 +\n 2 }\n");
        rejects("a = { b = 1 c = 2 }\n");
    }

    @Test
    void conditionalsStayOnOneLineAndGroupToTheRight() {
        assertEquals("(? a b (? c d e))", shape("a ? b : c ? d : e"));
        assertEquals("(p (? a b c))", shape("(a\n? b\n: c)"));
        rejects("a = b ? c\n: d\n");
    }

    @Test
    void theSignAfterANameMakesItAnArgumentOrABlock() {
        HclFile file = accepts("a = 1\nb {}\nc \"d\" {}\n");

        assertInstanceOf(HclAttribute.class, file.body().items().get(0));
        assertInstanceOf(HclBlock.class, file.body().items().get(1));
        assertInstanceOf(HclBlock.class, file.body().items().get(2));
        rejects("a == 1\n");
        rejects("a\n");
    }

    @Test
    void labelsAreQuotedOrBareAndStandOnTheLineOfTheBlock() {
        HclBlock block = accepts("a \"b$${c}\\n\" d \"\" {\n}\n").body().blocks().getFirst();

        assertEquals(List.of("b${c}\n", "d", ""), block.labels().stream().map(HclLabel::value).toList());
        assertEquals(List.of(true, false, true), block.labels().stream().map(HclLabel::quoted).toList());
        rejects("a \"b${c}\" {\n}\n");
        rejects("a \"b\"\n{\n}\n");
    }

    @Test
    void aBlockOnOneLineHoldsOneArgument() {
        accepts("a {}\nb { c = 1 }\nd { e = [\n1\n] }\n");
        for (String wrong : List.of("a { b = 1 c = 2 }\n", "a { b = 1, c = 2 }\n", "a { b = 1\n}\n", "a { b {} }\n",
                "a {\nb = 1 }\n", "a {} b {}\n")) {
            rejects(wrong);
        }
    }

    @Test
    void namesAreUnicodeWithHyphens() {
        accepts("a-b = 1\n_c = 2\nä = 3\n\ud840\udc00x = 4\n\u2160 = 5\n");
        assertEquals("b-1", shape("b-1"));
        assertEquals("(- b 1)", shape("b -1"));
        rejects("-a = 1\n");
        rejects("1a = 1\n");
    }

    @Test
    void keywordsAreNamesExceptInPlace() {
        accepts("for = in\nif = for\nnull = true\n");
        assertEquals("(tuple fo for)", shape("[fo, for]"));
        assertEquals("(obj (a 1) (for 2))", shape("{a = 1, for = 2}"));
        assertEquals("null.b", shape("null.b"));
        assertEquals("(call true 1)", shape("true(1)"));
        rejects("a = {for = 1}\n");
        rejects("a = [for, x]\n");
    }

    @Test
    void forExpressionsAndExpandedArguments() {
        assertEquals("(for ,x y _ x p false)", shape("[for x in y : x if p]"));
        assertEquals("(for k,v y k v p true)", shape("{for k, v in y : k => v... if p}"));
        assertEquals("(call f 1 x ...)", shape("f(1, x...)"));
        assertEquals("(call f 1)", shape("f(1,)"));
        rejects("a = f(x...,)\n");
        rejects("a = [for x in y : x...]\n");
        rejects("a = {for x in y : x}\n");
    }

    @Test
    void bareObjectKeysAreLiteral() {
        HclExpression object = value("{a = b, (c) : d, \"e${f}\" = g\n1 = h, i.j = k }");

        assertEquals(List.of("b", "c", "d", "f", "g", "h", "i.j", "k"),
                HclReferences.in(object).stream().map(HclReference::path).toList());
        assertEquals("(obj (a b) ((p c) d) ((tmpl \"e\" ${f}) g) (1 h) (i.j k))", HclDump.expression(object));
    }

    @Test
    void splatsAndOldIndexes() {
        assertEquals("x*.y[0].z[1]", shape("x.*.y.0.z[1]"));
        assertEquals("x*.y[0]*.z", shape("x[*].y[0].*.z"));
        assertEquals("x[0].y", shape("x.0.y"));
        rejects("a = x.0.1\n");
        rejects("a = x.*.*\n");
        rejects("a = x...\n");
    }

    @Test
    void numbers() {
        assertEquals("(tuple 0.0015 10000000000 7 (u- 1))", shape("[1.5e-3, 1E+10, 007, -1]"));
        rejects("a = 1.\n");
        rejects("a = .5\n");
        rejects("a = 0x10\n");
        rejects("a = 1.2.3\n");
        rejects("a = 1e2e3\n");
    }

    @Test
    void operatorsByPrecedence() {
        assertEquals("(- (- a b) (% (/ (* c d) e) f))", shape("a - b - c * d / e % f"));
        assertEquals("(|| a (&& b (== c (< d (+ e (* f (u- g)))))))", shape("a || b && c == d < e + f * -g"));
        assertEquals("(u! (u! x))", shape("!!x"));
        assertEquals("(u- (p x))", shape("-(x)"));
        assertEquals("(< a b)", shape("a <b"));
        assertEquals("(% x (obj))", shape("x %{\n}"));
        assertEquals("(? c (call b::f 1) d)", shape("c?b::f(1):d"));
        assertEquals("(call provider::aws::f x)", shape("provider :: aws::f (x)"));
    }

    @Test
    void commentsStandWhereBlanksDo() {
        HclFile file = accepts("# a\na /* b\n */ = /* c */ 1 // d\nb = [ # e\n  1 /* f */, // g\n]\n"
                + "c = \"# no // /* no\" # h");

        assertEquals(List.of("# a", "/* b\n */", "/* c */", "// d", "# e", "/* f */", "// g", "# h"),
                file.comments().stream().map(file.source()::slice).toList());
        rejects("a = 1 /* b\n");
        rejects("a = 1 /* b\n */ c = 2\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a = \u00a01\n", "a = 1\f\n", "a = 1\0\n", "a = \u201cx\u201d\n", "a = 'x'\n", "a = `x`\n",
        "a = 1;\n", "a = @\n", "a = b & c\n", "a = b | c\n", "a = ~b\n", "a = \ud83d\n", "a = b ^ c\n"})
    void charactersOutsideTheLanguageAreNamed(String text) {
        List<SyntaxProblem> problems = HclParser.parse(text).problems();

        assertEquals(1, problems.size(), problems.toString());
        assertTrue(problems.getFirst().range().start() > 0, problems.toString());
    }

    @Test
    void anArgumentIsSetOnce() {
        rejects("a {\n  b = 1\n  b = 2\n}\n");
        accepts("a {\n  b = 1\n}\na {\n  b = 2\n}\n");
    }
}
