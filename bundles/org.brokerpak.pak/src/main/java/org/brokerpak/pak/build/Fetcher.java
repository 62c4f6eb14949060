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
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

import org.brokerpak.pak.archive.Sniffer;
import org.brokerpak.pak.build.BuildEvent.Origin;
import org.brokerpak.pak.fetch.Checksum;
import org.brokerpak.pak.fetch.ChecksumList;
import org.brokerpak.pak.fetch.Digests;
import org.brokerpak.pak.fetch.DownloadCache;
import org.brokerpak.pak.fetch.DownloadCache.Cached;
import org.brokerpak.pak.fetch.Downloader;
import org.brokerpak.pak.fetch.FetchException;
import org.brokerpak.pak.source.BinarySource;
import org.brokerpak.pak.source.BinarySource.Local;
import org.brokerpak.pak.source.BinarySource.Remote;

/** Gets the file behind a source: from this machine, from the cache or from the network. */
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
    private Duration waiting = Duration.ZERO;

    Fetcher(Downloader downloader, DownloadCache cache, Function<URI, Optional<URI>> publishedChecksums,
            boolean offline) {
        this.downloader = downloader;
        this.cache = cache;
        this.publishedChecksums = publishedChecksums;
        this.offline = offline;
    }

    /** How long downloads took so far. */
    Duration waiting() {
        return waiting;
    }

    /**
     * The file behind a source.
     *
     * @param judge refuses a download that is not what it should be; it is not kept then
     */
    Fetched fetch(BinarySource source, Judge judge, StepProgress progress) throws IOException {
        return switch (source.location()) {
            case Local(Path path) -> local(path, source, progress);
            case Remote(URI address) -> remote(address, source, judge, progress);
        };
    }

    private Fetched local(Path path, BinarySource source, StepProgress progress) throws IOException {
        progress.restart(Files.size(path));
        String sha256 = Digests.ofFile(path, progress);
        Optional<Checksum> wanted = written(source, progress);
        if (wanted.isPresent()) {
            wanted.get().verify(path, sha256, progress.uncounted());
        }
        return new Fetched(path, Files.size(path), sha256, Origin.COPIED, wanted.isPresent());
    }

    private Fetched remote(URI address, BinarySource source, Judge judge, StepProgress progress) throws IOException {
        Optional<Cached> known = cache.find(address, progress.uncounted());
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
                // The checksum changed, so the file behind the address may have changed too: it is fetched again.
                if (offline) {
                    throw other;
                }
            }
        }
        if (offline) {
            throw new FetchException("it is not in the cache, and downloads are switched off");
        }
        return download(address, source, judge, progress);
    }

    private static Fetched cached(Cached known, boolean verified) {
        return new Fetched(known.file(), known.size(), known.sha256(), Origin.CACHED, verified);
    }

    private Fetched download(URI address, BinarySource source, Judge judge, StepProgress progress) throws IOException {
        Path temporary = cache.temporaryFile();
        try {
            Downloader.Received received = receive(address, temporary, progress);
            if (Sniffer.isWebPage(temporary)) {
                throw new FetchException(address.getHost() + " answered with a web page instead of the file");
            }
            Optional<Checksum> wanted = written(source, progress);
            if (wanted.isEmpty()) {
                wanted = published(address, source, progress);
            }
            if (wanted.isPresent()) {
                wanted.get().verify(temporary, received.sha256(), progress.uncounted());
            }
            judge.check(temporary, received.sha256());
            Cached kept = cache.store(address, temporary, received, wanted.isPresent());
            return new Fetched(kept.file(), kept.size(), kept.sha256(), Origin.DOWNLOADED, kept.verified());
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private Downloader.Received receive(URI address, Path target, StepProgress progress) throws IOException {
        long start = System.nanoTime();
        try {
            return downloader.download(address, target, progress::received);
        } finally {
            waiting = waiting.plusNanos(System.nanoTime() - start);
        }
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

    /** The checksum that a known publisher lists; without the list the download goes unverified, as it would elsewhere. */
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
                throw new FetchException("its checksum list " + list + " cannot be had, for downloads are switched off");
            }
            receive(list, temporary, progress);
            if (Files.size(temporary) > MOST_LIST_BYTES) {
                throw new FetchException("its checksum list " + list + " is too large to be one");
            }
            String path = source.location().shown();
            return ChecksumList.find(Files.readString(temporary, StandardCharsets.ISO_8859_1),
                    path.substring(path.lastIndexOf('/') + 1));
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
