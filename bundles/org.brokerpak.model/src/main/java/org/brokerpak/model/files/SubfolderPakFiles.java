/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.files;

import java.util.List;

/** A folder of other files as a root of its own: a pak inside a repository. Paths cannot leave the folder. */
public record SubfolderPakFiles(PakFiles whole, String folder) implements PakFiles {

    @Override
    public FileContent read(String path) {
        return PakPath.clean(path).map(clean -> whole.read(PakPath.join(folder, clean)))
                .orElseGet(FileContent.Outside::new);
    }

    @Override
    public byte[] head(String path, int most) {
        return PakPath.clean(path).map(clean -> whole.head(PakPath.join(folder, clean), most)).orElse(new byte[0]);
    }

    @Override
    public List<String> list(String subfolder) {
        return PakPath.clean(subfolder)
                .map(clean -> whole.list(clean.isEmpty() ? folder : PakPath.join(folder, clean)))
                .orElse(List.of());
    }
}
