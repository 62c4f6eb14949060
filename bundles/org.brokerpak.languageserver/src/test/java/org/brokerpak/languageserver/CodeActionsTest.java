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
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Quick fixes, fix-all and silencing. */
class CodeActionsTest {

    /** Finds each word "bad"; mends it for certain into "good", or perhaps into "fine". */
    private static final Rule BAD = new Rule.OfDocument() {
        @Override
        public RuleInfo info() {
            return new RuleInfo("bad-word", Severity.WARNING, Stage.ADVICE);
        }

        @Override
        public Set<DocumentKind> kinds() {
            return Set.copyOf(DocumentKinds.all());
        }

        @Override
        public void check(PakDocument document, Findings findings) {
            Matcher word = Pattern.compile("bad(?!-)").matcher(document.source().text());
            while (word.find()) {
                TextRange range = new TextRange(word.start(), word.end());
                findings.at(document.path(), range, "a bad word")
                        .fix(Fix.possible("Say fine", document.path(), new TextEdit(range, "fine")))
                        .fix(Fix.certain("Say good", document.path(), new TextEdit(range, "good"))).add();
            }
        }
    };

    private static final Range START = new Range(new Position(0, 0), new Position(0, 0));
    private static final String HEAD = "packversion: 1\nplatforms: []\n";

    @TempDir
    private Path folder;
    private LspSession session;

    @AfterEach
    void nothingFailedInTheServer() {
        session.assertHealthy();
        session.close();
    }

    private Editor open(String text) {
        session = LspSession.start(folder, List.of(BAD), params -> { });
        return session.open("manifest.yml", HEAD + text);
    }

    @Test
    void aFindingOffersItsFixes() {
        Editor editor = open("name: ba<*>d\n");
        List<CodeAction> actions = editor.actions(CodeActionKind.QuickFix);
        assertEquals(List.of("Say fine", "Say good", "Ignore \"bad-word\" here"),
                actions.stream().map(CodeAction::getTitle).toList());
        assertEquals(null, actions.getFirst().getIsPreferred());
        assertTrue(actions.get(1).getIsPreferred());
        assertEquals("bad-word", actions.get(1).getDiagnostics().getFirst().getCode().getLeft());
        assertEquals(HEAD + "name: good\n", editor.apply("Say good"));
    }

    @Test
    void anEditNamesTheVersionItIsFor() {
        Editor editor = open("name: b<*>ad\n").set(HEAD + "name: bad<*>\n");
        CodeAction action = editor.actions(CodeActionKind.QuickFix).getFirst();
        assertEquals(2, action.getEdit().getDocumentChanges().getFirst().getLeft().getTextDocument().getVersion());
    }

    @Test
    void onlyWhatTouchesTheCaretIsOffered() {
        assertEquals(List.of(), open("name: bad\nversion: <*>1\n").actions());
    }

    @Test
    void theDiagnosticThatTheClientNamesCounts() {
        Editor editor = open("name: bad\nversion: bad\n");
        Diagnostic second = editor.diagnostics().get(1);
        List<CodeAction> actions = editor.actions(new Range(new Position(2, 0), new Position(3, 12)), List.of(second),
                CodeActionKind.QuickFix);
        assertEquals(3, actions.size());
        assertEquals(3, actions.getFirst().getEdit().getDocumentChanges().getFirst().getLeft().getEdits().getFirst()
                .getLeft().getRange().getStart().getLine());
    }

    @Test
    void allCertainFixesAtOnce() {
        Editor editor = open("name: bad<*>\nversion: bad\n# bad\n");
        assertEquals(HEAD + "name: good\nversion: good\n# good\n",
                editor.apply("Fix all 3 problems with a certain remedy"));
        for (String kind : List.of("source", "source.fixAll", "source.fixAll.brokerpak")) {
            assertEquals(1, editor.actions(START, List.of(), kind).size(), kind);
        }
        assertEquals(List.of(), editor.actions(START, List.of(), "refactor"));
    }

    @Test
    void ignoringInsertsAComment() {
        Editor editor = open("platforms:\n- os: linux\n  arch: bad<*>\n");
        String ignored = editor.apply("Ignore \"bad-word\" here");
        assertEquals(HEAD + "platforms:\n- os: linux\n  # brokerpak-ignore bad-word\n  arch: bad\n", ignored);
        editor.awaitRules("bad-word");
        editor.set(ignored).awaitRules();
    }

    @Test
    void ignoringExtendsTheCommentThatIsThere() {
        assertEquals(HEAD + "# brokerpak-ignore other, bad-word\nname: bad\n",
                open("# brokerpak-ignore other\nname: bad<*>\n").apply("Ignore \"bad-word\" here"));
    }

    @Test
    void aCommentNeverBecomesPartOfAValue() {
        assertFalse(open("name: >\n  some\n  bad<*>\n").actions().stream()
                .anyMatch(action -> action.getTitle().startsWith("Ignore")));
    }

    @Test
    void aBrokenFileIsNotSilenced() {
        session = LspSession.start(folder);
        Editor editor = session.open("manifest.yml", HEAD + "name: \"x<*>\n");
        assertFalse(editor.diagnostics().isEmpty());
        assertEquals(List.of(), editor.actions());
    }

    @Test
    void aSimpleClientGetsPlainChanges() {
        session = LspSession.start(folder, List.of(BAD), params -> {
            ClientCapabilities client = params.getCapabilities();
            client.getWorkspace().getWorkspaceEdit().setDocumentChanges(false);
            client.getTextDocument().getCodeAction().setIsPreferredSupport(false);
        });
        Editor editor = session.open("manifest.yml", HEAD + "name: bad<*>\n");
        CodeAction action = editor.actions(CodeActionKind.QuickFix).get(1);
        assertEquals("good", action.getEdit().getChanges().get(editor.uri()).getFirst().getNewText());
        assertEquals(null, action.getIsPreferred());
    }

    @Test
    void theRulesOfTheProductOfferTheirFixes() {
        session = LspSession.start(folder).write(DiagnosticsTest.PAK);
        Editor editor = session.open("manifest.yml", DiagnosticsTest.MANIFEST.replace("service.yml", "servic<*>.yml"));
        assertEquals(DiagnosticsTest.MANIFEST, editor.apply("Change to service.yml"));
    }
}
