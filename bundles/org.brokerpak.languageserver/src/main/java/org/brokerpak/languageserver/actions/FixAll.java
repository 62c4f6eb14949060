/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.actions;

import java.util.List;
import java.util.Optional;

import org.brokerpak.languageserver.actions.ActionRequest.Shown;
import org.brokerpak.rules.Fix;
import org.eclipse.lsp4j.CodeAction;

/** All fixes of the document that are surely what the author meant, in one step. */
final class FixAll implements CodeActionParticipant {

    @Override
    public void contribute(ActionRequest request, List<CodeAction> actions) {
        boolean offered = request.here().stream().anyMatch(shown -> certain(shown).isPresent());
        if (!request.asksFor(CodeActions.FIX_ALL) && !(request.wants(CodeActions.FIX_ALL) && offered)) {
            return;
        }
        WorkspaceEdits edits = new WorkspaceEdits(request.view().snapshot());
        int count = 0;
        for (Shown shown : request.all()) {
            Optional<Fix> fix = certain(shown);
            if (fix.isPresent() && edits.add(shown.found().pak(), fix.get().edits())) {
                count++;
            }
        }
        if (edits.isEmpty()) {
            return;
        }
        CodeAction action = new CodeAction(count == 1 ? "Fix the one problem with a certain remedy"
                : "Fix all %d problems with a certain remedy".formatted(count));
        action.setKind(CodeActions.FIX_ALL);
        action.setEdit(edits.build(request.features()));
        actions.add(action);
    }

    private static Optional<Fix> certain(Shown shown) {
        return shown.found().finding().fixes().stream().filter(Fix::certain).findFirst();
    }
}
