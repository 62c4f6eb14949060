/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.InsertTextFormat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is proposed, and told of a call, inside of HIL interpolations. */
class HilCompletionTest {

    private static final String HEAD = """
            version: 1
            id: x
            provision:
              user_inputs:
              - field_name: storage_gb
                type: integer
                details: Size of the disk
                default: 10
              - field_name: tags
                type: object
                details: Tags
                default: {owner: me, cost center: 7}
              outputs:
              - field_name: hostname
                type: string
                details: Where
              computed_inputs:
              - name: first
                type: string
                default: x
            """;
    private static final String MANIFEST = """
            packversion: 1
            name: p
            version: 0.1.0
            platforms: []
            terraform_binaries: []
            service_definitions: [service.yml]
            required_env_variables: [AWS_KEY]
            env_config_mapping:
              AWS_KEY: aws.key
            parameters:
            - name: region
              description: Where
            """;

    @TempDir
    private Path folder;
    private LspSession session;

    @AfterEach
    void nothingFailedInTheServer() {
        session.assertHealthy();
        session.close();
    }

    /** A computed input whose default is written so, with another one behind it. */
    private Editor computed(String value) {
        return open("- name: second\n    default: " + value + "\n  - name: third\n    default: y\n");
    }

    private Editor open(String rest) {
        if (session == null) {
            session = LspSession.start(folder);
        }
        session.write("manifest.yml", MANIFEST);
        return session.open("service.yml", HEAD + "  " + rest);
    }

    @ParameterizedTest
    @ValueSource(strings = { "${<*>}", "${<*>", "\"${<*>}\"", "\"${<*>", "'${<*>}'", "x-${ <*> }", "${1 + <*>}",
        "|\n      ${<*>}\n", ">-\n      text\n      ${<*>", "${str.truncate(4, <*>)}", "\"${str.truncate(4, \\\"a\\\") + <*>",
        "$<*>", "\"a $$ $<*>\"", "${json.marshal(<*>) == \"a: b\"}" })
    void namesThatExistAtThePlace(String value) {
        List<String> labels = computed(value).labels();
        assertTrue(labels.containsAll(List.of("storage_gb", "tags", "first", "request.instance_id", "request.context",
                "json.marshal", "time.nano")), labels::toString);
        assertFalse(labels.contains("second") || labels.contains("third") || labels.contains("instance.details"),
                labels::toString);
        assertEquals(11, labels.stream().filter(label -> label.matches("(assert|config|counter.*|env|json.*|map.*|rand.*"
                + "|regexp.*|str.*|time.*)")).count(), labels::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = { "x<*>", "$$<*>", "$${<*>}", "\"${first}<*>\"", "${first <*>}", "${12<*>}",
        "${\"text<*>\"}", "x # ${<*>}" })
    void nothingOutsideOfExpressions(String value) {
        List<String> labels = computed(value).labels();
        assertTrue(labels.stream().noneMatch(List.of("storage_gb", "env", "request.context")::contains),
                labels::toString);
    }

    @Test
    void aHalfTypedNameIsReplacedUpToItsEnd() {
        assertTrue(computed("\"a ${re<*>quest.pla} b\"").accept("request.plan_id")
                .contains("default: \"a ${request.plan_id} b\"\n"));
        assertTrue(computed("${sto<*>").accept("storage_gb").contains("default: ${storage_gb\n"));
        assertTrue(computed("x$<*>").accept("storage_gb").contains("default: x${storage_gb}\n"));
    }

    @Test
    void quotesAreWrittenAsTheScalarWantsThem() {
        session = LspSession.start(folder, params -> params.setCapabilities(new ClientCapabilities()));
        assertTrue(computed("\"${co<*>}\"").accept("config").contains("default: \"${config(\\\"key\\\")}\"\n"));
        assertTrue(computed("'${co<*>}'").accept("config").contains("default: '${config(\"key\")}'\n"));
        assertTrue(computed("${co<*>}").accept("config").contains("default: ${config(\"key\")}\n"));
        assertTrue(computed("${co<*>(\"a\")}").accept("config").contains("default: ${config(\"a\")}\n"));
        assertTrue(computed("\"${tags[<*>]}\"").accept("\"owner\"").contains("default: \"${tags[\\\"owner\\\"]}\"\n"));
    }

    @Test
    void functionsAreSnippets() {
        CompletionItem truncate = item(computed("\"${str<*>}\""), "str.truncate");
        assertEquals(InsertTextFormat.Snippet, truncate.getInsertTextFormat());
        assertEquals("str.truncate(${1:length}, \\\\\"${2:text}\\\\\")", truncate.getTextEdit().getLeft().getNewText());
        assertEquals("str.truncate(length: int, text: string) → string", truncate.getDetail());
    }

    private static CompletionItem item(Editor editor, String label) {
        return editor.completions().stream().filter(one -> one.getLabel().equals(label)).findFirst().orElseThrow();
    }

    @Test
    void aProposalTellsTypeAndMeaning() {
        Editor editor = computed("${<*>}");
        assertEquals("user input, integer → string", item(editor, "storage_gb").getDetail());
        assertEquals("Size of the disk", item(editor, "storage_gb").getDocumentation().getLeft());
        assertEquals("user input, object → map", item(editor, "tags").getDetail());
        CompletionItem context = item(editor, "request.context");
        assertEquals("map", context.getDetail());
        assertTrue(editor.resolve(context).getDocumentation().getRight().getValue().contains("deprovision"));
        assertTrue(editor.resolve(item(editor, "env")).getDocumentation().getRight().getValue().contains("broker process"));
    }

    @Test
    void keysOfMapsThatAreKnown() {
        assertTrue(computed("${request.context[\"<*>\"]}").labels().contains("organization_guid"));
        assertEquals(List.of("owner", "cost center"), computed("${tags[\"<*>").labels());
        assertTrue(computed("${request.context[\"org<*>\"]}").accept("space_guid")
                .contains("${request.context[\"space_guid\"]}\n"));
        assertEquals(List.of("hostname", "status"), open("""
                - name: second
                bind:
                  computed_inputs:
                  - name: host
                    default: "${instance.details[\\"<*>\\"]}"
                """).labels());
    }

    @Test
    void configurationAndEnvironmentOfTheManifest() {
        assertEquals(List.of("aws.key", "region"), computed("${config(\"<*>\")}").labels());
        assertEquals(List.of("AWS_KEY"), computed("'${env(\"<*>").labels());
        assertEquals("\"aws.key\"", computed("${config(<*>)}").labels().getFirst());
    }

    @Test
    void bindHasItsOwnVariables() {
        List<String> labels = open("""
                - name: second
                bind:
                  user_inputs:
                  - field_name: role
                    default: "${<*>}"
                    type: string
                """).labels();
        assertTrue(labels.containsAll(List.of("request.binding_id", "instance.details")), labels::toString);
        assertFalse(labels.contains("storage_gb") || labels.contains("request.default_labels"), labels::toString);
    }

    // Signatures

    @Test
    void theParameterThatIsBeingWritten() {
        assertEquals("str.truncate([length: int], text: string) → string",
                computed("\"${str.truncate(<*>").signature());
        assertEquals("str.truncate(length: int, [text: string]) → string",
                computed("${str.truncate(12, \"a, ${storage_gb}<*>\")}").signature());
        assertEquals("json.marshal([value: any]) → string",
                computed("${str.truncate(12, json.marshal(<*>))}").signature());
        assertEquals("time.nano() → string", computed("${time.nano(<*>)}").signature());
        assertEquals("env(name: string) → string", computed("${env(\"a\", <*>)}").signature());
    }

    @ParameterizedTest
    @ValueSource(strings = { "${str.truncate<*>(1, \"\")}", "${str.truncate(1, \"\")<*>}", "str.truncate(<*>)",
        "${length(<*>)}" })
    void noSignatureOutsideOfCalls(String value) {
        assertEquals("", computed(value).signature());
    }
}
