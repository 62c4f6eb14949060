/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.time.Clock;
import java.util.List;

import org.brokerpak.languageserver.protocol.Log;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.rules.Linter;
import org.brokerpak.rules.Rule;

/**
 * What all snapshots share: caches keyed by content, and the rules.
 *
 * @param disk texts of files
 * @param documents trees of texts
 * @param kinds kinds of open documents
 * @param linter applies the rules
 * @param scan finds the paks of the workspace
 */
record Shared(DiskCache disk, DocumentCache documents, KnownKinds kinds, Linter linter, PakScan scan) {

    static Shared create(List<Rule> rules, Log log) {
        DocumentCache documents = new DocumentCache();
        return new Shared(new DiskCache(Clock.systemUTC()), documents, new KnownKinds(documents),
                new Linter(rules, log::failure), new PakScan());
    }
}
