/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.symbols;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.languageserver.session.Snapshot;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * {@code workspace/symbol}: what the paks of the workspace declare, in definitions and templates. The letters of the
 * query must come in their order, with others between; the closest names are first. An empty query asks for the
 * services.
 */
public final class WorkspaceSymbols {

    private static final int MOST = 500;

    private record Match(WorkspaceSymbol symbol, int distance) {
    }

    public Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>> of(Snapshot snapshot,
            WorkspaceSymbolParams params, CancelChecker cancel) {
        String query = params.getQuery() == null ? "" : params.getQuery().strip();
        List<Match> matches = new ArrayList<>();
        Set<Location> seen = new HashSet<>();
        for (PakAnalysis pak : snapshot.allPaks()) {
            cancel.checkCanceled();
            new PakSymbols(snapshot, pak, query.isEmpty(), name -> FuzzyName.distance(query, name) >= 0, cancel)
                    .collect(symbol -> {
                        // Two paks that share a file know the same places.
                        if (seen.add(symbol.getLocation().getLeft())) {
                            matches.add(new Match(symbol, FuzzyName.distance(query, symbol.getName())));
                        }
                    });
        }
        matches.sort(Comparator.comparingInt(Match::distance)
                .thenComparing(match -> match.symbol.getName())
                .thenComparing(match -> match.symbol.getLocation().getLeft().getUri()));
        return Either.forRight(matches.stream().limit(MOST).map(Match::symbol).toList());
    }
}
