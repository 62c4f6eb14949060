/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** What will be in a pak: its files by their name, and where the bytes of each come from. */
public final class PakContent {

    /** A file of a pak. */
    public sealed interface Source {

        /** Size in bytes, unpacked. */
        long size();

        /** Bytes that are moved when the pak is written. */
        long storedSize();

        /** Permission bits. */
        int mode();
    }

    /** A text made for the pak. */
    public record Text(byte[] bytes) implements Source {

        @Override
        public long size() {
            return bytes.length;
        }

        @Override
        public long storedSize() {
            return bytes.length;
        }

        @Override
        public int mode() {
            return Member.PLAIN;
        }
    }

    /**
     * A file taken from an archive.
     *
     * @param mode permission bits it gets in the pak
     */
    public record Taken(MemberArchive archive, Member member, int mode) implements Source {

        @Override
        public long size() {
            return member.size();
        }

        @Override
        public long storedSize() {
            return member.storedSize();
        }
    }

    private final NavigableMap<String, Source> files = new TreeMap<>(EntryOrder.INSTANCE);

    /** Adds a text. */
    public void add(String name, String text) {
        files.put(name, new Text(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Adds a file; what had its name before is replaced and handed back. */
    public Optional<Source> add(String name, Source source) {
        return Optional.ofNullable(files.put(name, source));
    }

    /** The files by name, in the order of the pak. */
    public Map<String, Source> files() {
        return files;
    }

    /** A file that stands where another file needs a folder; such a pak could not be unpacked. */
    public Optional<String> fileInTheWay() {
        return files.keySet().stream().filter(name -> {
            String next = files.higherKey(name);
            return next != null && next.startsWith(name + "/");
        }).findFirst();
    }

    /** Names and sizes of all entries, those of folders ending with a slash, in the order of the pak. */
    public List<EntryInfo> entries() {
        Map<String, EntryInfo> result = new TreeMap<>(EntryOrder.INSTANCE);
        files.forEach((name, source) -> {
            for (int slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)) {
                String folder = name.substring(0, slash + 1);
                result.put(name.substring(0, slash), new EntryInfo(folder, 0, Member.PROGRAM));
            }
            result.put(name, new EntryInfo(name, source.size(), source.mode()));
        });
        return new ArrayList<>(result.values());
    }

    /** The first bytes of a file that comes from an archive; none for others. */
    public byte[] head(String name, int most) {
        return files.get(name) instanceof Taken taken ? taken.archive().head(taken.member().name(), most) : new byte[0];
    }

    /** Bytes that are moved when the pak is written. */
    public long storedSize() {
        return files.values().stream().mapToLong(Source::storedSize).sum();
    }
}
