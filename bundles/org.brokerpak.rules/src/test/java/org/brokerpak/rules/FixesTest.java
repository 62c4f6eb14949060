/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.rules.testing.MarkedPak;
import org.brokerpak.syntax.text.TextEdit;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each fix that a rule offers for the example of its page mends what it is for, and breaks no YAML. */
class FixesTest {

    @TestFactory
    Stream<DynamicTest> eachFixMendsItsFinding() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Rule rule : RuleRegistry.all()) {
            MarkedPak before = MarkedPak.parse(RulePage.of(rule.info().id()).before());
            for (Finding finding : lint(rule, before.load())) {
                for (Fix fix : finding.fixes()) {
                    tests.add(DynamicTest.dynamicTest(rule.info().id() + ": " + fix.title(),
                            () -> check(rule, before, finding, fix)));
                }
            }
        }
        return tests.stream();
    }

    private static void check(Rule rule, MarkedPak before, Finding finding, Fix fix) {
        Map<String, String> texts = new TreeMap<>();
        for (String path : before.files().paths()) {
            texts.put(path, text(before, path));
        }
        Map<String, List<Fix.FileEdit>> edits = fix.edits().stream().collect(Collectors.groupingBy(Fix.FileEdit::file));
        edits.forEach((path, list) -> texts.put(path, TextEdit.applyAll(texts.get(path),
                list.stream().map(Fix.FileEdit::edit).toList())));
        LiteralPakFiles files = LiteralPakFiles.of(texts);
        Pak after = texts.containsKey(Pak.MANIFEST) ? Pak.load(files, new DocumentCache())
                : Pak.ofDefinition(files, before.definition(), new DocumentCache());
        after.documents().forEach(document -> assertTrue(document.yaml().isWellFormed(), () -> texts.toString()));
        List<Finding> left = lint(rule, after);
        assertTrue(left.stream().noneMatch(other -> other.message().equals(finding.message())), () -> left + "\n" + texts);
    }

    private static String text(MarkedPak pak, String path) {
        return pak.files().read(path) instanceof FileContent.Text(var source) ? source.text() : "";
    }

    private static List<Finding> lint(Rule rule, Pak pak) {
        return new Linter(List.of(rule), (message, failure) -> fail(message, failure)).lint(pak);
    }

    /** A mend that a page does not show: the rule, the pak, and the text that has to be in a file afterwards. */
    private record Mend(String rule, String pak, String file, String text) {
    }

    @TestFactory
    Stream<DynamicTest> mendsInTemplates() {
        String definition = """
                ### db.yml
                provision:
                  user_inputs:
                  - { field_name: size, type: integer, details: x }
                  - { field_name: zones, type: array, details: x }
                  template_refs:
                    main: tf/main.tf
                """;
        return Stream.of(
                new Mend("sensitive-output", definition + """
                        ### tf/main.tf
                        resource "random_password" "p" { length = 8 }
                        output "a" { value = random_password.p.result }
                        """, "tf/main.tf", """
                        output "a" {
                          value = random_password.p.result
                          sensitive = true
                        }
                        """),
                new Mend("sensitive-output", definition + """
                        ### tf/main.tf
                        resource "random_password" "p" { length = 8 }
                        output "a" {
                            value = random_password.p.result
                        }
                        """, "tf/main.tf", """
                            value = random_password.p.result
                            sensitive = true
                        }
                        """),
                new Mend("unused-input", definition + """
                        ### tf/main.tf
                        variable "size" { type = number }
                        output "a" { value = var.size }
                        """, "tf/main.tf", """
                        variable "size" { type = number }
                        variable "zones" { type = list(any) }
                        output "a"
                        """.stripTrailing()),
                new Mend("variable-type", definition + """
                        ### tf/main.tf
                        variable "size" { type = bool }
                        variable "zones" { type = list(string) }
                        """, "db.yml", "field_name: size, type: boolean"),
                new Mend("undeclared-reference", definition + """
                        ### tf/main.tf
                        variable "size" { type = number }
                        output "a" { value = "${var.sizes}" }
                        """, "tf/main.tf", "value = \"${var.size}\""),
                new Mend("unlisted-template", "### manifest.yml\nservice_definitions: [db.yml]\n" + definition + """
                        ### tf/main.tf
                        output "a" { value = local.a }
                        ### tf/locals.tf
                        locals { a = 1 }
                        """, "db.yml", "    locals: tf/locals.tf"))
                .map(mend -> DynamicTest.dynamicTest(mend.rule + ": " + mend.text.strip(), () -> check(mend)));
    }

    private static void check(Mend mend) {
        Rule rule = RuleRegistry.all().stream().filter(known -> known.info().id().equals(mend.rule)).findFirst()
                .orElseThrow();
        MarkedPak before = MarkedPak.parse(mend.pak);
        Finding finding = lint(rule, before.load()).getFirst();
        check(rule, before, finding, finding.fixes().getFirst());
        String text = TextEdit.applyAll(text(before, mend.file), finding.fixes().getFirst().edits().stream()
                .map(Fix.FileEdit::edit).toList());
        assertTrue(text.contains(mend.text), text);
    }
}
