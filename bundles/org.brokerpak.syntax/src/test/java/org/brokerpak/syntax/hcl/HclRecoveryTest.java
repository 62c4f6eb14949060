/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A mistake costs no more than itself: what stands around it is read. */
class HclRecoveryTest {

    private static final String BEFORE = """
            variable "a" {
              type = string
            }
            """;
    private static final String AFTER = """
            output "o" {
              value = 4
            }
            """;

    /** A broken middle between two good blocks, the blocks and attributes in all of it, and what is told. */
    static Stream<Arguments> brokenTexts() {
        return Stream.of(
                broken("unclosed object", 3, 4, """
                        locals {
                          b = {
                            x = 1
                          c = 2
                        }
                        """, "{: the \"}\" of this object is missing"),
                broken("unclosed block", 3, 3, """
                        resource "t" "n" {
                          b = 1

                        """, "{: this block is never closed: add the missing \"}\""),
                broken("unclosed inner block", 4, 4, """
                        resource "t" "n" {
                          lifecycle {
                            b = 1
                          c = 2
                        }
                        """, "{: this block is never closed: add the missing \"}\""),
                broken("unclosed string", 3, 4, """
                        resource "t" "n" {
                          b = "abc
                          c = 2
                        }
                        """, "\": the closing quote of this string is missing; a string of several lines is written as "
                        + "a heredoc (<<EOT)"),
                broken("unclosed heredoc", 3, 3, """
                        resource "t" "n" {
                          b = <<EOT
                          c = 2
                        }
                        """, "<<EOT: this heredoc never ends: a line with EOT alone is missing"),
                broken("other marker at the end of a heredoc", 3, 3, """
                        resource "t" "n" {
                          b = <<EOT
                          c = 2
                        EOF
                        }
                        """, "<<EOT: this heredoc never ends: a line with EOT alone is missing"),
                broken("unclosed call", 3, 4, """
                        resource "t" "n" {
                          b = max(1, 2
                          c = 2
                        }
                        """, "max(: the \")\" of this call is missing"),
                broken("unclosed call with an object", 3, 4, """
                        resource "t" "n" {
                          b = jsonencode({
                            x = 1
                          c = 2
                        }
                        """, "{: the \"}\" of this object is missing"),
                broken("unclosed list", 3, 4, """
                        resource "t" "n" {
                          b = [1, 2
                          c = 2
                        }
                        """, "[: the \"]\" of this list is missing"),
                broken("unclosed list of objects", 3, 4, """
                        resource "t" "n" {
                          b = [{ x = 1 },
                          c = 2
                        }
                        """, "[: the \"]\" of this list is missing"),
                broken("unclosed parenthesis and index", 3, 5, """
                        resource "t" "n" {
                          b = (1 + 2
                          c = d[0
                          e = 3
                        }
                        """, "(: the \")\" for this \"(\" is missing", "[: the \"]\" of this index is missing"),
                broken("unclosed interpolation", 3, 4, """
                        resource "t" "n" {
                          b = "x${var.a
                          c = 2
                        }
                        """, "${: the \"}\" of this interpolation is missing"),
                broken("unclosed interpolation before a closing brace", 3, 3, """
                        resource "t" "n" {
                          b = "x${f(var.a
                        }
                        """, "f(: the \")\" of this call is missing"),
                broken("unclosed interpolation in a heredoc", 3, 4, """
                        resource "t" "n" {
                          b = <<EOT
                        hello ${var.x
                        EOT
                          c = 2
                        }
                        """, "${: the \"}\" of this interpolation is missing"),
                broken("no value", 3, 4, """
                        resource "t" "n" {
                          b =
                          c = 2
                        }
                        """, "=: a value is missing here"),
                broken("lone word", 3, 3, """
                        resource "t" "n" {
                          b
                          c = 2
                        }
                        """, "b: \"b\" is neither an argument nor a block yet: write b = value, or b { ... }"),
                broken("stray closing brace inside", 3, 4, """
                        resource "t" "n" {
                          b = 1
                          }
                          c = 2
                        }
                        """, "}: this \"}\" closes nothing: remove it, or add what it should close"),
                broken("stray closing brace outside", 3, 4, """
                        resource "t" "n" {
                          b = 1
                          c = 2
                        }
                        }
                        """, "}: this \"}\" closes nothing: remove it, or add what it should close"),
                broken("lone dot", 3, 4, """
                        resource "t" "n" {
                          b = var.
                          c = 2
                        }
                        """, ".: the name after the dot is missing"),
                broken("lone dot in a list", 3, 4, """
                        resource "t" "n" {
                          b = [var.
                          ]
                          c = 2
                        }
                        """, ".: the name after the dot is missing"),
                broken("lone dot in an interpolation", 3, 4, """
                        resource "t" "n" {
                          b = "${var.}"
                          c = 2
                        }
                        """, ".: the name after the dot is missing"),
                broken("quote of a label missing", 3, 4, """
                        resource "t" "n {
                          b = 1
                          c = 2
                        }
                        """, "\": the closing quote of this label is missing"),
                broken("brace on the next line", 3, 4, """
                        resource "t" "n"
                        {
                          b = 1
                          c = 2
                        }
                        """, "\": the \"{\" of this block is missing: it belongs at the end of this line"),
                broken("merge conflict", 4, 4, """
                        <<<<<<< HEAD
                        resource "t" "n" {
                          b = 1
                        }
                        =======
                        resource "t" "m" {
                          c = 2
                        }
                        >>>>>>> branch
                        """,
                        "<<<<<<< HEAD: this line is left over from a merge conflict: choose one side and remove the "
                                + "markers",
                        "=======: this line is left over from a merge conflict: choose one side and remove the markers",
                        ">>>>>>> branch: this line is left over from a merge conflict: choose one side and remove the "
                                + "markers"),
                broken("merge conflict over the start of a block", 4, 3, """
                        <<<<<<< HEAD
                        resource "t" "n" {
                        =======
                        resource "t" "m" {
                        >>>>>>> branch
                          c = 2
                        }
                        """,
                        "<<<<<<< HEAD: this line is left over from a merge conflict: choose one side and remove the "
                                + "markers",
                        "{: this block is never closed: add the missing \"}\"",
                        "=======: this line is left over from a merge conflict: choose one side and remove the markers",
                        ">>>>>>> branch: this line is left over from a merge conflict: choose one side and remove the "
                                + "markers"),
                broken("two arguments on one line", 3, 4, """
                        resource "t" "n" {
                          b = 1 c = 2
                        }
                        """, "c: the argument ends before this: write what follows on a line of its own"),
                broken("arguments divided by commas", 3, 5, """
                        resource "t" "n" {
                          b = 1,
                          c = 2,
                          d = 3
                        }
                        """, ",: a line break ends an argument, not a comma",
                        ",: a line break ends an argument, not a comma"),
                broken("two arguments in a block on one line", 3, 4, """
                        resource "t" "n" { b = 1, c = 2 }
                        """, ",: a block on one line holds one argument, and no comma: give each argument a line of "
                        + "its own"),
                broken("colon for equals", 3, 4, """
                        resource "t" "n" {
                          b : 1
                          c = 2
                        }
                        """, ":: an argument is written with \"=\", not with \":\""),
                broken("unclosed comment", 3, 4, """
                        /* note
                        resource "t" "n" {
                          b = 1
                          c = 2
                        }
                        """, "/*: this comment is never closed: add the missing \"*/\""),
                broken("half a conditional, a half operation, half a loop", 3, 6, """
                        resource "t" "n" {
                          b = x ? 1
                          c = x &&
                          d = [for y in x]
                          e = 2
                        }
                        """, "1: the \": value\" of this conditional is missing", "&: a value is missing here",
                        "]: a \":\" is missing after the collection of \"for\""));
    }

    private static Arguments broken(String name, int blocks, int attributes, String middle, String... told) {
        return Arguments.of(name, blocks, attributes, BEFORE + middle + AFTER, List.of(told));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("brokenTexts")
    void readsWhatStandsAroundAMistake(String name, int blocks, int attributes, String text, List<String> told) {
        HclFile file = HclParser.parse(text);

        assertEquals(told, file.problems().stream()
                .map(problem -> file.source().slice(problem.range()) + ": " + problem.message()).toList());
        assertEquals(blocks + "/" + attributes, count(file.body()));
        HclModule module = HclModule.parse(Map.of("main", text));
        assertEquals(List.of("a"), module.variables().stream().map(HclDeclaration::name).toList());
        assertEquals(List.of("o"), module.outputs().stream().map(HclDeclaration::name).toList());
        HclInvariants.check(file);
    }

    private static String count(HclBody body) {
        int[] counts = new int[2];
        count(body, counts);
        return counts[0] + "/" + counts[1];
    }

    private static void count(HclBody body, int[] counts) {
        counts[1] += body.attributes().size();
        for (HclBlock block : body.blocks()) {
            counts[0]++;
            count(block.body(), counts);
        }
    }

    @Test
    void anUnclosedBlockReachesToTheLineBeforeTheNextOne() {
        HclFile file = HclParser.parse("variable \"a\" {\n  \n\nvariable \"b\" {\n}\n");

        assertEquals("variable \"a\" {\n  \n", file.text(file.body().blocks().getFirst()));
        assertEquals("variable \"b\" {\n}", file.text(file.body().blocks().get(1)));
    }

    @Test
    void aMissingNameIsAPlaceToComplete() {
        HclFile file = HclParser.parse("a = var.\n");
        HclReference reference = HclReferences.in(file.body()).getFirst();

        assertEquals("var.", reference.path());
        assertEquals(8, reference.names().getLast().range().start());
        assertEquals(0, reference.names().getLast().range().length());
    }

    @Test
    void aValidTextIsNeverReadByItsIndentation() {
        HclFile file = HclParser.parse("  a {\nb = {\n    c = 1\n}\n   d {\n}\n}\ne {\n    f = 1\n  }\n");

        assertEquals(List.of(), file.problems());
        assertEquals("3/2", count(file.body()));
    }
}
