/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.navigation;

import java.util.List;

import org.brokerpak.languageserver.session.DocumentView;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/** {@code textDocument/references} */
public final class References {

    public List<? extends Location> of(DocumentView view, ReferenceParams params, CancelChecker cancel) {
        cancel.checkCanceled();
        boolean withDeclaration = params.getContext() != null && params.getContext().isIncludeDeclaration();
        return NamedPlace.at(view, params.getPosition()).stream()
                .flatMap(place -> place.locations(place.sameName().stream()
                        .filter(occurrence -> withDeclaration || !occurrence.isDeclaration()).toList()).stream())
                .distinct().toList();
    }
}
