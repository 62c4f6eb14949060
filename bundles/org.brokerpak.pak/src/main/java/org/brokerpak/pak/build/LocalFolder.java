/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The files of a folder of this machine, links not followed.
 *
 * @param folder where they are
 * @param files relative paths with {@code /} between names, sorted
 * @param leftOutLinks relative paths of the links
 */
record LocalFolder(Path folder, List<String> files, List<String> leftOutLinks) {

    LocalFolder {
        files = List.copyOf(files);
        leftOutLinks = List.copyOf(leftOutLinks);
    }

    static LocalFolder list(Path folder) throws IOException {
        List<String> files = new ArrayList<>();
        List<String> links = new ArrayList<>();
        try (Stream<Path> walk = Files.walk(folder)) {
            for (Path path : walk.sorted().toList()) {
                String name = folder.relativize(path).toString().replace('\\', '/');
                if (Files.isSymbolicLink(path) && !path.equals(folder)) {
                    links.add(name);
                } else if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
                    files.add(name);
                }
            }
        }
        return new LocalFolder(folder, files, links);
    }
}
