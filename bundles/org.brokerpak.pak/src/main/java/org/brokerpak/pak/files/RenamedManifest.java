/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.files;

import java.util.List;

import org.brokerpak.model.Pak;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakFiles;

/** Files where the manifest has another name than the broker reads: a draft, or one of several. */
record RenamedManifest(PakFiles files, String name) implements PakFiles {

    @Override
    public FileContent read(String path) {
        return files.read(path.equals(Pak.MANIFEST) ? name : path);
    }

    @Override
    public byte[] head(String path, int most) {
        return files.head(path.equals(Pak.MANIFEST) ? name : path, most);
    }

    @Override
    public List<String> list(String folder) {
        return files.list(folder);
    }
}
