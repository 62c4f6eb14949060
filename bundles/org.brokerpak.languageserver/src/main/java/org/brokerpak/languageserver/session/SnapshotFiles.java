/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.model.files.PakPath;
import org.brokerpak.pak.files.FolderPakFiles;
import org.brokerpak.syntax.text.SourceText;

/** A folder as a snapshot sees it: open documents over files on disk. */
final class SnapshotFiles implements PakFiles {

    private final FolderPakFiles folder;
    private final DiskCache disk;
    private final Map<String, SourceText> open = new HashMap<>();

    SnapshotFiles(Path root, Collection<OpenDocument> documents, DiskCache disk) {
        this.folder = FolderPakFiles.of(root);
        this.disk = disk;
        for (OpenDocument document : documents) {
            document.uri().path().flatMap(path -> Relative.path(root, path))
                    .ifPresent(path -> open.put(path, document.text()));
        }
    }

    @Override
    public FileContent read(String path) {
        Optional<String> clean = PakPath.clean(path);
        if (clean.isEmpty()) {
            return new FileContent.Outside();
        }
        SourceText text = open.get(clean.get());
        return text != null ? new FileContent.Text(text) : disk.read(folder, clean.get());
    }

    @Override
    public byte[] head(String path, int most) {
        SourceText text = PakPath.clean(path).map(open::get).orElse(null);
        if (text == null) {
            return folder.head(path, most);
        }
        byte[] bytes = text.text().getBytes(StandardCharsets.UTF_8);
        return Arrays.copyOf(bytes, Math.min(most, bytes.length));
    }

    @Override
    public List<String> list(String path) {
        TreeSet<String> names = new TreeSet<>(folder.list(path));
        PakPath.clean(path).ifPresent(clean -> open.keySet().stream()
                .filter(file -> PakPath.folder(file).equals(clean)).map(PakPath::name).forEach(names::add));
        return List.copyOf(names);
    }
}
