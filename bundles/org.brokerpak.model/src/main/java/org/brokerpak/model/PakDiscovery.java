/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.model.files.PakPath;

/** Finds paks by the content of their manifests. A {@code manifest.yml} of Cloud Foundry's own is not one. */
public final class PakDiscovery {

    /** Folders a scan looks into at most, so that opening a huge tree stays quick. */
    private static final int MOST_FOLDERS = 5_000;
    private static final int MOST_LEVELS = 8;
    private static final Set<String> SKIPPED = Set.of(".git", ".terraform", ".svn", ".hg", ".idea", ".settings",
            "node_modules", "target", "bin");

    private final PakFiles tree;
    private final DocumentCache cache;

    public PakDiscovery(PakFiles tree, DocumentCache cache) {
        this.tree = tree;
        this.cache = cache;
    }

    /** Whether a folder holds a pak's manifest. */
    public boolean isPak(String folder) {
        return tree.read(PakPath.join(folder, Pak.MANIFEST)) instanceof FileContent.Text(var text)
                && DocumentKinds.recognize(cache.yaml(text)).equals(Optional.of(DocumentKinds.MANIFEST));
    }

    /** The kind of the document at a path, by its content. */
    public Optional<DocumentKind> kindOf(String path) {
        return tree.read(path) instanceof FileContent.Text(var text)
                ? DocumentKinds.recognize(cache.yaml(text)) : Optional.empty();
    }

    /** The folder of the nearest pak that holds a file, walking up from it; the tree's root is the empty text. */
    public Optional<String> above(String path) {
        String folder = PakPath.folder(path);
        while (true) {
            if (isPak(folder)) {
                return Optional.of(folder);
            }
            if (folder.isEmpty()) {
                return Optional.empty();
            }
            folder = PakPath.folder(folder);
        }
    }

    /** The folders of all paks in the tree, nearest to the root first. */
    public List<String> scan() {
        List<String> found = new ArrayList<>();
        Deque<String> waiting = new ArrayDeque<>(List.of(""));
        int visited = 0;
        while (!waiting.isEmpty() && visited++ < MOST_FOLDERS) {
            String folder = waiting.poll();
            List<String> names = tree.list(folder);
            if (names.contains(Pak.MANIFEST) && isPak(folder)) {
                found.add(folder);
            }
            if (levels(folder) < MOST_LEVELS) {
                for (String name : names) {
                    if (name.endsWith("/") && !SKIPPED.contains(name.substring(0, name.length() - 1))) {
                        waiting.add(PakPath.join(folder, name.substring(0, name.length() - 1)));
                    }
                }
            }
        }
        return found;
    }

    private static int levels(String folder) {
        return folder.isEmpty() ? 0 : folder.split("/").length;
    }
}
