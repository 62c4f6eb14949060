/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.files;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Paths relative to a pak's folder. The broker joins a reference with the manifest's folder and cleans the result
 * (broker-behaviour 2.3), so {@code /a} and {@code ./x/../a} both mean {@code a}.
 */
public final class PakPath {

    private PakPath() {
    }

    /** The cleaned path; empty when it leads out of the folder. The folder itself is the empty text. */
    public static Optional<String> clean(String path) {
        Deque<String> names = new ArrayDeque<>();
        for (String name : path.split("/")) {
            switch (name) {
                case "", "." -> { }
                case ".." -> {
                    if (names.pollLast() == null) {
                        return Optional.empty();
                    }
                }
                default -> names.addLast(name);
            }
        }
        return Optional.of(String.join("/", names));
    }

    /** The folder that holds a path; empty text for the root. */
    public static String folder(String path) {
        int slash = path.lastIndexOf('/');
        return slash < 0 ? "" : path.substring(0, slash);
    }

    /** The last name of a path. */
    public static String name(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** A path inside a folder. */
    public static String join(String folder, String name) {
        return folder.isEmpty() ? name : folder + "/" + name;
    }
}
