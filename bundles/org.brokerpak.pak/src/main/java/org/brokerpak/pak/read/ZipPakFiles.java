/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.read;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.model.files.PakPath;
import org.brokerpak.pak.archive.Member;
import org.brokerpak.pak.archive.MemberArchive;
import org.brokerpak.pak.files.TextContent;

/** The files inside a built pak, so that everything that reads a pak's folder reads a built pak too. */
final class ZipPakFiles implements PakFiles {

    private final MemberArchive archive;
    private final Map<String, Member> members = new HashMap<>();

    ZipPakFiles(MemberArchive archive) {
        this.archive = archive;
        archive.members().forEach(member -> members.put(member.name(), member));
    }

    @Override
    public FileContent read(String path) {
        Optional<String> clean = PakPath.clean(path);
        if (clean.isEmpty()) {
            return new FileContent.Outside();
        }
        Member member = members.get(clean.get());
        if (member == null) {
            return list(clean.get()).isEmpty() ? new FileContent.Missing() : new FileContent.Folder();
        }
        if (member.size() > MOST_BYTES) {
            return new FileContent.Unreadable("it is larger than " + MOST_BYTES / (1024 * 1024) + " MB");
        }
        try (InputStream content = archive.content(member)) {
            // The size that an archive states need not be true.
            byte[] bytes = content.readNBytes(MOST_BYTES);
            return bytes.length == member.size() ? TextContent.decode(bytes)
                    : new FileContent.Unreadable("the archive is damaged");
        } catch (IOException damaged) {
            return new FileContent.Unreadable("the archive is damaged");
        }
    }

    @Override
    public byte[] head(String path, int most) {
        Member member = members.get(PakPath.clean(path).orElse(""));
        if (member == null) {
            return new byte[0];
        }
        try (InputStream content = archive.content(member)) {
            return content.readNBytes(most);
        } catch (IOException damaged) {
            return new byte[0];
        }
    }

    @Override
    public List<String> list(String folder) {
        String prefix = folder.isEmpty() ? "" : folder + "/";
        TreeSet<String> names = new TreeSet<>();
        for (String path : members.keySet()) {
            if (path.startsWith(prefix)) {
                int slash = path.indexOf('/', prefix.length());
                names.add(slash < 0 ? path.substring(prefix.length()) : path.substring(prefix.length(), slash + 1));
            }
        }
        return List.copyOf(names);
    }
}
