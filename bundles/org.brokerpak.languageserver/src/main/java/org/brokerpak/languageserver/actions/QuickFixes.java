/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.actions;

import java.util.List;

import org.brokerpak.languageserver.actions.ActionRequest.Shown;
import org.brokerpak.rules.Fix;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;

/** The fixes that a rule offers for a finding. */
final class QuickFixes implements CodeActionParticipant {

    @Override
    public void contribute(ActionRequest request, List<CodeAction> actions) {
        if (!request.wants(CodeActionKind.QuickFix)) {
            return;
        }
        for (Shown shown : request.here()) {
            boolean preferred = false;
            for (Fix fix : shown.found().finding().fixes()) {
                WorkspaceEdits edits = new WorkspaceEdits(request.view().snapshot());
                if (!edits.add(shown.found().pak(), fix.edits())) {
                    continue;
                }
                CodeAction action = new CodeAction(fix.title());
                action.setKind(CodeActionKind.QuickFix);
                action.setDiagnostics(List.of(shown.diagnostic()));
                action.setEdit(edits.build(request.features()));
                if (fix.certain() && !preferred && request.features().preferredActions()) {
                    action.setIsPreferred(true);
                    preferred = true;
                }
                actions.add(action);
            }
        }
    }
}
