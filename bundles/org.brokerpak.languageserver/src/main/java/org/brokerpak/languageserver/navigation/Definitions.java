/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.navigation;

import java.util.List;

import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.model.names.Occurrence;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * {@code textDocument/definition}: from a use to its declaration; from a declaration to its counterparts on the other side, so
 * that the same key leads back and forth between a definition and its templates.
 */
public final class Definitions {

    /** No place. */
    public static Either<List<? extends Location>, List<? extends LocationLink>> nothing() {
        return Either.forLeft(List.of());
    }

    public Either<List<? extends Location>, List<? extends LocationLink>> of(DocumentView view, DefinitionParams params,
            CancelChecker cancel) {
        cancel.checkCanceled();
        return Either.forLeft(NamedPlace.at(view, params.getPosition()).stream()
                .flatMap(place -> place.locations(targets(place)).stream()).distinct().toList());
    }

    private static List<Occurrence> targets(NamedPlace place) {
        List<Occurrence> declarations = place.index().declarations(place.occurrence());
        boolean onDeclaration = declarations.stream().anyMatch(declared -> declared.file().equals(place.occurrence().file())
                && declared.range().equals(place.occurrence().range()));
        if (!onDeclaration) {
            return declarations;
        }
        List<Occurrence> counterparts = place.sameName().stream()
                .filter(other -> other.role() == Occurrence.Role.COUNTERPART).toList();
        return counterparts.isEmpty() ? declarations : counterparts;
    }
}
