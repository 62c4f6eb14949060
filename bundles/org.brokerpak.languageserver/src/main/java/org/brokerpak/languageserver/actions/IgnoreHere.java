/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.actions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.languageserver.actions.ActionRequest.Shown;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.rules.Fix.FileEdit;
import org.brokerpak.rules.Suppressions;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlLocation;
import org.brokerpak.syntax.yaml.YamlProblem;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;

/** Silences a finding by a comment above its line, or by adding to the comment that is already there. */
final class IgnoreHere implements CodeActionParticipant {

    @Override
    public void contribute(ActionRequest request, List<CodeAction> actions) {
        if (!request.wants(CodeActionKind.QuickFix)) {
            return;
        }
        List<String> offered = new ArrayList<>();
        for (Shown shown : request.here()) {
            SourceText text = request.view().text();
            int line = text.lineAt(shown.found().finding().range().start());
            if (offered.contains(shown.rule() + line) || !mayStandAbove(request, shown, line)) {
                continue;
            }
            offered.add(shown.rule() + line);
            WorkspaceEdits edits = new WorkspaceEdits(request.view().snapshot());
            edits.add(shown.found().pak(), List.of(new FileEdit(shown.found().finding().file(),
                    comment(text, line, shown.rule()))));
            CodeAction action = new CodeAction("Ignore \"%s\" here".formatted(shown.rule()));
            action.setKind(CodeActionKind.QuickFix);
            action.setDiagnostics(List.of(shown.diagnostic()));
            action.setEdit(edits.build(request.features()));
            actions.add(action);
        }
    }

    private static TextEdit comment(SourceText text, int line, String rule) {
        if (line > 0 && text.line(line - 1).stripLeading().startsWith("# " + Suppressions.WORD + " ")) {
            int end = text.lineStart(line - 1) + text.line(line - 1).stripTrailing().length();
            return TextEdit.insert(end, ", " + rule);
        }
        String content = text.line(line);
        String indent = content.substring(0, content.length() - content.stripLeading().length());
        return TextEdit.insert(text.lineStart(line),
                indent + "# " + Suppressions.WORD + " " + rule + text.lineBreak());
    }

    /**
     * A comment must not become part of a value, and a break of the grammar is not silenced: the broker would refuse
     * the file all the same.
     */
    private static boolean mayStandAbove(ActionRequest request, Shown shown, int line) {
        Optional<YamlDocument> yaml = request.view().yaml().map(PakDocument::yaml);
        if (yaml.isEmpty()) {
            return true;
        }
        TextRange range = shown.found().finding().range();
        boolean broken = yaml.get().problems().stream().anyMatch(problem ->
                problem.kind() != YamlProblem.Kind.DUPLICATE_KEY && problem.range().equals(range));
        return !broken && !insideScalar(yaml.get(), line);
    }

    private static boolean insideScalar(YamlDocument yaml, int line) {
        SourceText text = yaml.source();
        int start = text.lineStart(line);
        int firstCharacter = start + text.line(line).length() - text.line(line).stripLeading().length();
        YamlLocation here = yaml.locate(firstCharacter);
        return !here.onKey() && here.node()
                .filter(node -> node instanceof YamlScalar && node.range().start() < start).isPresent();
    }
}
