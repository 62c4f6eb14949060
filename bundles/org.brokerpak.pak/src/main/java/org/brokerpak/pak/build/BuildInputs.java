/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.service.Template;
import org.brokerpak.pak.fetch.Stamp;
import org.brokerpak.pak.source.BinarySource.Local;

/** The files of this machine that a build reads, as they were when it began. */
final class BuildInputs {

    private final Pak pak;
    private final Map<Path, Stamp> stamps = new LinkedHashMap<>();

    BuildInputs(Pak pak, List<PlannedBinary> binaries) throws IOException {
        this.pak = pak;
        for (PlannedBinary binary : binaries) {
            if (binary.source().location() instanceof Local(Path path)) {
                if (Files.isDirectory(path)) {
                    for (String name : LocalFolder.list(path).files()) {
                        stamps.put(path.resolve(name), Stamp.of(path.resolve(name)));
                    }
                } else {
                    stamps.put(path, Stamp.of(path));
                }
            }
        }
    }

    /** A binary that is another one now, so that the pak may hold halves of both. */
    Optional<Path> changedBinary() throws IOException {
        for (Map.Entry<Path, Stamp> entry : stamps.entrySet()) {
            if (!Files.exists(entry.getKey()) || !Stamp.of(entry.getKey()).equals(entry.getValue())) {
                return Optional.of(entry.getKey());
            }
        }
        return Optional.empty();
    }

    /** Documents and templates that were edited since; the pak holds what they were. */
    List<String> editedTexts() {
        List<String> edited = new ArrayList<>();
        for (PakDocument document : pak.documents()) {
            note(document.path(), document.source().text(), edited);
        }
        pak.services().stream().flatMap(service -> service.templates().stream()).filter(file -> !file.isInline())
                .forEach(template -> note(template, edited));
        return edited.stream().distinct().toList();
    }

    private void note(Template template, List<String> edited) {
        template.text().ifPresent(text -> note(template.path(), text.text(), edited));
    }

    private void note(String path, String before, List<String> edited) {
        String now = pak.files().read(path) instanceof FileContent.Text(var text) ? text.text() : null;
        if (!Objects.equals(before, now)) {
            edited.add(path);
        }
    }
}
