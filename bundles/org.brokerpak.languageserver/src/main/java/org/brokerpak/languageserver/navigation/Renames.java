/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.navigation;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.brokerpak.languageserver.actions.WorkspaceEdits;
import org.brokerpak.languageserver.protocol.ClientConnection;
import org.brokerpak.languageserver.protocol.Errors;
import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.model.names.NameKind;
import org.brokerpak.model.names.Occurrence;
import org.brokerpak.rules.Fix.FileEdit;
import org.brokerpak.syntax.text.TextEdit;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;

/**
 * {@code textDocument/rename} and {@code textDocument/prepareRename}: a name and all its places in definition, expressions,
 * plans, examples and templates change at once.
 */
public final class Renames {

    /** What tofu takes as the name of a variable, output, resource or local value. */
    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][A-Za-z0-9_-]*");

    private final ClientConnection client;

    public Renames(ClientConnection client) {
        this.client = client;
    }

    /** What would be renamed, or null, as the protocol wants it, where there is no name. */
    public Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> prepare(DocumentView view,
            PrepareRenameParams params, CancelChecker cancel) {
        cancel.checkCanceled();
        return NamedPlace.at(view, params.getPosition()).stream().findFirst()
                .map(place -> Either3.<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>forSecond(
                        new PrepareRenameResult(Ranges.of(view.text(), place.occurrence().range()),
                                place.occurrence().name())))
                .orElse(null);
    }

    /** The edits, or null, as the protocol wants it, where there is no name; an unusable new name is refused with a reason. */
    public WorkspaceEdit rename(DocumentView view, RenameParams params, CancelChecker cancel) {
        cancel.checkCanceled();
        List<NamedPlace> places = NamedPlace.at(view, params.getPosition());
        if (places.isEmpty()) {
            return null;
        }
        String name = params.getNewName().strip();
        WorkspaceEdits edits = new WorkspaceEdits(view.snapshot());
        Set<String> seen = new HashSet<>();
        for (NamedPlace place : places) {
            refuseUnusable(place, name);
            // Two paks that share a file know the same places.
            edits.add(place.pak(), place.sameName().stream()
                    .filter(occurrence -> seen.add(place.pak().file(occurrence.file()) + ":" + occurrence.range()))
                    .map(occurrence -> new FileEdit(occurrence.file(), new TextEdit(occurrence.range(), name))).toList());
        }
        return edits.build(client.features());
    }

    private static void refuseUnusable(NamedPlace place, String name) {
        Occurrence occurrence = place.occurrence();
        if (occurrence.kind() != NameKind.PLAN_ID && !IDENTIFIER.matcher(name).matches()) {
            throw Errors.refused("\"" + name + "\" is no name for an " + occurrence.kind().title()
                    + ": use letters, digits, _ and -, and begin with a letter or _.");
        }
        if (!name.equals(occurrence.name()) && place.index().isTaken(occurrence, name)) {
            throw Errors.refused("There is another " + occurrence.kind().title() + " \"" + name + "\" already.");
        }
    }
}
