/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.binaries;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.pak.archive.EntryInfo;

/** Looks for programs in a pak as the broker does (broker-behaviour 5.9). */
public final class BinaryCheck {

    private static final int MOST_SHOWN = 4;

    private final List<EntryInfo> entries;
    private final Heads heads;
    private final Set<String> files;
    private final List<BinaryProblem> problems = new ArrayList<>();

    private BinaryCheck(List<EntryInfo> entries, Heads heads) {
        this.entries = entries;
        this.heads = heads;
        // The broker takes an entry without content for a folder.
        this.files = entries.stream().filter(entry -> entry.size() > 0).map(EntryInfo::name)
                .collect(Collectors.toSet());
    }

    /** Gives the first bytes of an entry, {@link ProgramKind#HEAD} at most; none when they cannot be read. */
    @FunctionalInterface
    public interface Heads {
        byte[] of(String entry);
    }

    /**
     * What the broker would not find, or could not run.
     *
     * @param platforms pairs {@code os/arch}
     * @param entries of the pak
     */
    public static List<BinaryProblem> check(Manifest manifest, List<String> platforms, List<EntryInfo> entries,
            Heads heads) {
        BinaryCheck check = new BinaryCheck(entries, heads);
        if (manifest.tofus().isEmpty() && !manifest.binaries().isEmpty()) {
            check.problems.add(new BinaryProblem(manifest.binaries().getFirst(), "", "no binary is named \"tofu\", so "
                    + "the broker would not start: tofu not found", true));
        }
        for (String platform : platforms) {
            for (Binary binary : manifest.binaries()) {
                switch (binary.kind()) {
                    case TOFU -> check.tofu(binary, platform);
                    case PROVIDER -> check.only(binary, platform,
                            folder(platform) + binary.name().value() + "_v" + binary.effectiveVersion());
                    case OTHER -> check.only(binary, platform, folder(platform) + binary.name().value());
                    case UNNAMED -> { }
                }
            }
        }
        return List.copyOf(check.problems);
    }

    /** The folder of a platform in a pak, with a slash at its end. */
    public static String folder(String platform) {
        return "bin/" + platform + "/";
    }

    /** The folder in a pak that a binary is unpacked into, with a slash at its end. */
    public static String folder(Binary binary, String platform) {
        return binary.kind() == Binary.Kind.TOFU ? folder(platform) + binary.effectiveVersion() + "/"
                : folder(platform);
    }

    private void tofu(Binary binary, String platform) {
        String path = folder(binary, platform) + "tofu";
        for (String place : List.of(path, folder(platform) + "tofu")) {
            if (files.contains(place)) {
                runs(binary, platform, place);
                return;
            }
        }
        if (files.contains(path + ".exe") || files.contains(folder(platform) + "tofu.exe")) {
            report(binary, platform, "the broker looks for a file \"tofu\" and finds only \"tofu.exe\", so it does not "
                    + "start on " + platform, false);
            return;
        }
        report(binary, platform, "there is no file %s, so the broker would not start: it could not find tofu version %s"
                .formatted(path, binary.effectiveVersion()) + inside(folder(binary, platform)), true);
    }

    private void only(Binary binary, String platform, String prefix) {
        List<String> found = entries.stream().map(EntryInfo::name).filter(name -> name.startsWith(prefix)).toList();
        if (found.isEmpty()) {
            report(binary, platform, "there is no file whose name starts with %s, so the broker would not start"
                    .formatted(prefix) + inside(folder(platform)), true);
        } else if (found.size() > 1) {
            report(binary, platform, "the broker takes the one entry whose name starts with " + prefix
                    + " and would not start, for there are " + found.size() + ": " + shown(found), true);
        } else if (!files.contains(found.getFirst())) {
            report(binary, platform, found.getFirst() + " is empty, so the broker would not start", true);
        } else {
            runs(binary, platform, found.getFirst());
        }
    }

    private void runs(Binary binary, String platform, String file) {
        if (file.contains("..")) {
            report(binary, platform, "the broker refuses the name " + file + ", for there are two dots in a row in it",
                    true);
        }
        boolean program = entries.stream().anyMatch(entry -> entry.name().equals(file) && (entry.mode() & 0111) != 0);
        if (!program && !platform.startsWith("windows/")) {
            report(binary, platform, file + " is not marked as executable, so every request fails: permission denied",
                    true);
        }
        ProgramKind.of(heads.of(file)).filter(kind -> !kind.runsOn(platform)).ifPresent(kind -> report(binary, platform,
                "%s is a program for %s, so every request fails".formatted(file, kind), true));
    }

    private String inside(String folder) {
        List<String> names = entries.stream().filter(entry -> !entry.isFolder() && entry.name().startsWith(folder))
                .map(entry -> entry.name().substring(folder.length())).toList();
        return names.isEmpty() ? "; nothing is in " + folder : "; in " + folder + " there are " + shown(names);
    }

    private static String shown(List<String> names) {
        return names.size() <= MOST_SHOWN ? String.join(", ", names)
                : String.join(", ", names.subList(0, MOST_SHOWN)) + " and " + (names.size() - MOST_SHOWN) + " more";
    }

    private void report(Binary binary, String platform, String message, boolean fatal) {
        problems.add(new BinaryProblem(binary, platform, "%s %s for %s: %s".formatted(binary.name().value(),
                binary.effectiveVersion(), platform, message), fatal));
    }
}
