/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.files;

import java.util.List;

/**
 * The files of a pak, or of a folder that holds paks. Paths are relative to its root, with {@code /} between names,
 * normalised by {@link PakPath}. Implementations never throw for what is wrong with a file; they say so in the result.
 */
public interface PakFiles {

    /** Largest text that is read; a template or definition beyond it is certainly a mistake. */
    int MOST_BYTES = 16 * 1024 * 1024;

    /** What is at a path. */
    FileContent read(String path);

    /** The first bytes of a file, at most {@code most}; empty when it cannot be read. */
    byte[] head(String path, int most);

    /** The names in a folder, sorted, a folder's with a {@code /} at the end; empty when it is not a folder. */
    List<String> list(String folder);
}
