/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.InsertTextFormat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces to fill in, where each of them belongs. */
class SkeletonsTest {

    private static final String UUID = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";

    @TempDir
    private Path folder;
    private LspSession session;

    @AfterEach
    void nothingFailedInTheServer() {
        session.assertHealthy();
        session.close();
    }

    private Editor plain(String path, String text) {
        session = LspSession.start(folder, params -> params.setCapabilities(new ClientCapabilities()));
        return session.open(path, text);
    }

    private static String withoutIds(String text) {
        return text.replaceAll(UUID, "ID");
    }

    @Test
    void anItemWhereOneBegins() {
        Editor editor = plain("service.yml", "version: 1\nid: x\nprovision:\n  user_inputs:\n  - field_name: a\n"
                + "    type: string\n  - <*>\n");
        assertTrue(editor.accept("new user input").endsWith("""
                  - field_name: name
                    type: string
                    details: What it is for.
                    default:\s
                """), editor.accept("new user input"));
        assertFalse(editor.labels().contains("new plan"));
        editor.set("version: 1\nid: x\nplans:\n- <*>\nprovision: {}\n");
        assertTrue(withoutIds(editor.accept("new plan")).contains("plans:\n- name: small\n  id: ID\n"),
                editor.accept("new plan"));
        assertNotEquals(editor.accept("new plan"), editor.accept("new plan"));
    }

    @Test
    void aListBehindItsKeyInTheAuthorsStyle() {
        Editor editor = plain("service.yml", "version: 1\nid: x\nprovision:\n    outputs:\n      - field_name: a\n"
                + "        type: string\n    computed_inputs: <*>\n");
        assertTrue(editor.accept("new computed input").endsWith("    computed_inputs:\n      - name: labels\n"
                + "        default: ${json.marshal(request.default_labels)}\n        overwrite: true\n"
                + "        type: object\n"), editor.accept("new computed input"));
        editor.set(editor.text().replace("computed_inputs: ", "template_refs:<*>"));
        assertTrue(editor.accept("new template_refs").contains("    template_refs:\n        main: terraform/main.tf\n"
                + "        outputs:"), editor.accept("new template_refs"));
        editor.set(editor.text().replace("    template_refs:", "bind:<*>"));
        assertTrue(editor.accept("new bind block").contains("bind:\n    plan_inputs: []\n    user_inputs: []\n"
                + "    computed_inputs:\n      - name: hostname\n"), editor.accept("new bind block"));
    }

    @Test
    void tabStopsForClientsThatKnowThem() {
        session = LspSession.start(folder);
        CompletionItem input = session.open("service.yml", "version: 1\nid: x\nprovision:\n  computed_inputs:\n  - <*>\n")
                .completions().stream().filter(item -> item.getLabel().equals("new computed input")).findFirst()
                .orElseThrow();
        assertEquals(InsertTextFormat.Snippet, input.getInsertTextFormat());
        assertTrue(input.getTextEdit().getLeft().getNewText().startsWith("name: ${1:labels}\n    default: ${2:\\${json."),
                input.getTextEdit().getLeft().getNewText());
        assertEquals("computed input", input.getFilterText());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {
        "service.yml  ~ provision:|  outputs:|  - <*>|                 ~ new output",
        "service.yml  ~ provision:|  plan_inputs: <*>|                 ~ new plan input",
        "service.yml  ~ provision:|  import_inputs:|  - <*>|           ~ new import input",
        "service.yml  ~ provision:|  <*>|                              ~ new template_refs",
        "service.yml  ~ provision: {}|<*>|                             ~ new bind block",
        "service.yml  ~ provision: {}|examples:|- <*>|                 ~ new example",
        "manifest.yml ~ terraform_binaries:|  - <*>|                   ~ new tofu binary",
        "manifest.yml ~ terraform_binaries: <*>|                       ~ new provider binary",
        "manifest.yml ~ terraform_upgrade_path:|- <*>|                 ~ new upgrade step",
        "manifest.yml ~ parameters:|- <*>|                             ~ new parameter" })
    void everyPieceHasItsPlace(String path, String text, String label) {
        String head = path.startsWith("manifest") ? "packversion: 1\nplatforms: []\n" : "version: 1\nid: x\n";
        Editor editor = plain(path, head + text.replace('|', '\n'));
        assertTrue(editor.labels().contains(label), () -> editor.labels().toString());
        editor.set(editor.accept(label));
        assertTrue(editor.diagnostics().stream().noneMatch(one -> one.getCode().getLeft().startsWith("yaml")),
                editor.diagnostics()::toString);
    }

    @Test
    void demandedFieldsComeFirst() {
        List<String> labels = plain("service.yml", "version: 1\nid: x\nprovision:\n  user_inputs:\n  - <*>\n").labels();
        assertTrue(labels.indexOf("field_name") < labels.indexOf("new user input"), labels::toString);
        assertTrue(labels.indexOf("new user input") < labels.indexOf("constraints"), labels::toString);
    }

    @Test
    void wholeDocumentsInEmptyFiles() {
        Editor editor = plain("services/db.yml", "# a database\nserv<*>");
        assertEquals(List.of("new service definition", "new manifest"), editor.labels());
        String definition = editor.accept("new service definition");
        assertTrue(withoutIds(definition).startsWith("# a database\nversion: 1\nname: my-service\nid: ID\n"), definition);
        session.write("terraform/provision.tf", "variable \"name\" {\n  type = string\n}\n");
        session.write("terraform/bind.tf", "");
        editor.close();
        Editor manifest = session.open("manifest.yml", "<*>");
        assertEquals("new manifest", manifest.labels().getFirst());
        String text = manifest.accept("new manifest");
        session.write("manifest.yml", text);
        session.write("service.yml", definition);
        for (String path : List.of("manifest.yml", "service.yml")) {
            Editor full = path.equals("manifest.yml") ? manifest.set(text) : session.open(path);
            assertEquals(List.of(), full.diagnostics().stream()
                    .filter(one -> one.getSeverity() == DiagnosticSeverity.Error).toList(), path);
        }
    }

    @Test
    void nothingInOtherFiles() {
        Editor editor = plain("docker-compose.yml", "services: {}\n<*>");
        assertEquals(List.of(), editor.labels());
        assertEquals(List.of(), session.open("notes.txt", "<*>x").completions());
    }
}
