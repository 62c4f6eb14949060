/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

import org.brokerpak.pak.archive.Sniffer;
import org.brokerpak.pak.build.BuildEvent.Origin;
import org.brokerpak.pak.fetch.Checksum;
import org.brokerpak.pak.fetch.ChecksumList;
import org.brokerpak.pak.fetch.DownloadCache;
import org.brokerpak.pak.fetch.DownloadCache.Cached;
import org.brokerpak.pak.fetch.Downloader;
import org.brokerpak.pak.fetch.FetchException;
import org.brokerpak.pak.fetch.PartialDownload;
import org.brokerpak.pak.lock.LockFile;
import org.brokerpak.pak.source.BinarySource;
import org.brokerpak.pak.source.BinarySource.Local;
import org.brokerpak.pak.source.BinarySource.Remote;

/**
 * Gets the file behind a source: from the cache or from where it is. A file that is not the one it should be is never
 * used: the manifest's own checksum, the lock file and the publisher's list are asked, as far as there are any. May be
 * used by several threads.
 */
final class Fetcher {

    private static final String LISTED = "file:";
    private static final int MOST_LIST_BYTES = 1024 * 1024;

    /**
     * A file that was got.
     *
     * @param verified whether it was compared with a checksum
     */
    record Fetched(Path file, long size, String sha256, Origin origin, boolean verified) {
    }

    /** Judges a download before it is kept. */
    @FunctionalInterface
    interface Judge {
        void check(Path file, String sha256) throws IOException;
    }

    private final Downloader downloader;
    private final DownloadCache cache;
    private final Function<URI, Optional<URI>> publishedChecksums;
    private final boolean offline;

    Fetcher(Downloader downloader, DownloadCache cache, Function<URI, Optional<URI>> publishedChecksums,
            boolean offline) {
        this.downloader = downloader;
        this.cache = cache;
        this.publishedChecksums = publishedChecksums;
        this.offline = offline;
    }

    /** Whether a source is fetched from elsewhere, for it is not in the cache. */
    boolean needsNetwork(BinarySource source, Optional<String> locked, StepProgress progress) throws IOException {
        return source.location() instanceof Remote(URI address) && !offline
                && known(address, locked, progress).isEmpty();
    }

    /**
     * The file behind a source.
     *
     * @param locked digest that the lock file demands
     * @param judge refuses a download that is not what it should be; it is not kept then
     */
    Fetched fetch(BinarySource source, Optional<String> locked, Judge judge, StepProgress progress)
            throws IOException {
        return switch (source.location()) {
            case Local(Path path) -> local(path, source, progress);
            case Remote(URI address) -> remote(address, source, locked, judge, progress);
        };
    }

    private Fetched local(Path path, BinarySource source, StepProgress progress) throws IOException {
        progress.restart(Files.size(path));
        String sha256 = cache.digestOf(path, progress);
        Optional<Checksum> wanted = written(source, progress);
        if (wanted.isPresent()) {
            wanted.get().verify(path, sha256, progress.uncounted());
        }
        return new Fetched(path, Files.size(path), sha256, Origin.COPIED, wanted.isPresent());
    }

    /** A locked file is the same wherever it came from. */
    private Optional<Cached> known(URI address, Optional<String> locked, StepProgress progress) throws IOException {
        return locked.isPresent() ? cache.find(locked.get(), true, progress.uncounted())
                : cache.find(address, progress.uncounted());
    }

    private Fetched remote(URI address, BinarySource source, Optional<String> locked, Judge judge,
            StepProgress progress) throws IOException {
        Optional<Cached> known = known(address, locked, progress);
        if (known.isPresent() && source.checksum().startsWith(LISTED) && offline) {
            return cached(known.get(), known.get().verified());
        }
        if (known.isPresent()) {
            Optional<Checksum> wanted = written(source, progress);
            if (wanted.isEmpty()) {
                return cached(known.get(), known.get().verified());
            }
            try {
                wanted.get().verify(known.get().file(), known.get().sha256(), progress.uncounted());
                return cached(known.get(), true);
            } catch (FetchException other) {
                if (locked.isPresent()) {
                    throw new FetchException(LockFile.NAME + " and the checksum in the manifest do not agree: "
                            + other.getMessage());
                }
                // The checksum changed, so the file behind the address may have changed too: it is fetched again.
                if (offline) {
                    throw other;
                }
            }
        }
        if (offline) {
            throw new FetchException("it is not in the cache, and downloads are switched off");
        }
        return download(address, source, locked, judge, progress);
    }

    private static Fetched cached(Cached known, boolean verified) {
        return new Fetched(known.file(), known.size(), known.sha256(), Origin.CACHED, verified);
    }

    private Fetched download(URI address, BinarySource source, Optional<String> locked, Judge judge,
            StepProgress progress) throws IOException {
        try (PartialDownload partial = PartialDownload.of(cache, address)) {
            Downloader.Received received = downloader.download(address, partial.file(), progress::received);
            try {
                boolean verified = verify(address, source, locked, partial.file(), received, progress);
                judge.check(partial.file(), received.sha256());
                Cached kept = cache.store(address, partial.file(), received, verified);
                return new Fetched(kept.file(), kept.size(), kept.sha256(), Origin.DOWNLOADED, kept.verified());
            } catch (IOException useless) {
                partial.discard();
                throw useless;
            }
        }
    }

    /** @return whether there was something to compare the file with */
    private boolean verify(URI address, BinarySource source, Optional<String> locked, Path file,
            Downloader.Received received, StepProgress progress) throws IOException {
        if (Sniffer.isWebPage(file)) {
            throw new FetchException(address.getHost() + " answered with a web page instead of the file");
        }
        Optional<Checksum> wanted = written(source, progress);
        if (wanted.isEmpty()) {
            wanted = published(address, source, progress);
        }
        if (wanted.isPresent()) {
            wanted.get().verify(file, received.sha256(), progress.uncounted());
        }
        if (locked.isPresent() && !locked.get().equals(received.sha256())) {
            throw new FetchException("its SHA256 is " + received.sha256() + ", but " + LockFile.NAME + " has "
                    + locked.get() + "; the file is not used. If it was replaced on purpose, build with --update-lock");
        }
        return wanted.isPresent() || locked.isPresent();
    }

    /** The checksum that the manifest demands. */
    private Optional<Checksum> written(BinarySource source, StepProgress progress) throws IOException {
        String text = source.checksum();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        if (!text.startsWith(LISTED)) {
            return Optional.of(Checksum.parse(text).orElseThrow(() -> new FetchException("its checksum \"" + text
                    + "\" is not understood; write checksum=sha256: and 64 hexadecimal digits")));
        }
        String list = text.substring(LISTED.length());
        try {
            return Optional.of(listed(new URI(list), source, progress).orElseThrow(() -> new FetchException(
                    "the checksum list " + list + " does not name it")));
        } catch (URISyntaxException | IllegalArgumentException broken) {
            throw new FetchException("its checksum list \"" + list + "\" is not a URL", false, broken);
        }
    }

    /**
     * The checksum that a known publisher lists; without the list the download goes unverified, as it would elsewhere.
     */
    private Optional<Checksum> published(URI address, BinarySource source, StepProgress progress) throws IOException {
        Optional<URI> list = publishedChecksums.apply(address);
        if (list.isEmpty()) {
            return Optional.empty();
        }
        try {
            return listed(list.get(), source, progress);
        } catch (FetchException absent) {
            return Optional.empty();
        }
    }

    private Optional<Checksum> listed(URI list, BinarySource source, StepProgress progress) throws IOException {
        Path temporary = cache.temporaryFile();
        try {
            if (offline) {
                throw new FetchException("its checksum list " + list
                        + " cannot be had, for downloads are switched off");
            }
            downloader.download(list, temporary, (received, total) -> progress.uncounted().advance(0));
            if (Files.size(temporary) > MOST_LIST_BYTES) {
                throw new FetchException("its checksum list " + list + " is too large to be one");
            }
            String path = source.location().shown();
            return ChecksumList.find(Files.readString(temporary, StandardCharsets.ISO_8859_1),
                    path.substring(path.lastIndexOf('/') + 1));
        } finally {
            PartialDownload.forget(temporary);
        }
    }
}
