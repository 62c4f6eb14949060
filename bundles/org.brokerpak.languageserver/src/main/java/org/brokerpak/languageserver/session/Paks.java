/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.model.Pak;
import org.brokerpak.model.PakDiscovery;
import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.rules.Linter;
import org.brokerpak.rules.LintSettings;

/** The paks of one snapshot. Those that a change does not touch are handed on to the next one. */
final class Paks {

    /** A pak by its folder, or a lone definition by its folder and path. */
    private record Key(Path root, String definition) {
    }

    private final Map<DocumentUri, OpenDocument> open;
    private final ServerSettings settings;
    private final Shared shared;
    private final Map<Key, PakAnalysis> analyses = new ConcurrentHashMap<>();
    private final Map<Path, Boolean> pakFolders = new ConcurrentHashMap<>();

    Paks(Map<DocumentUri, OpenDocument> open, ServerSettings settings, Shared shared) {
        this.open = open;
        this.settings = settings;
        this.shared = shared;
    }

    /** The paks of the next snapshot, in which these files are different. */
    Paks after(Map<DocumentUri, OpenDocument> nextOpen, Collection<Path> changed) {
        Paks next = new Paks(nextOpen, settings, shared);
        analyses.forEach((key, analysis) -> {
            // A pak reads nothing outside of its folder.
            if (changed.stream().noneMatch(file -> file.startsWith(key.root))) {
                next.analyses.put(key, analysis);
            }
        });
        return next;
    }

    /** All paks that read a file; if there is none, the file as a lone definition when it is one. */
    List<PakAnalysis> of(DocumentUri uri) {
        Path file = uri.path().orElse(null);
        if (file == null || file.getParent() == null) {
            return List.of();
        }
        List<PakAnalysis> found = new ArrayList<>();
        Path nearest = null;
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            if (isPak(folder)) {
                nearest = nearest == null ? folder : nearest;
                PakAnalysis pak = at(folder);
                if (pak.relative(file).filter(pak::holds).isPresent()) {
                    found.add(pak);
                }
            }
        }
        if (found.isEmpty() && isService(uri)) {
            found.add(loneDefinition(nearest == null ? file.getParent() : nearest, file));
        }
        return found;
    }

    private boolean isService(DocumentUri uri) {
        return Optional.ofNullable(open.get(uri)).flatMap(shared.kinds()::of)
                .filter(DocumentKinds.SERVICE::equals).isPresent();
    }

    /** Whether a folder holds a pak. */
    boolean isPak(Path folder) {
        return pakFolders.computeIfAbsent(folder, this::looksLikePak);
    }

    private boolean looksLikePak(Path folder) {
        OpenDocument manifest = open.get(DocumentUri.of(folder.resolve(Pak.MANIFEST)));
        if (manifest != null) {
            Optional<DocumentKind> kind = shared.kinds().of(manifest);
            return kind.filter(DocumentKinds.MANIFEST::equals).isPresent();
        }
        return new PakDiscovery(files(folder), shared.documents()).isPak("");
    }

    /** The pak in a folder. */
    PakAnalysis at(Path folder) {
        return analyses.computeIfAbsent(new Key(folder, ""),
                key -> analyse(folder, Pak.load(files(folder), shared.documents())));
    }

    private PakAnalysis loneDefinition(Path root, Path file) {
        String path = Relative.path(root, file).orElseThrow();
        return analyses.computeIfAbsent(new Key(root, path),
                key -> analyse(root, Pak.ofDefinition(files(root), path, shared.documents())));
    }

    private PakAnalysis analyse(Path root, Pak pak) {
        // Nothing of this object is kept: an analysis outlives its snapshot.
        Linter linter = shared.linter();
        LintSettings preferences = settings.lint();
        return new PakAnalysis(root, pak, () -> linter.lint(pak, LintSettings.read(pak.files(), preferences)));
    }

    /** A folder with open documents over the disk. */
    PakFiles files(Path folder) {
        return new SnapshotFiles(folder, open.values(), shared.disk());
    }
}
