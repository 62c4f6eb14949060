/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeConfigurationCapabilities;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersChangeEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** What a user can set, and what of the workspace the server follows. */
class SettingsTest {

    private static final String TWICE = "packversion: 1\nplatforms: []\nname: a\nname: b\n";

    @TempDir
    private Path folder;
    private LspSession session;

    @AfterEach
    void nothingFailedInTheServer() {
        session.assertHealthy();
        session.close();
    }

    private LspSession start(Map<String, Object> options) {
        return start(params -> params.setInitializationOptions(options));
    }

    private LspSession start(Consumer<InitializeParams> adjust) {
        session = LspSession.start(folder, adjust);
        return session;
    }

    private void configure(String json) {
        session.remote().getWorkspaceService()
                .didChangeConfiguration(new DidChangeConfigurationParams(JsonParser.parseString(json)));
    }

    private static List<DiagnosticSeverity> severities(Editor editor, String rule) {
        return editor.diagnostics().stream().filter(one -> one.getCode().getLeft().equals(rule))
                .map(one -> one.getSeverity()).toList();
    }

    private void awaitSeverity(Editor editor, DiagnosticSeverity severity) {
        session.client().await("duplicate-key as " + severity,
                client -> severities(editor, "duplicate-key").equals(List.of(severity)));
    }

    @Test
    void severitiesFromTheInitializationOptions() {
        Editor editor = start(Map.of("rules", Map.of("duplicate-key", "hint"))).open("manifest.yml", TWICE);
        assertEquals(List.of(DiagnosticSeverity.Hint), severities(editor, "duplicate-key"));
    }

    @Test
    void severitiesThatChangeShowAtOnce() {
        Editor editor = start(Map.of()).open("manifest.yml", TWICE);
        awaitSeverity(editor, DiagnosticSeverity.Error);
        configure("{\"brokerpak\": {\"rules\": {\"duplicate-key\": \"warning\"}}}");
        awaitSeverity(editor, DiagnosticSeverity.Warning);
        configure("{\"rules\": {\"duplicate-key\": \"off\"}}");
        session.client().await("no duplicate-key", client -> severities(editor, "duplicate-key").isEmpty());
        configure("{\"rules\": {}}");
        awaitSeverity(editor, DiagnosticSeverity.Error);
    }

    @Test
    void nonsenseChangesNothing() {
        Editor editor = start(Map.of("rules", "all", "profile", 7, "debounce", "slow", "publishUnopened", List.of()))
                .open("manifest.yml", TWICE);
        awaitSeverity(editor, DiagnosticSeverity.Error);
        configure("[1, 2]");
        configure("{\"brokerpak\": {\"rules\": {\"duplicate-key\": \"loud\", \"x\": 1}, \"debounce\": -5}}");
        editor.set(TWICE + "#\n");
        awaitSeverity(editor, DiagnosticSeverity.Error);
    }

    @Test
    void thePaksOwnFileCountsMore() {
        start(Map.of("rules", Map.of("duplicate-key", "hint")));
        session.write(".brokerpak.yml", "rules:\n  duplicate-key: information\n");
        Editor editor = session.open("manifest.yml", TWICE);
        awaitSeverity(editor, DiagnosticSeverity.Information);
        session.delete(".brokerpak.yml");
        awaitSeverity(editor, DiagnosticSeverity.Hint);
    }

    @Test
    void aClientThatWantsToBeAskedIsAsked() {
        start(params -> {
            params.getCapabilities().getWorkspace().setConfiguration(true);
            params.getCapabilities().getWorkspace()
                    .setDidChangeConfiguration(new DidChangeConfigurationCapabilities(true));
        });
        Editor editor = session.open("manifest.yml", TWICE);
        awaitSeverity(editor, DiagnosticSeverity.Error);
        session.client().setConfiguration(
                (JsonObject) JsonParser.parseString("{\"rules\": {\"duplicate-key\": \"information\"}}"));
        configure("null");
        awaitSeverity(editor, DiagnosticSeverity.Information);
        session.client().await("the registrations", client -> client.registrations().stream()
                .map(Registration::getMethod).toList()
                .containsAll(List.of("workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration")));
    }

    // Files that are not open

    private void awaitRules(String path, String... rules) {
        session.client().await(path + " to show " + List.of(rules), client -> {
            List<PublishDiagnosticsParams> published = client.published(session.uri(path));
            List<String> last = published.isEmpty() ? List.of() : published.getLast().getDiagnostics().stream()
                    .map(one -> one.getCode().getLeft()).toList();
            return !published.isEmpty() && last.equals(List.of(rules));
        });
    }

    @Test
    void findingsOfFilesThatAreNotOpenBelongToOthers() {
        start(Map.of()).write(DiagnosticsTest.PAK.replace("name: my-service\n", ""));
        session.open("manifest.yml").diagnostics();
        session.settle();
        assertEquals(List.of(), session.client().published(session.uri("service.yml")));
    }

    @Test
    void onRequestTheyArePublishedToo() {
        start(params -> { }).write(DiagnosticsTest.PAK.replace("name: my-service\n", "")
                + "### sub/manifest.yml\n" + TWICE);
        configure("{\"publishUnopened\": true}");
        awaitRules("service.yml", "missing-field");
        session.client().await("the pak below", client -> !client.published(session.uri("sub/manifest.yml")).isEmpty());
        Editor service = session.open("service.yml");
        service.awaitRules("missing-field");
        service.set(DiagnosticsTest.SERVICE).awaitRules();
        service.close();
        awaitRules("service.yml", "missing-field");
        session.write("service.yml", DiagnosticsTest.SERVICE);
        session.tell("service.yml", FileChangeType.Changed);
        awaitRules("service.yml");
        configure("{\"publishUnopened\": false}");
        awaitRules("sub/manifest.yml");
    }

    @Test
    void aDeletedFileIsCleared() {
        start(Map.of("publishUnopened", true)).write(DiagnosticsTest.PAK.replace("name: my-service\n", ""));
        session.tell("manifest.yml", FileChangeType.Created);
        awaitRules("service.yml", "missing-field");
        session.delete("service.yml");
        awaitRules("service.yml");
        awaitRules("manifest.yml", "definition-file");
    }

    @Test
    void foldersComeAndGo() {
        start(params -> {
            params.setWorkspaceFolders(List.of());
            params.setInitializationOptions(Map.of("publishUnopened", true));
        }).write("pak/manifest.yml", TWICE);
        WorkspaceFolder pak = new WorkspaceFolder(session.uri("pak"), "pak");
        session.remote().getWorkspaceService().didChangeWorkspaceFolders(
                new DidChangeWorkspaceFoldersParams(new WorkspaceFoldersChangeEvent(List.of(pak), List.of())));
        session.client().await("findings", client -> !client.published(session.uri("pak/manifest.yml")).isEmpty());
        session.remote().getWorkspaceService().didChangeWorkspaceFolders(
                new DidChangeWorkspaceFoldersParams(new WorkspaceFoldersChangeEvent(List.of(), List.of(pak))));
        awaitRules("pak/manifest.yml");
    }

    @Test
    void theCapabilitiesSayWhatThereIs() {
        start(params -> params.getCapabilities().getTextDocument().setCodeAction(null));
        var server = session.initialized().getCapabilities();
        assertEquals(null, server.getCodeActionProvider());
        assertTrue(server.getCompletionProvider().getResolveProvider());
        assertTrue(server.getHoverProvider().getLeft());
        assertTrue(server.getDocumentSymbolProvider().getLeft());
        assertEquals(TextDocumentSyncKind.Incremental,
                server.getTextDocumentSync().getRight().getChange());
    }
}
