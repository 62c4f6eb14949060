/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.LintSettings;
import org.brokerpak.rules.Linter;

/**
 * The pak that somebody means by naming a folder or a file.
 *
 * @param named as it was named
 * @param folder the pak's folder, absolute
 * @param pak the pak, or a snapshot of the one definition that was named
 * @param file the file that was named, relative to the folder; null when the whole pak is meant
 */
public record NamedPak(String named, Path folder, Pak pak, String file) {

    /** The only file that matters; empty when the whole pak is meant. */
    public Optional<String> onlyFile() {
        return Optional.ofNullable(file);
    }

    /** The findings of the pak under given settings, or those of the file that was named. */
    public List<Finding> findings(Linter linter, LintSettings settings) {
        List<Finding> all = linter.lint(pak, settings);
        return file == null ? all : all.stream().filter(finding -> onDisk(finding.file()).equals(file)).toList();
    }

    /** The path on disk of a file of the pak, relative to the folder: a manifest may have another name than is usual. */
    public String onDisk(String path) {
        return pak.files() instanceof RenamedManifest renamed && path.equals(Pak.MANIFEST) ? renamed.name() : path;
    }

    /** The same pak as it is on disk now. */
    NamedPak reload() {
        boolean loneDefinition = pak.manifest().isEmpty() && file != null;
        return new NamedPak(named, folder, loneDefinition ? Pak.ofDefinition(pak.files(), file, new DocumentCache())
                : Pak.load(pak.files(), new DocumentCache()), file);
    }
}
