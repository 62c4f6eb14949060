/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;

import org.brokerpak.model.PakDiscovery;
import org.brokerpak.model.document.DocumentCache;

/** The paks in the folders that the client has opened, looked for again only when some may have come or gone. */
final class PakScan {

    private final DocumentCache manifests = new DocumentCache();
    private Set<Path> found = Set.of();
    private long scannedAt = -1;

    /** The folders of the paks, in the order of the client's folders. */
    synchronized Set<Path> in(Snapshot snapshot) {
        if (scannedAt != snapshot.pakNumber()) {
            Set<Path> paks = new LinkedHashSet<>();
            for (Path folder : snapshot.folders()) {
                for (String pak : new PakDiscovery(snapshot.files(folder), manifests).scan()) {
                    paks.add(folder.resolve(pak).normalize());
                }
            }
            found = paks;
            scannedAt = snapshot.pakNumber();
        }
        return found;
    }
}
