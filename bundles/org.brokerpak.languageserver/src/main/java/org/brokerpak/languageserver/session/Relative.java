/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Paths of files relative to a folder, with {@code /} between names as the rooms below write them. */
final class Relative {

    private Relative() {
    }

    /** The path of a file inside a folder; empty when it lies elsewhere. */
    static Optional<String> path(Path folder, Path file) {
        if (!file.startsWith(folder) || file.equals(folder)) {
            return Optional.empty();
        }
        List<String> names = new ArrayList<>();
        folder.relativize(file).forEach(name -> names.add(name.toString()));
        return Optional.of(String.join("/", names));
    }
}
