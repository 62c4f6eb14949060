/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.testing.MarkedPak;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DiagnosticTag;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextDocumentItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which findings a client gets for which documents. */
class DiagnosticsTest {

    static final String MANIFEST = """
            packversion: 1
            name: my-services
            version: 0.1.0
            platforms:
            - os: linux
              arch: amd64
            terraform_binaries:
            - name: tofu
              version: 1.6.0
              default: true
            service_definitions:
            - service.yml
            """;
    static final String SERVICE = """
            version: 1
            name: my-service
            id: 6c7a5d1e-6f9e-4b0b-8c39-0b6ff2fd0a4a
            description: A service
            display_name: My service
            image_url: https://example.org/icon.png
            documentation_url: https://example.org/docs
            support_url: https://example.org/support
            tags: [mine]
            plans:
            - name: small
              id: 5a3f9d0e-9b0c-4f3e-8a41-5f0a7f3b8a11
              description: Small
              display_name: Small
            provision:
              template_ref: provision.tf
              user_inputs:
              - field_name: region
                type: string
                details: Where
                default: us-west-2
              outputs:
              - field_name: uri
                type: string
                details: Address
            bind:
              template_ref: bind.tf
            examples:
            - name: first
              description: First
              plan_id: 5a3f9d0e-9b0c-4f3e-8a41-5f0a7f3b8a11
              provision_params: {}
              bind_params: {}
            """;
    static final String TEMPLATES = """
            ### provision.tf
            variable "region" { type = string }
            output "uri" { value = var.region }
            ### bind.tf
            variable "uri" { type = string }
            """;
    static final String PAK = MANIFEST + "### service.yml\n" + SERVICE + TEMPLATES;

    @TempDir
    private Path folder;
    private LspSession session;

    @AfterEach
    void nothingFailedInTheServer() {
        session.assertHealthy();
        session.close();
    }

    private LspSession start() {
        session = LspSession.start(folder);
        return session;
    }

    @Test
    void aGoodPakHasNoErrors() {
        start().write(PAK);
        for (String path : List.of("manifest.yml", "service.yml")) {
            assertEquals(List.of(), session.open(path).diagnostics().stream()
                    .filter(one -> one.getSeverity() == DiagnosticSeverity.Error).toList(), path);
        }
    }

    @Test
    void findingsStandUnderTheirLines() {
        expect("""
                packversion: 1
                name: my-services
                version: 0.1.0
                platforms:
                - os: linux
                  arch: amd64
                terraform_binaries:
                - name: tofu
                  version: 1.6.0
                - name: tofu
                  version: latest
                           ^^^^^^ binary-version: latest
                service_definitions:
                - servise.yml
                  ^^^^^^^^^^^ definition-file: no file servise.yml
                name: again
                ^^^^ duplicate-key: already stands in line 2
                """, "tofu-default");
    }

    /** Opens each file of a literal and compares the findings with the marks, rules of no interest left out. */
    private void expect(String literal, String... uninteresting) {
        start();
        MarkedPak marked = MarkedPak.parse(literal);
        List<Finding> findings = new ArrayList<>();
        for (String path : marked.files().paths()) {
            session.write(path, ((FileContent.Text) marked.files().read(path)).text().text());
        }
        for (String path : marked.files().paths()) {
            findings.addAll(session.open(path).findings());
        }
        findings.removeIf(finding -> List.of(uninteresting).contains(finding.rule()));
        assertEquals("", marked.compare(findings));
    }

    @Test
    void aDiagnosticTellsAllThatTheClientCanShow() {
        session = LspSession.start(folder, params -> params.setInitializationOptions(
                Map.of("rulePages", "https://example.org/rules/{rule}.html")));
        session.write(PAK);
        Diagnostic duplicate = session.open("manifest.yml", MANIFEST + "name: again\n").diagnostics().stream()
                .filter(one -> one.getCode().getLeft().equals("duplicate-key")).findFirst().orElseThrow();
        assertEquals("brokerpak", duplicate.getSource());
        assertEquals(DiagnosticSeverity.Error, duplicate.getSeverity());
        assertEquals("https://example.org/rules/duplicate-key.html", duplicate.getCodeDescription().getHref());
        assertEquals("the first one", duplicate.getRelatedInformation().getFirst().getMessage());
        assertEquals(session.uri("manifest.yml"),
                duplicate.getRelatedInformation().getFirst().getLocation().getUri());
        assertEquals(1, duplicate.getRelatedInformation().getFirst().getLocation().getRange().getStart().getLine());
        assertTrue(duplicate.getData().toString().contains("\"stage\":\"manifest-load\""));
    }

    @Test
    void whatTheBrokerIgnoresIsMarkedAsUnnecessary() {
        start().write(PAK);
        Diagnostic ignored = session.open("service.yml", SERVICE + "colour: red\n").diagnostics().stream()
                .filter(one -> one.getCode().getLeft().equals("unknown-field")).findFirst().orElseThrow();
        assertEquals(List.of(DiagnosticTag.Unnecessary), ignored.getTags());
    }

    @Test
    void aSimpleClientGetsNothingItDoesNotKnow() {
        session = LspSession.start(folder, params -> {
            params.setCapabilities(new ClientCapabilities());
            params.setInitializationOptions(Map.of("rulePages", "https://example.org/rules/{rule}.html"));
        });
        session.write(PAK);
        Diagnostic duplicate = session.open("manifest.yml", MANIFEST + "name: again\n").diagnostics().stream()
                .filter(one -> one.getCode().getLeft().equals("duplicate-key")).findFirst().orElseThrow();
        assertNull(duplicate.getCodeDescription());
        assertNull(duplicate.getRelatedInformation());
        assertNull(duplicate.getTags());
        assertNull(duplicate.getData());
    }

    @Test
    void closingClears() {
        start().write(PAK);
        Editor manifest = session.open("manifest.yml", "packversion: 1\nname: \"x\n");
        assertTrue(!manifest.diagnostics().isEmpty());
        manifest.close();
        session.client().await("the last diagnostics to be none", client -> {
            PublishDiagnosticsParams last = client.published(manifest.uri()).getLast();
            return last.getDiagnostics().isEmpty() && last.getVersion() == null;
        });
    }

    @Test
    void aChangeReachesTheOpenSiblings() {
        start().write(PAK);
        Editor manifest = session.open("manifest.yml");
        manifest.awaitRules();
        Editor service = session.open("service.yml");
        service.diagnostics();
        manifest.replace("service.yml", "service.yaml");
        manifest.awaitRules("definition-file");
        manifest.replace("service.yaml", "service.yml");
        manifest.awaitRules();
    }

    @Test
    void aChangeOnDiskReachesTheOpenSiblings() {
        start().write(PAK);
        Editor manifest = session.open("manifest.yml");
        manifest.awaitRules();
        session.delete("service.yml");
        manifest.awaitRules("definition-file");
        session.write("service.yml", SERVICE);
        session.tell("service.yml", FileChangeType.Created);
        manifest.awaitRules();
    }

    @Test
    void anUnsavedFileCountsForItsSiblings() {
        start().write(PAK);
        session.delete("provision.tf");
        Editor service = session.open("service.yml");
        service.awaitRules("template-file");
        Editor template = session.open("provision.tf", "variable \"region\" { type = string }\noutput \"uri\" {}\n");
        service.awaitRules();
        template.close();
        service.awaitRules("template-file");
    }

    @Test
    void aClosedFileCountsAsItIsOnDisk() {
        start().write(PAK + "### other.yml\n" + SERVICE.replace("name: my-service", "name: other")
                .replace("id: 6c7a5d1e", "id: 7c7a5d1e").replace("5a3f9d0e", "6a3f9d0e"));
        session.write("manifest.yml", MANIFEST + "- other.yml\n");
        Editor other = session.open("other.yml");
        other.awaitRules();
        // The other service gets the name of the first one while that is open, and keeps its own when it is closed.
        Editor service = session.open("service.yml", SERVICE.replace("name: my-service", "name: other"));
        other.awaitRules("duplicate-in-catalog");
        service.close();
        other.awaitRules();
    }

    @Test
    void templatesHaveTheirFindingsToo() {
        start().write(PAK);
        Editor template = session.open("provision.tf");
        template.awaitRules();
        template.replace("var.region", "var.regoin");
        assertTrue(template.diagnostics().stream().map(one -> one.getCode().getLeft()).toList()
                .contains("undeclared-reference"), template.diagnostics()::toString);
    }

    @Test
    void theLanguageIdSettlesTheKind() {
        start();
        session.remote().getTextDocumentService().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(
                session.uri("new.yml"), "brokerpak-service", 1, "name: x\nname: y\n")));
        assertTrue(session.client().awaitVersion(session.uri("new.yml"), 1).getDiagnostics().stream()
                .anyMatch(one -> one.getCode().getLeft().equals("duplicate-key")));
    }

    @Test
    void aLoneDefinitionIsServed() {
        start().write("lone.yml", SERVICE.replace("template_ref: provision.tf", "template: x")
                .replace("template_ref: bind.tf", "template: x"));
        Editor lone = session.open("lone.yml");
        assertTrue(lone.diagnostics().stream().noneMatch(one -> one.getCode().getLeft().equals("template-file")));
        lone.replace("name: my-service\n", "");
        assertTrue(lone.diagnostics().stream().anyMatch(one -> one.getCode().getLeft().equals("missing-field")));
    }

    @Test
    void filesOfOthersGetNothing() {
        start().write(PAK);
        for (String[] other : new String[][] {
            { "cf-manifest.yml", "applications:\n- name: broker\n  memory: 1G\n  name: twice\n" },
            { "docker-compose.yml", "version: 1\nservices:\n  db:\n    image: x\n    image: y\n" },
            { "elsewhere/manifest.yml", "applications:\n- name: broker\n  name: twice\n" },
            { "notes.txt", "packversion: 1\nname: x\nname: y\n" } }) {
            Editor editor = session.open(other[0], other[1]);
            assertEquals(List.of(), editor.symbols(), other[0]);
            editor.set(other[1] + "# edited\n");
        }
        Editor ours = session.open("manifest.yml", MANIFEST + "name: again\n");
        ours.awaitRules("duplicate-key");
        assertEquals(List.of(ours.uri()),
                session.client().published().stream().map(PublishDiagnosticsParams::getUri).distinct().toList());
    }

    @Test
    void whatOneOfSeveralPaksSaysIsSaidOnce() {
        start().write(PAK.replace("- service.yml", "- sub/service.yml")
                .replace("### service.yml", "### sub/service.yml") + "### sub/manifest.yml\n" + MANIFEST);
        Editor service = session.open("sub/service.yml");
        // The inner pak has no templates beside its manifest; the outer one has.
        service.awaitRules("template-file", "template-file");
        service.replace("- name: small\n", "- nmae: small\n");
        service.awaitRules("unknown-field", "template-file", "template-file");
    }

    @Test
    void aManifestThatStopsBeingOneTakesItsFindingsAlong() {
        start().write(PAK);
        Editor manifest = session.open("manifest.yml", MANIFEST + "name: again\n");
        manifest.awaitRules("duplicate-key");
        manifest.close();
        Editor other = session.open("manifest.yml", "applications:\n- name: x\n");
        other.symbols();
        session.settle();
        assertTrue(session.client().published(other.uri()).getLast().getDiagnostics().isEmpty());
    }

    @Test
    void halfTypedTextKeepsItsKind() {
        start().write(PAK);
        Editor manifest = session.open("manifest.yml");
        manifest.awaitRules();
        manifest.set("pack\n");
        manifest.diagnostics();
        manifest.set("packversion: 1\nname: \"x\n");
        assertTrue(manifest.diagnostics().stream().anyMatch(one -> one.getCode().getLeft().equals("yaml-syntax")));
    }
}
