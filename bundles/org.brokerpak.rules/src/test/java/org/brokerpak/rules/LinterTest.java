/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.rules.testing.MarkedPak;
import org.brokerpak.syntax.text.TextRange;
import org.junit.jupiter.api.Test;

class LinterTest {

    private static final String TWO_NAMES = """
            packversion: 1
            name: one
            name: two
            """;

    @Test
    void aFailingRuleCostsOnlyItsOwnFindings() {
        List<String> log = new ArrayList<>();
        List<Rule> rules = new ArrayList<>(RuleRegistry.all());
        rules.addFirst(documentRule("breaks", (document, findings) -> {
            findings.at(document.path(), TextRange.at(0), "half a result").add();
            throw new IllegalStateException("broken on purpose");
        }));
        List<Finding> findings = new Linter(rules, (message, failure) -> log.add(message)).lint(pak(TWO_NAMES));
        assertEquals(List.of("The rule breaks failed and is left out."), log);
        assertTrue(findings.stream().anyMatch(finding -> finding.rule().equals("duplicate-key")));
        assertTrue(findings.stream().noneMatch(finding -> finding.rule().equals("breaks")));
    }

    @Test
    void aDocumentIsJudgedAgainOnlyWhenItChanges() {
        List<String> judged = new ArrayList<>();
        Linter linter = new Linter(List.of(documentRule("counts", (document, findings) -> judged.add(document.path()))),
                (message, failure) -> { });
        DocumentCache cache = new DocumentCache();
        LiteralPakFiles files = LiteralPakFiles.parse("""
                service_definitions: [a.yml, b.yml]
                ### a.yml
                name: a
                ### b.yml
                name: b
                """);
        linter.lint(Pak.load(files, cache));
        linter.lint(Pak.load(files.with("b.yml", "name: c\n"), cache));
        assertEquals(List.of("manifest.yml", "a.yml", "b.yml", "b.yml"), judged);
    }

    @Test
    void whatIsGoneFromThePakIsNotKept() {
        Linter linter = Linter.standard((message, failure) -> { });
        WeakReference<PakDocument> gone = judged(linter);
        // Objects are collected when memory is short, so it is made short; without end if they never were.
        List<byte[]> ballast = new ArrayList<>();
        for (int round = 0; gone.get() != null && round < 50; round++) {
            ballast.add(new byte[1 << 20]);
            System.gc();
        }
        assertNull(gone.get(), "the linter keeps a document for whose finding it knows a fix");
    }

    private static WeakReference<PakDocument> judged(Linter linter) {
        Pak pak = pak("packversion: 1\nnam: x\n");
        assertTrue(linter.lint(pak).stream().anyMatch(finding -> !finding.fixes().isEmpty()));
        return new WeakReference<>(pak.documents().getFirst());
    }

    @Test
    void aServiceIsJudgedAgainOnlyWhenItOrATemplateChanges() {
        List<String> judged = new ArrayList<>();
        Rule rule = new Rule.OfService() {
            @Override
            public RuleInfo info() {
                return new RuleInfo("counts", Severity.WARNING, Stage.ADVICE);
            }

            @Override
            public void check(ServiceFile service, Findings findings) {
                judged.add(service.path());
            }
        };
        Linter linter = new Linter(List.of(rule), (message, failure) -> { });
        DocumentCache cache = new DocumentCache();
        LiteralPakFiles files = LiteralPakFiles.parse("""
                service_definitions: [a.yml, b.yml]
                ### a.yml
                provision:
                  template_ref: a.tf
                ### a.tf
                variable "x" {}
                ### b.yml
                name: b
                """);
        linter.lint(Pak.load(files, cache));
        linter.lint(Pak.load(files, cache));
        linter.lint(Pak.load(files.with("a.tf", "variable \"y\" {}"), cache));
        assertEquals(List.of("a.yml", "b.yml", "a.yml"), judged);
    }

    @Test
    void aCommentSilencesTheRuleItNames() {
        assertEquals(Set.of("duplicate-key"), ids("name: a\nname: b\n"));
        assertEquals(Set.of(), ids("name: a\nname: b # brokerpak-ignore duplicate-key\n"));
        assertEquals(Set.of(), ids("name: a\n# brokerpak-ignore upgrade-path, duplicate-key\nname: b\n"));
        assertEquals(Set.of("duplicate-key"), ids("name: a\n# brokerpak-ignore upgrade-path\nname: b\n"));
        assertEquals(Set.of("duplicate-key"), ids("# brokerpak-ignore duplicate-key\nname: a\nname: b\n"));
        assertEquals(Set.of("duplicate-key"), ids("name: a\nname: b # brokerpak-ignore\n"));
    }

    @Test
    void aProjectChoosesSeverities() {
        String settings = """
                ### .brokerpak.yml
                rules:
                  duplicate-key: hint
                  missing-field: off
                """;
        List<Finding> findings = lint(TWO_NAMES + settings);
        assertTrue(findings.stream().noneMatch(finding -> finding.rule().equals("missing-field")));
        assertEquals(List.of(Severity.HINT), findings.stream().filter(finding -> finding.rule().equals("duplicate-key"))
                .map(Finding::severity).toList());
    }

    @Test
    void whatOnlyTheSpecificationDemandsIsAnErrorInItsProfile() {
        Linter linter = new Linter(List.of(documentRule("demands", (document, findings) ->
                findings.at(document.path(), TextRange.at(0), "stricter than the broker").specificationOnly().add())),
                (message, failure) -> { });
        assertEquals(Severity.INFORMATION, linter.lint(pak(TWO_NAMES)).getFirst().severity());
        assertEquals(Severity.ERROR, linter.lint(pak(TWO_NAMES), LintSettings.STANDARD.withProfile(Profile.SPEC))
                .getFirst().severity());
        assertEquals(Severity.ERROR, linter.lint(pak(TWO_NAMES + "### .brokerpak.yml\nprofile: spec\n")).getFirst()
                .severity());
    }

    @Test
    void oneErrorHidesNoOther() {
        MarkedPak pak = MarkedPak.parse("""
                packversion: 1
                platforms:
                - os: linux
                  arch: [amd64
                - os: plan9
                      ^^^^^ unsupported-platform: plan9/amd64
                  arch: amd64
                """);
        List<Finding> findings = lint(pak).stream()
                .filter(finding -> finding.rule().equals("unsupported-platform")).toList();
        assertEquals("", pak.compare(findings));
    }

    @Test
    void whatCannotBeReadIsNotCalledMissing() {
        MarkedPak pak = MarkedPak.parse("""
                ### db.yml
                version: 1
                id: 5a0b1fbe-2d3c-4d55-8a4e-0d5d6c1b7a01
                provision:
                  user_inputs:
                  - field_name: region
                    type: "string
                          ^^^^^^^ yaml-syntax:
                    details: where
                  template: |
                    variable "region" {}
                    output "place" { value = var.region }
                  outputs:
                  - field_name: place
                    type: string
                    details: where it is
                bind:
                  computed_inputs:
                  - name: place
                    type: string
                    default: ${instance.details["place"]}
                """);
        List<Finding> findings = lint(pak).stream().filter(finding -> !finding.rule().equals("missing-field")
                && !finding.rule().equals("unused-input")).toList();
        assertEquals("", pak.compare(findings));
    }

    private static Set<String> ids(String manifest) {
        Set<String> ids = new HashSet<>();
        lint(manifest).stream().filter(finding -> finding.rule().equals("duplicate-key"))
                .forEach(finding -> ids.add(finding.rule()));
        return ids;
    }

    private static List<Finding> lint(String literal) {
        return lint(MarkedPak.parse(literal));
    }

    private static List<Finding> lint(MarkedPak pak) {
        return Linter.standard((message, failure) -> { }).lint(pak.load());
    }

    private static Pak pak(String literal) {
        return MarkedPak.parse(literal).load();
    }

    private interface Check {
        void check(PakDocument document, Findings findings);
    }

    private static Rule documentRule(String id, Check check) {
        return new Rule.OfDocument() {
            @Override
            public RuleInfo info() {
                return new RuleInfo(id, Severity.WARNING, Stage.ADVICE);
            }

            @Override
            public Set<DocumentKind> kinds() {
                return Set.copyOf(DocumentKinds.all());
            }

            @Override
            public void check(PakDocument document, Findings findings) {
                check.check(document, findings);
            }
        };
    }
}
