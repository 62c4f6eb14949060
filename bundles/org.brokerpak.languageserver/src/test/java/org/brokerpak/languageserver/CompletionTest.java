/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionContext;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.CompletionTriggerKind;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.InsertTextMode;
import org.eclipse.lsp4j.MarkupKind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is proposed at a caret, and the text after accepting it. */
class CompletionTest {

    @TempDir
    private Path folder;
    private LspSession session;

    @AfterEach
    void nothingFailedInTheServer() {
        session.assertHealthy();
        session.close();
    }

    private Editor manifest(String text) {
        return open("manifest.yml", "packversion: 1\nplatforms: []\n" + text);
    }

    private Editor service(String text) {
        return open("service.yml", "version: 1\nid: x\nprovision: {}\n" + text);
    }

    private Editor open(String path, String text) {
        if (session == null) {
            session = LspSession.start(folder);
        }
        return session.open(path, text);
    }

    /** A client without snippets, for which every proposal is plain text. */
    private Editor plain(String path, String text) {
        session = LspSession.start(folder, params -> params.setCapabilities(new ClientCapabilities()));
        return session.open(path, text);
    }

    // Keys

    @Test
    void keysNotYetThereTheDemandedFirst() {
        List<String> labels = manifest("terraform_binaries:\n- version: 1.6.0\n  <*>\n").labels();
        assertEquals("name", labels.getFirst());
        assertTrue(labels.contains("default"), labels::toString);
        assertFalse(labels.contains("version"), labels::toString);
    }

    @Test
    void keysBelowTheCaretCountAsThere() {
        List<String> labels = manifest("terraform_binaries:\n- <*>\n  version: 1.6.0\n  name: tofu\n").labels();
        assertFalse(labels.contains("name") || labels.contains("version"), labels::toString);
    }

    @Test
    void aHalfTypedKeyIsReplaced() {
        assertEquals("packversion: 1\nplatforms: []\nterraform_binaries:\n- name: tofu\n  url_template: \n",
                manifest("terraform_binaries:\n- name: tofu\n  url_<*>\n").accept("url_template"));
    }

    @Test
    void aKeyWithItsColonOnlyChangesItsName() {
        assertEquals("packversion: 1\nplatforms: []\nterraform_binaries:\n- version: 1.6.0\n",
                manifest("terraform_binaries:\n- ver<*>s: 1.6.0\n").accept("version"));
    }

    @Test
    void listsAndMappingsBeginBelowTheirKey() {
        Editor editor = plain("service.yml", "version: 1\nid: x\nprovision:\n  us<*>\n");
        assertEquals("version: 1\nid: x\nprovision:\n  user_inputs:\n  - \n", editor.accept("user_inputs"));
        assertEquals("version: 1\nid: x\nprovision:\n  template_refs:\n    \n", editor.accept("template_refs"));
        assertTrue(editor.completions().stream()
                .allMatch(item -> item.getInsertTextFormat() == InsertTextFormat.PlainText));
    }

    @Test
    void indentationFollowsTheAuthor() {
        Editor editor = plain("service.yml", """
                version: 1
                id: x
                plans:
                    - name: small
                provision:
                    template_ref: x
                    <*>
                """);
        assertTrue(editor.accept("user_inputs").endsWith("    user_inputs:\n        - \n"));
        assertTrue(editor.accept("template_refs").endsWith("    template_refs:\n        \n"));
    }

    @Test
    void lineBreaksFollowTheAuthor() {
        assertTrue(plain("service.yml", "version: 1\r\nid: x\r\nprovision:\r\n  us<*>\r\n").accept("user_inputs")
                .endsWith("  user_inputs:\r\n  - \r\n"));
    }

    @Test
    void snippetsAskForWhatTheBrokerDemands() {
        CompletionItem plans = service("pla<*>").completions().stream()
                .filter(item -> item.getLabel().equals("plans")).findFirst().orElseThrow();
        assertEquals(InsertTextFormat.Snippet, plans.getInsertTextFormat());
        assertEquals(InsertTextMode.AsIs, plans.getInsertTextMode());
        String text = plans.getTextEdit().getLeft().getNewText();
        assertTrue(text.startsWith("plans:\n- "), text);
        assertTrue(text.contains("\n  "), text);
        assertTrue(text.contains(": $1\n") && text.contains(": $2"), text);
    }

    @Test
    void aNewItemGetsItsDash() {
        assertEquals("packversion: 1\nplatforms: []\nterraform_binaries:\n  - name: \n",
                manifest("terraform_binaries:\n  <*>\n").accept("name"));
    }

    @Test
    void aDashWithoutItsBlankGetsOne() {
        assertEquals("packversion: 1\nplatforms: []\nterraform_binaries:\n- name: \n",
                manifest("terraform_binaries:\n-<*>\n").accept("name"));
    }

    @Test
    void whatASectionDoesNotHonourIsNotOffered() {
        List<String> outputs = service("bind:\n  outputs:\n  - <*>\n").labels();
        assertTrue(outputs.contains("field_name"), outputs::toString);
        assertFalse(outputs.contains("prohibit_update"), outputs::toString);
        List<String> inputs = service("bind: {}\nprovision:\n  user_inputs:\n  - <*>\n").labels();
        assertTrue(inputs.contains("prohibit_update"), inputs::toString);
    }

    @Test
    void inputsAreOfferedWhereTheyGetValues() {
        String definition = """
                version: 1
                id: x
                provision:
                  plan_inputs:
                  - field_name: storage_gb
                    type: integer
                    details: Size
                  user_inputs:
                  - field_name: region
                    type: string
                    details: Where
                """;
        assertEquals(List.of("storage_gb"),
                open("a.yml", definition + "plans:\n- name: small\n  properties:\n    <*>\n").labels());
        assertEquals(definition + "examples:\n- provision_params:\n    region: \n",
                open("b.yml", definition + "examples:\n- provision_params:\n    re<*>\n").accept("region"));
    }

    // Values

    @Test
    void enumeratedValues() {
        assertEquals(List.of("string", "integer", "number", "boolean", "object", "array"),
                service("bind:\n  user_inputs:\n  - type: <*>\n").labels());
    }

    @Test
    void aHalfTypedValueIsReplacedUpToItsEnd() {
        assertEquals("version: 1\nid: x\nprovision: {}\nbind:\n  user_inputs:\n  - type: integer # why\n",
                service("bind:\n  user_inputs:\n  - type: in<*>tt # why\n").accept("integer"));
    }

    @Test
    void aValueDirectlyBehindTheColonGetsABlank() {
        assertEquals("version: 1\nid: x\nprovision: {}\nbind:\n  user_inputs:\n  - type: string\n",
                service("bind:\n  user_inputs:\n  - type:<*>\n").accept("string"));
    }

    @Test
    void anOpenQuoteStays() {
        assertEquals("version: 1\nid: x\nprovision: {}\nbind:\n  user_inputs:\n  - type: \"string\n",
                service("bind:\n  user_inputs:\n  - type: \"st<*>\n").accept("string"));
        assertEquals("version: 1\nid: x\nprovision: {}\nbind:\n  user_inputs:\n  - type: 'string' # q\n",
                service("bind:\n  user_inputs:\n  - type: 'st<*>x' # q\n").accept("string"));
    }

    @Test
    void booleans() {
        assertEquals(List.of("true", "false"), service("plan_updateable: <*>\n").labels());
    }

    @Test
    void platforms() {
        List<String> labels = manifest("").set("packversion: 1\nplatforms:\n- os: <*>\n").labels();
        assertTrue(labels.contains("linux"), labels::toString);
    }

    @Test
    void plansByIdOrName() {
        Editor editor = service("""
                plans:
                - name: small
                  id: 5a3f9d0e-9b0c-4f3e-8a41-5f0a7f3b8a11
                - name: large
                  id: 6a3f9d0e-9b0c-4f3e-8a41-5f0a7f3b8a11
                examples:
                - plan_id: lar<*>
                """);
        CompletionItem large = editor.completions().stream().filter(item -> item.getDetail().equals("plan large"))
                .findFirst().orElseThrow();
        assertEquals("large", large.getFilterText());
        assertEquals(CompletionItemKind.Reference, large.getKind());
        assertTrue(editor.accept("6a3f9d0e-9b0c-4f3e-8a41-5f0a7f3b8a11")
                .endsWith("- plan_id: 6a3f9d0e-9b0c-4f3e-8a41-5f0a7f3b8a11\n"));
    }

    @Test
    void templatesOnDisk() {
        session = LspSession.start(folder).write(DiagnosticsTest.PAK + "### terraform/x/main.tf\n\n");
        List<String> templates = List.of("bind.tf", "provision.tf", "terraform/x/main.tf");
        for (String reference : List.of("template_ref: <*>", "template_refs:\n    main: te<*>")) {
            assertEquals(templates, session.open("service.yml",
                    DiagnosticsTest.SERVICE.replace("template_ref: bind.tf", reference)).labels(), reference);
        }
    }

    @Test
    void definitionsOnDiskThatAreNotListedYet() {
        session = LspSession.start(folder).write(DiagnosticsTest.PAK + "### sub/other.yml\n" + DiagnosticsTest.SERVICE
                + "### docker-compose.yml\nversion: 1\nservices: {}\n### cf-manifest.yml\napplications: []\n");
        Editor editor = session.open("manifest.yml", DiagnosticsTest.MANIFEST + "- <*>\n");
        assertEquals(List.of("sub/other.yml"), editor.labels());
        assertTrue(editor.accept("sub/other.yml").endsWith("- service.yml\n- sub/other.yml\n"));
    }

    @Test
    void versionsOfTofuInTheUpgradePath() {
        Editor editor = manifest("""
                terraform_binaries:
                - name: tofu
                  version: 1.6.0
                - name: tofu
                  version: 1.7.0
                  default: true
                - name: terraform-provider-aws
                  version: 5.0.0
                terraform_upgrade_path:
                - version: 1.6.0
                - version: <*>
                """);
        assertEquals(List.of("1.7.0", "1.6.0"), editor.labels());
    }

    // Around the caret

    @Test
    void nothingInCommentsAndTexts() {
        assertEquals(List.of(), service("# <*>\n").labels());
        assertEquals(List.of(), service("description: text # <*>\n").labels());
        assertEquals(List.of(), service("description: |\n  <*>\n").labels());
        assertEquals(List.of(), service("description: some text <*>\n").labels());
        assertEquals(List.of(), service("<*>  description: some text\n").labels());
    }

    @Test
    void aLineIndentedByATabAboveDoesNotDisturb() {
        assertTrue(service("bind:\n  user_inputs:\n  - field_name: a\n\tdetails: b\n    ty<*>\n").labels()
                .contains("type"));
    }

    @Test
    void aBlankBringsProposalsOnlyWhereSomethingBegins() {
        assertEquals(6, afterBlank(service("bind:\n  user_inputs:\n  - type: <*>\n")));
        assertTrue(afterBlank(manifest("terraform_binaries:\n- <*>\n")) > 3);
        assertEquals(0, afterBlank(service("bind:\n <*>\n")));
        assertEquals(0, afterBlank(manifest("terraform_binaries:\n- name <*>\n")));
    }

    private int afterBlank(Editor editor) {
        CompletionParams params = new CompletionParams(editor.identifier(), editor.position());
        params.setContext(new CompletionContext(CompletionTriggerKind.TriggerCharacter, " "));
        return LspSession.get(session.remote().getTextDocumentService().completion(params)).getRight().getItems()
                .size();
    }

    @Test
    void documentationComesWhenItIsLookedAt() {
        Editor editor = manifest("terraform_binaries:\n- <*>\n");
        CompletionItem name = editor.completions().getFirst();
        assertNull(name.getDocumentation());
        assertEquals("string, required", name.getDetail());
        CompletionItem resolved = editor.resolve(name);
        assertEquals(MarkupKind.MARKDOWN, resolved.getDocumentation().getRight().getKind());
        assertTrue(resolved.getDocumentation().getRight().getValue().contains("**Checked**"));
    }
}
