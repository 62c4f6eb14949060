/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.releng;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Rules of the house for its own files. */
class SourceFilesTest {

    private static final Set<String> FOREIGN_FOLDERS = Set.of(".git", "target", ".tools", "ws", "node_modules");
    private static final Pattern TEXT = Pattern.compile(
            ".*\\.(java|xml|md|properties|bnd|target|sh|product|inf|yml)|run|test|brokerpak");
    /** Written in pieces, so that this file does not hold what it looks for. */
    private static final Pattern REGISTRY = Pattern.compile("repo1?\\.maven(\\.apache)?" + "\\.org|central\\.sonatype"
            + "\\.com|registry\\.npmjs" + "\\.org|plugins\\.gradle" + "\\.org|proxy\\.golang" + "\\.org");
    private static final Pattern MACHINE_PATH = Pattern.compile("(?<![\\w.})*$-])/(?:work|root)" + "/\\w");
    private static final String HEADER = """
            /*
             * Copyright (c) 2026 Brokerpak Tools contributors.
             * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
             * which is available at https://www.eclipse.org/legal/epl-2.0/
             * SPDX-License-Identifier: EPL-2.0
             */
            """;

    @Test
    void everyJavaFileStartsWithTheLicence() throws IOException {
        List<Path> files = files(path -> path.toString().endsWith(".java"));
        assertTrue(files.size() > 10, () -> "looked at only " + files);
        assertEquals(List.of(), relative(files, text -> !text.startsWith(HEADER)));
    }

    @Test
    void everyPackageSaysWhatItIsFor() throws IOException {
        assertEquals(List.of(), files(path -> path.toString().endsWith(".java")
                && !path.toString().replace('\\', '/').contains("/src/test/")).stream().map(Path::getParent).distinct()
                .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
                .map(Delivery.ROOT::relativize).toList());
    }

    @Test
    void noFileNamesAPackageRegistry() throws IOException {
        assertEquals(List.of(), relative(files(path -> TEXT.matcher(path.getFileName().toString()).matches()),
                text -> REGISTRY.matcher(text).find()));
    }

    @Test
    void noFileNamesAPlaceOnSomeonesMachine() throws IOException {
        assertEquals(List.of(), relative(files(path -> TEXT.matcher(path.getFileName().toString()).matches()),
                text -> MACHINE_PATH.matcher(text).find()));
    }

    private static List<Path> relative(List<Path> files, Predicate<String> wrong) throws IOException {
        List<Path> found = new ArrayList<>();
        for (Path file : files) {
            if (wrong.test(Files.readString(file))) {
                found.add(Delivery.ROOT.relativize(file));
            }
        }
        return found;
    }

    private static List<Path> files(Predicate<Path> wanted) throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(Delivery.ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return FOREIGN_FOLDERS.contains(folder.getFileName().toString())
                        ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (attributes.isRegularFile() && wanted.test(file)) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }
}
