/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.names.NameIndex;
import org.brokerpak.rules.Finding;
import org.brokerpak.syntax.text.SourceText;

/** A pak at one moment with its findings, which are looked for when they are first asked for. */
public final class PakAnalysis {

    private final Path root;
    private final Pak pak;
    private final Memo<Map<String, List<Finding>>> findings;
    private final Memo<NameIndex> names;

    PakAnalysis(Path root, Pak pak, Supplier<List<Finding>> lint) {
        this.root = root;
        this.pak = pak;
        this.names = new Memo<>(() -> NameIndex.of(pak));
        this.findings = new Memo<>(() -> lint.get().stream()
                .collect(Collectors.groupingBy(Finding::file, LinkedHashMap::new, Collectors.toList())));
    }

    /** The folder of the pak; of a lone definition, the folder its paths are taken to start at. */
    public Path root() {
        return root;
    }

    public Pak pak() {
        return pak;
    }

    /** Whether the pak reads the file at a relative path. */
    public boolean holds(String path) {
        return pak.document(path).isPresent() || pak.services().stream()
                .anyMatch(service -> service.templates().stream().anyMatch(template -> template.path().equals(path)));
    }

    /** The findings by file, relative to the root; files without any are left out. */
    public Map<String, List<Finding>> findings() {
        return findings.get();
    }

    /** The findings in a file. */
    public List<Finding> findings(String path) {
        return findings.get().getOrDefault(path, List.of());
    }

    /** The names of the pak and where they are written. */
    public NameIndex names() {
        return names.get();
    }

    /** The text of a file of the pak, empty when there is none. */
    public Optional<SourceText> text(String path) {
        Optional<SourceText> known = pak.document(path).map(PakDocument::source);
        return known.isPresent() ? known : pak.files().read(path) instanceof FileContent.Text(var text)
                ? Optional.of(text) : Optional.empty();
    }

    /** Where a file of the pak lies. */
    public Path file(String path) {
        return root.resolve(path);
    }

    /** The path of a file relative to the pak, empty when it lies elsewhere. */
    public Optional<String> relative(Path file) {
        return Relative.path(root, file);
    }
}
