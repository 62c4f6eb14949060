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

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Texts and messages that break other servers. After each of them the server works as before. */
class RobustnessTest {

    private static final String BEFORE = "version: 1\nid: x\nname: y\n";
    private static final String AFTER = "bind:\n  user_inputs:\n  - type: string\n    <*>\n";
    private static final List<String> PROPOSED = List.of("field_name", "details");

    @TempDir
    private Path folder;
    private LspSession session;

    @BeforeEach
    void start() {
        session = LspSession.start(folder);
    }

    @AfterEach
    void theServerWorksAsBefore() {
        Editor editor = session.open("after/manifest.yml", "packversion: 1\nname: x\nname: y\n");
        assertEquals(1, duplicates(editor));
        assertTrue(editor.set("packversion: 1\nterraform_binaries:\n- <*>\n").labels().contains("name"));
        session.assertHealthy();
        session.close();
    }

    private static long duplicates(Editor editor) {
        return editor.diagnostics().stream().filter(one -> one.getCode().getLeft().equals("duplicate-key")).count();
    }

    private static List<Diagnostic> syntax(Editor editor) {
        return editor.diagnostics().stream().filter(one -> one.getCode().getLeft().equals("yaml-syntax")).toList();
    }

    /** Opens a definition in whose middle something is broken; the caret stands behind that. */
    private Editor broken(String middle) {
        // First whole, as an author would have had it; then broken.
        Editor editor = session.open("service.yml", BEFORE + AFTER);
        editor.symbols();
        return editor.set(BEFORE + middle + AFTER);
    }

    private static void assertProposals(Editor editor) {
        List<String> labels = editor.labels();
        assertTrue(labels.containsAll(PROPOSED), labels::toString);
    }

    @Test
    void anUnclosedQuoteAboveTheCaret() {
        Editor editor = broken("description: \"never closed\n");
        assertEquals(1, syntax(editor).size());
        assertEquals(3, syntax(editor).getFirst().getRange().getStart().getLine());
        assertProposals(editor);
    }

    @Test
    void aWrongIndentationAboveTheCaret() {
        Editor editor = broken("provision:\n  user_inputs:\n  - field_name: a\n   type: string\n");
        assertEquals(1, syntax(editor).size());
        assertProposals(editor);
    }

    @Test
    void aTabAboveTheCaret() {
        Editor editor = broken("provision:\n\tuser_inputs: []\n");
        assertTrue(!syntax(editor).isEmpty());
        assertProposals(editor);
    }

    @Test
    void aTabBeforeTheCaret() {
        Editor editor = session.open("service.yml", BEFORE + "provision:\n");
        editor.symbols();
        editor.set(BEFORE + "provision:\n\t<*>\n");
        assertTrue(editor.labels().contains("user_inputs"), editor.labels()::toString);
    }

    @Test
    void conflictMarkers() {
        Editor editor = broken("<<<<<<< HEAD\ndescription: a\n=======\ndescription: b\n>>>>>>> other\n");
        assertTrue(!syntax(editor).isEmpty());
        assertTrue(syntax(editor).size() <= 3, syntax(editor)::toString);
        assertProposals(editor);
    }

    @Test
    void charactersBeyondTheBasicPlaneBeforeAFinding() {
        Editor editor = session.open("manifest.yml", "packversion: 1\nname: \"😀😀\"\n? \"😀\" \n: x\n😀😀: 1\nname: z\n");
        Diagnostic duplicate = editor.diagnostics().stream()
                .filter(one -> one.getCode().getLeft().equals("duplicate-key")).findFirst().orElseThrow();
        assertEquals(new Range(new Position(5, 0), new Position(5, 4)), duplicate.getRange());
        Editor inLine = session.open("b/manifest.yml", "packversion: 1\nmetadata: {\"😀😀\": a, b: c, b: d}\n");
        Diagnostic second = inLine.diagnostics().stream()
                .filter(one -> one.getCode().getLeft().equals("duplicate-key")).findFirst().orElseThrow();
        assertEquals(new Range(new Position(1, 28), new Position(1, 29)), second.getRange());
    }

    @Test
    void positionsOutOfRange() {
        Editor editor = session.open("service.yml", BEFORE + AFTER);
        for (Position position : List.of(new Position(9999, 0), new Position(0, 9999), new Position(-1, -1),
                new Position(Integer.MAX_VALUE, Integer.MAX_VALUE), new Position(2, -5))) {
            editor.completions(position);
            editor.actions(new Range(position, position), List.of());
            editor.actions(new Range(position, new Position(0, 0)), List.of());
        }
        session.assertHealthy();
    }

    @Test
    void anEditPastTheEndIsNotLost() {
        Editor editor = session.open("manifest.yml", "packversion: 1\nname: x\n");
        assertEquals(0, duplicates(editor));
        editor.change(new Range(new Position(500, 7), new Position(900, 0)), "name: y\n",
                "packversion: 1\nname: x\nname: y\n");
        assertEquals(1, duplicates(editor));
        editor.change(new Range(new Position(2, 0), new Position(4711, 0)), "", "packversion: 1\nname: x\n");
        assertEquals(0, duplicates(editor));
        editor.change(new Range(new Position(1, 0), new Position(0, 999)), "\nname: w\n",
                "packversion: 1\nname: w\nname: x\n");
        assertEquals(1, duplicates(editor));
    }

    @Test
    void aDuplicateKeyIsOneFinding() {
        assertEquals(1, duplicates(session.open("manifest.yml", "packversion: 1\nname: x\nname: y\n")));
    }

    @Test
    void anAliasBombIsReported() {
        StringBuilder bomb = new StringBuilder("packversion: 1\nplatforms: []\nmetadata:\n  a0: &a0 [x]\n");
        for (int i = 1; i < 10; i++) {
            bomb.append("  a").append(i).append(": &a").append(i).append(" [")
                    .append(("*a" + (i - 1) + ",").repeat(9)).append("]\n");
        }
        Editor editor = session.open("manifest.yml", bomb.toString());
        assertTrue(syntax(editor).stream().anyMatch(one -> one.getMessage().getLeft().contains("alias")),
                syntax(editor)::toString);
        editor.symbols();
    }

    @Test
    void deepNestingIsReported() {
        Editor editor = session.open("manifest.yml",
                "packversion: 1\nplatforms: []\nmetadata: " + "[".repeat(3000) + "\n");
        assertTrue(!syntax(editor).isEmpty());
        assertTrue(syntax(editor).size() < 5, () -> syntax(editor).size() + " findings for one mistake");
        editor.symbols();
        Editor closed = session.open("b/manifest.yml",
                "packversion: 1\nplatforms: []\nmetadata: " + "[".repeat(3000) + "]".repeat(3000) + "\n");
        assertTrue(syntax(closed).stream().anyMatch(one -> one.getMessage().getLeft().contains("levels")),
                syntax(closed)::toString);
    }

    @Test
    void aNulCharacterIsReported() {
        Editor editor = broken("description: a\0b\n");
        assertTrue(!syntax(editor).isEmpty());
        assertProposals(editor);
    }

    @Test
    void aChangeOfADocumentThatIsNotOpen() {
        Editor editor = session.open("manifest.yml", "packversion: 1\n");
        editor.close();
        editor.set("packversion: 1\nname: a\nname: b\n");
        editor.close();
        session.settle();
    }

    @Test
    void addressesOfAllKinds() {
        for (String uri : List.of("", "untitled:Untitled-1", "file:", "file://", "file:///", "file:///a b%",
                "file://%zz", "git:/x?y", "file:///x\0y", "http://example.org/manifest.yml",
                "file://server/share/manifest.yml")) {
            session.remote().getTextDocumentService().didOpen(new DidOpenTextDocumentParams(
                    new TextDocumentItem(uri, "yaml", 1, "packversion: 1\nplatforms: []\nname:\n")));
            LspSession.get(session.remote().getTextDocumentService().documentSymbol(
                    new DocumentSymbolParams(new TextDocumentIdentifier(uri))));
            session.remote().getTextDocumentService().didClose(new DidCloseTextDocumentParams(
                    new TextDocumentIdentifier(uri)));
        }
    }
}
