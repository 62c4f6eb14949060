/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.pak.archive.EntryInfo;

/**
 * What takes the room in a pak: a program, for all platforms together, or all files of another sort.
 *
 * @param name {@code tofu 1.11.8}, {@code terraform-provider-aws_v6.49.0}, {@code sources},
 *     {@code manifest and definitions}
 * @param size bytes, unpacked
 * @param platforms pairs {@code os/arch} it is for; empty when for all
 */
public record PakPart(String name, long size, List<String> platforms) {

    private static final String SOURCES = "sources";
    private static final String DOCUMENTS = "manifest and definitions";
    /** Where the broker looks for programs (broker-behaviour 5.9): tofu in a folder of its version. */
    private static final Pattern PROGRAM = Pattern.compile("bin/([^/]+/[^/]+)/(.+)");
    private static final Pattern IN_FOLDER = Pattern.compile("([^/]+)/.*");

    public PakPart {
        platforms = List.copyOf(platforms);
    }

    /** The parts of a pak's entries, the largest first. */
    public static List<PakPart> of(List<EntryInfo> entries) {
        Map<String, Long> sizes = new LinkedHashMap<>();
        Map<String, TreeSet<String>> platforms = new LinkedHashMap<>();
        for (EntryInfo entry : entries) {
            if (!entry.isFolder()) {
                Matcher program = PROGRAM.matcher(entry.name());
                boolean isProgram = program.matches();
                String name = isProgram ? program(program.group(2))
                        : entry.name().startsWith("src/") ? SOURCES : DOCUMENTS;
                sizes.merge(name, entry.size(), Long::sum);
                platforms.computeIfAbsent(name, key -> new TreeSet<>());
                if (isProgram) {
                    platforms.get(name).add(program.group(1));
                }
            }
        }
        List<PakPart> parts = new ArrayList<>();
        sizes.forEach((name, size) -> parts.add(new PakPart(name, size, List.copyOf(platforms.get(name)))));
        parts.sort(Comparator.comparingLong(PakPart::size).reversed().thenComparing(PakPart::name));
        return List.copyOf(parts);
    }

    /** The files beside a tofu, such as its licence, count with it. */
    private static String program(String path) {
        Matcher folder = IN_FOLDER.matcher(path);
        return folder.matches() ? "tofu " + folder.group(1) : path;
    }
}
