/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

import org.brokerpak.model.Pak.ManifestFile;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.pak.build.CachedPrograms.Program;
import org.brokerpak.pak.build.CachedPrograms.Programs;

/**
 * The temporary folder of a run: the workspace, a home without anybody's settings, the providers laid out as the broker
 * lays them out (broker-behaviour 5.9), and the configuration that lets tofu look nowhere else. Gone when closed.
 */
final class TofuFolder implements Closeable {

    private final Path root;

    private TofuFolder(Path root) {
        this.root = root;
    }

    static TofuFolder create() throws IOException {
        TofuFolder folder = new TofuFolder(Files.createTempDirectory("brokerpak-tofu"));
        for (String name : new String[] {"workspace", "home", "temporary", "programs", "providers", "unpacked"}) {
            Files.createDirectory(folder.root.resolve(name));
        }
        Files.writeString(folder.configuration(), """
                provider_installation {
                  filesystem_mirror {
                    path = "%s"
                  }
                }
                disable_checkpoint = true
                """.formatted(folder.providers().toString().replace("\\", "\\\\").replace("\"", "\\\"")));
        return folder;
    }

    Path workspace() {
        return root.resolve("workspace");
    }

    Path home() {
        return root.resolve("home");
    }

    Path temporary() {
        return root.resolve("temporary");
    }

    /** Programs beside tofu and the providers; the broker puts them on the PATH. */
    Path programs() {
        return root.resolve("programs");
    }

    Path providers() {
        return root.resolve("providers");
    }

    /** What comes from local files is unpacked here. */
    Path unpacked() {
        return root.resolve("unpacked");
    }

    Path configuration() {
        return root.resolve("tofu.rc");
    }

    /**
     * Lays out providers and other programs.
     *
     * @param platform {@code os/arch}
     */
    void install(Programs programs, String platform) throws IOException {
        for (Program program : programs.found()) {
            Binary binary = program.binary();
            if (binary.kind() == Binary.Kind.PROVIDER) {
                Path folder = providers();
                for (String name : binary.providerAddress().split("/")) {
                    folder = folder.resolve(name);
                }
                folder = folder.resolve(binary.effectiveVersion()).resolve(platform.replace('/', '_')).normalize();
                if (folder.startsWith(providers())) {
                    place(program.file(), Files.createDirectories(folder));
                }
            } else if (binary.kind() == Binary.Kind.OTHER) {
                place(program.file(), programs());
            }
        }
    }

    /** Providers are large: a link is made where the system allows it. */
    private static void place(Path file, Path folder) throws IOException {
        Path target = folder.resolve(file.getFileName());
        Files.deleteIfExists(target);
        try {
            Files.createSymbolicLink(target, file);
        } catch (IOException | UnsupportedOperationException notAllowed) {
            Files.copy(file, target);
        }
    }

    /** The program of the version that new instances use, if it is at hand. */
    static Binary tofuOf(ManifestFile manifest) {
        return manifest.content().tofus().stream().filter(tofu -> tofu.isDefault().value()).findFirst()
                .orElseGet(() -> manifest.content().tofus().isEmpty() ? null : manifest.content().tofus().getFirst());
    }

    @Override
    public void close() throws IOException {
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) {
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, IOException failure) throws IOException {
                Files.deleteIfExists(folder);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
