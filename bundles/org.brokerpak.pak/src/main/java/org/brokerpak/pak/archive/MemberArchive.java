/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;

import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.brokerpak.pak.work.Work;

/** A zip archive that programs are taken from. Opening reads only its directory. */
public final class MemberArchive implements Closeable {

    private static final int UNIX_LINK = 0120000;
    private static final int UNIX_TYPE = 0170000;
    private static final int MOST_LINK_TARGET = 4096;
    /** Below this size it does no harm to unpack whatever it is. */
    private static final long SMALL = 64L << 20;
    /** No program shrinks to a hundredth; nothing at all to less than a thousandth. */
    private static final long MOST_RATIO = 200;

    private final ZipFile zip;
    private final Map<String, ZipArchiveEntry> byName;
    private final List<Member> members;
    private final List<EntryInfo> entries;
    private final List<String> leftOut;

    private MemberArchive(ZipFile zip, Map<String, ZipArchiveEntry> byName, List<Member> members,
            List<EntryInfo> entries, List<String> leftOut) {
        this.zip = zip;
        this.byName = byName;
        this.members = List.copyOf(members);
        this.entries = List.copyOf(entries);
        this.leftOut = List.copyOf(leftOut);
    }

    /**
     * Opens an archive and judges the names and sizes of all members.
     *
     * @throws ArchiveException if the file is no zip archive or not a safe one
     */
    public static MemberArchive open(Path file, ArchiveLimits limits) throws IOException {
        long fileSize = Files.size(file);
        ZipFile zip;
        try {
            zip = ZipFile.builder().setPath(file).get();
        } catch (IOException | RuntimeException noZip) {
            // The library answers hostile bytes with exceptions of many kinds.
            throw new ArchiveException(Sniffer.notAnArchive(file, ArchiveFormat.ZIP), noZip);
        }
        try {
            return read(zip, fileSize, limits);
        } catch (IOException | RuntimeException unsafe) {
            zip.close();
            throw unsafe;
        }
    }

    private static MemberArchive read(ZipFile zip, long fileSize, ArchiveLimits limits) throws IOException {
        List<Member> members = new ArrayList<>();
        List<EntryInfo> entries = new ArrayList<>();
        List<String> leftOut = new ArrayList<>();
        Map<String, ZipArchiveEntry> byName = new HashMap<>();
        ArchiveLimits.Meter meter = limits.meter();
        long compressed = 0;
        for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
            meter.member();
            String name = MemberName.clean(entry.getName());
            if (entry.isDirectory() || name.isEmpty()) {
                if (!name.isEmpty()) {
                    entries.add(new EntryInfo(name + "/", 0, mode(entry)));
                }
                continue;
            }
            if ((entry.getUnixMode() & UNIX_TYPE) == UNIX_LINK) {
                leftOut.add(link(zip, entry, name));
                continue;
            }
            if (entry.getGeneralPurposeBit().usesEncryption()) {
                throw new ArchiveException("is encrypted");
            }
            if (byName.putIfAbsent(name, entry) != null) {
                throw new ArchiveException("holds two files named \"" + name + "\"");
            }
            meter.bytes(entry.getSize());
            if (entry.getSize() > SMALL && entry.getSize() / MOST_RATIO > entry.getCompressedSize()) {
                throw new ArchiveException("holds \"" + name + "\", which unpacks to " + (entry.getSize() >> 20)
                        + " MB from " + (entry.getCompressedSize() >> 10) + " kB, as only hostile archives do");
            }
            compressed += entry.getCompressedSize();
            entries.add(new EntryInfo(name, entry.getSize(), mode(entry)));
            members.add(new Member(name, mode(entry), entry.getSize(), entry.getCompressedSize(), entry.getCrc(),
                    entry.getMethod()));
        }
        if (compressed > fileSize) {
            throw new ArchiveException("holds files that share their bytes, as only hostile archives do");
        }
        return new MemberArchive(zip, byName, members, entries, leftOut);
    }

    private static String link(ZipFile zip, ZipArchiveEntry entry, String name) throws IOException {
        try (InputStream content = zip.getInputStream(entry)) {
            String target = new String(content.readNBytes(MOST_LINK_TARGET), zip.getEncoding());
            if (MemberName.target(name, target).isEmpty()) {
                throw new ArchiveException("holds a link \"" + name + "\" that leads out of its folder, to \"" + target
                        + "\"; nothing of it is used");
            }
        }
        return name;
    }

    /** Archives made on Windows carry no permissions: then everything may be a program. */
    private static int mode(ZipArchiveEntry entry) {
        int bits = entry.getUnixMode() & 0777;
        return bits == 0 ? Member.PROGRAM : bits;
    }

    /** The files, in the order of the archive. */
    public List<Member> members() {
        return members;
    }

    /** Files and folders, in the order of the archive. */
    public List<EntryInfo> entries() {
        return entries;
    }

    /** Names of the links, which a pak cannot hold: the broker would write them as files. */
    public List<String> leftOutLinks() {
        return leftOut;
    }

    /** Whether the compressed bytes of all members can be carried over to a pak as they are. */
    public boolean isCarriedOverAsIs() {
        return members.stream().map(Member::method)
                .allMatch(method -> method == ZipArchiveEntry.DEFLATED || method == ZipArchiveEntry.STORED);
    }

    /** The bytes of a member as the archive holds them. */
    InputStream raw(Member member) throws IOException {
        return zip.getRawInputStream(byName.get(member.name()));
    }

    /** The first bytes of a member; none when there is no such member or it is damaged. */
    public byte[] head(String name, int most) {
        if (!byName.containsKey(name)) {
            return new byte[0];
        }
        try (InputStream content = zip.getInputStream(byName.get(name))) {
            return content.readNBytes(most);
        } catch (IOException damaged) {
            return new byte[0];
        }
    }

    /** The bytes of a member, unpacked. */
    public InputStream content(Member member) throws IOException {
        return new BufferedInputStream(zip.getInputStream(byName.get(member.name())));
    }

    /**
     * Unpacks everything into nothing, to find damage before it reaches a pak.
     *
     * @throws ArchiveException if a member's bytes do not fit its size or checksum
     */
    public void verify(Work work) throws IOException {
        for (Member member : members) {
            CRC32 crc = new CRC32();
            long[] size = {0};
            try (InputStream content = zip.getInputStream(byName.get(member.name()))) {
                work.drain(content, (portion, count) -> {
                    crc.update(portion, 0, count);
                    size[0] += count;
                    if (size[0] > member.size()) {
                        throw damaged(member, null);
                    }
                });
            } catch (ArchiveException judged) {
                throw judged;
            } catch (IOException unreadable) {
                throw damaged(member, unreadable);
            }
            if (size[0] != member.size() || crc.getValue() != member.crc()) {
                throw damaged(member, null);
            }
        }
    }

    private static ArchiveException damaged(Member member, IOException cause) {
        return new ArchiveException("is damaged: its file \"" + member.name() + "\" cannot be unpacked", cause);
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
