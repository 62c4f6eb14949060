/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.brokerpak.syntax.text.TextRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Trees with exact ranges, of whole and of half-typed templates. */
class HilParserTest {

    /** One line for each node: its kind and the text of its range. */
    private static String tree(String text) {
        StringBuilder tree = new StringBuilder();
        HilTemplate.parse(text).parts().forEach(part -> append(text, part, "", tree));
        return tree.toString();
    }

    private static void append(String text, HilNode node, String indent, StringBuilder tree) {
        TextRange range = node.range();
        tree.append(indent).append(node.getClass().getSimpleName())
                .append(" [").append(text, range.start(), range.end()).append("]\n");
        node.children().forEach(child -> append(text, child, indent + "  ", tree));
    }

    @Test
    void everyKindOfNodeHasItsRange() {
        assertEquals("""
                Literal [a-$$-]
                Interpolation [${ f(m["k"], -1 ) ? "x${n}" : !(b && 2.5 < 3)}]
                  Conditional [f(m["k"], -1 ) ? "x${n}" : !(b && 2.5 < 3)]
                    Call [f(m["k"], -1 )]
                      Index [m["k"]]
                        Variable [m]
                        Quoted ["k"]
                          Literal [k]
                      Unary [-1]
                        IntegerLiteral [1]
                    Quoted ["x${n}"]
                      Literal [x]
                      Interpolation [${n}]
                        Variable [n]
                    Unary [!(b && 2.5 < 3)]
                      Parenthesized [(b && 2.5 < 3)]
                        Binary [b && 2.5 < 3]
                          Variable [b]
                          Binary [2.5 < 3]
                            FloatLiteral [2.5]
                            IntegerLiteral [3]
                Literal [ é]
                """, tree("a-$$-${ f(m[\"k\"], -1 ) ? \"x${n}\" : !(b && 2.5 < 3)} é"));
    }

    @Test
    void operatorsBindByLevelAndToTheLeft() {
        assertEquals("""
                Interpolation [${a - b - c * d == e}]
                  Binary [a - b - c * d == e]
                    Binary [a - b - c * d]
                      Binary [a - b]
                        Variable [a]
                        Variable [b]
                      Binary [c * d]
                        Variable [c]
                        Variable [d]
                    Variable [e]
                """, tree("${a - b - c * d == e}"));
    }

    @Test
    void conditionalsBindToTheRight() {
        assertEquals("""
                Interpolation [${a ? b : c ? d : e}]
                  Conditional [a ? b : c ? d : e]
                    Variable [a]
                    Variable [b]
                    Conditional [c ? d : e]
                      Variable [c]
                      Variable [d]
                      Variable [e]
                """, tree("${a ? b : c ? d : e}"));
    }

    @Test
    void escapesAreReplacedInValuesButNotInRanges() {
        HilTemplate template = HilTemplate.parse("a$$b${\"c\\n\\\"$$\"}");
        assertEquals(List.of("a$b", "c\n\"$"),
                template.nodes(HilNode.Literal.class).stream().map(HilNode.Literal::value).toList());
        assertEquals(new TextRange(0, 4), template.parts().getFirst().range());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            ${            ~ Interpolation [${] Broken []
            ${ }          ~ Interpolation [${ }] Broken [ ]
            ${str.tr      ~ Interpolation [${str.tr] Variable [str.tr]
            ${a[          ~ Interpolation [${a[] Index [a[] Variable [a] Broken []
            ${a["b        ~ Interpolation [${a["b] Index [a["b] Variable [a] Quoted ["b] Literal [b]
            ${f(a,        ~ Interpolation [${f(a,] Call [f(a,] Variable [a] Broken []
            ${f(, a)}     ~ Interpolation [${f(, a)}] Call [f(, a)] Broken [] Variable [a]
            ${f(a b, c)} ~ Interpolation [${f(a b, c)}] Call [f(a b, c)] Broken [a b] Variable [a] Variable [b] \
            Variable [c]
            ${a = b}      ~ Interpolation [${a = b}] Broken [a = b] Variable [a] Variable [b]
            ${a + }x      ~ Interpolation [${a + }] Binary [a + ] Variable [a] Broken [ ] Literal [x]
            ${c ? a}      ~ Interpolation [${c ? a}] Conditional [c ? a] Variable [c] Variable [a] Broken []
            ${(a          ~ Interpolation [${(a] Parenthesized [(a] Variable [a]
            ${-           ~ Interpolation [${-] Unary [-] Broken []
            ${a ${b} c    ~ Interpolation [${a ] Broken [a ] Variable [a] Interpolation [${b}] Variable [b] Literal [ c]
            ${f(a ${b} ~ Interpolation [${f(a ] Call [f(a ] Broken [a ] Variable [a] Interpolation [${b}] Variable [b]
            ${"a} ${b}    ~ Interpolation [${"a} ${b}] Quoted ["a} ${b}] Literal [a} ] Interpolation [${b}] Variable [b]
            ${a["b"]["c"]} ~ Interpolation [${a["b"]["c"]}] Broken [a["b"]["c"]] Index [a["b"]] Variable [a] Quoted \
            ["b"] Literal [b] Quoted ["c"] Literal [c]
            ${'x'}        ~ Interpolation [${'x'}] Broken ['x'] Broken [] Variable [x]
            """)
    void halfTypedTextsHaveTrees(String text, String expected) {
        assertEquals(expected, tree(text).strip().replaceAll("\\n *", " "));
        assertFalse(HilTemplate.parse(text).problems().isEmpty());
    }

    @Test
    void oneMistakeHidesNoneInAnotherInterpolation() {
        HilTemplate template = HilTemplate.parse("${a b c}${d}\n${\"e\\x\"} ${'} ${f");
        assertEquals(List.of(
                "parse error at 1:5: expected \"}\" but found \"b\"",
                "parse error at 2:5: invalid backslash escape sequence",
                "parse error at 2:12: expected expression but found invalid sequence \"'\"",
                "parse error at 2:18: expected \"}\" but found end of string"),
                template.problems().stream().map(HilProblem::brokerText).toList());
        assertEquals(List.of("b", "\\x", "'", ""),
                template.problems().stream().map(problem -> slice(template, problem.range())).toList());
        assertEquals(List.of("a", "b", "c", "d", "f"),
                template.variables().stream().map(HilNode.Variable::name).toList());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            x<*>y${a}               ~ Literal [xy]
            x<*>${a}                ~ Interpolation [${a}]
            ${<*>a}                 ~ Variable [a]
            ${a<*>}                 ~ Variable [a]
            ${<*>}                  ~ Broken []
            ${a}<*>${b}             ~ Interpolation [${b}]
            ${str.tr<*>             ~ Variable [str.tr]
            ${str.truncate(5, <*>   ~ Broken [ ]
            ${f(a, "x<*>y")}        ~ Literal [xy]
            ${f(a, "<*>")}          ~ Quoted [""]
            ${m["<*>                ~ Quoted ["]
            ${c ? a<*>}             ~ Variable [a]
            ${a + <*>}              ~ Broken [ ]
            """)
    void findsTheInnermostNodeAtACaret(String marked, String expected) {
        int caret = marked.indexOf("<*>");
        String text = marked.replace("<*>", "");
        HilTemplate template = HilTemplate.parse(text);
        HilNode node = template.nodeAt(caret).orElseThrow();
        assertEquals(expected, node.getClass().getSimpleName() + " [" + slice(template, node.range()) + "]");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            ${f<*>(a, b)}         ~ -1
            ${f(<*>a, b)}         ~ 0
            ${f(a<*>, b)}         ~ 0
            ${f(a,<*> b)}         ~ 1
            ${f(a, b<*>)}         ~ 1
            ${f(a, b)<*>}         ~ -1
            ${f(a, b,<*>)}        ~ 2
            ${f(<*>)}             ~ 0
            ${f(<*>               ~ 0
            ${f(a, <*>            ~ 1
            ${f(a, g(b, c), <*>   ~ 2
            ${f(a b, <*>c)}       ~ 1
            """)
    void tellsTheArgumentAtACaret(String marked, int argument) {
        HilTemplate template = HilTemplate.parse(marked.replace("<*>", ""));
        assertEquals(argument, template.calls().getFirst().argumentAt(marked.indexOf("<*>")));
    }

    @Test
    void listsUsesOfNamesWithTheirPlaces() {
        HilTemplate template = HilTemplate.parse("${str.truncate(5, \"${a.b}-${m[\"k\"]}\")} ${env(c)}");
        assertEquals(List.of("a.b", "m", "c"),
                template.variables().stream().map(variable -> slice(template, variable.range())).toList());
        assertEquals(List.of("str.truncate", "env"),
                template.calls().stream().map(call -> slice(template, call.functionRange())).toList());
    }

    @Test
    void knowsPlainTextAndSingleExpressions() {
        assertTrue(HilTemplate.parse("a $$ }").isPlainText());
        assertTrue(HilTemplate.parse("").isPlainText());
        assertFalse(HilTemplate.parse("a${b}").isPlainText());
        assertTrue(HilTemplate.parse("${b}").singleExpression().isPresent());
        assertTrue(HilTemplate.parse("a${b}").singleExpression().isEmpty());
    }

    private static String slice(HilTemplate template, TextRange range) {
        return template.text().substring(range.start(), range.end());
    }
}
