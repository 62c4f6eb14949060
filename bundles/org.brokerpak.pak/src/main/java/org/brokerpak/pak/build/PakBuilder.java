/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.UnaryOperator;

import org.brokerpak.pak.archive.ArchiveLimits;
import org.brokerpak.pak.fetch.Downloader;
import org.brokerpak.pak.fetch.HttpDownloader;
import org.brokerpak.pak.fetch.PublishedChecksums;
import org.brokerpak.rules.Linter;

/**
 * Builds paks. Nothing is fetched for a pak that the broker's own build would refuse, and the pak appears under its
 * name only when it is whole: after a failure or a cancellation the file that was there before is untouched and nothing
 * else is left behind. May be used for any number of builds, by several threads.
 */
public final class PakBuilder {

    /**
     * What building depends on besides the pak.
     *
     * @param linter judges the pak
     * @param downloader gets files from elsewhere
     * @param publishedChecksums the list that names a download's checksum, where it is known to be published
     * @param limits for archives
     * @param environment gives an environment variable, or null: the broker's packer takes the version in a pak's file
     *     name from the variable that the manifest's version names, if there is one (broker-behaviour 5.3)
     * @param outputs opens the file that becomes the pak
     */
    public record Surroundings(Linter linter, Downloader downloader,
            Function<URI, Optional<URI>> publishedChecksums, ArchiveLimits limits, UnaryOperator<String> environment,
            Outputs outputs) {

        /** Opens files for writing. */
        @FunctionalInterface
        public interface Outputs {
            OutputStream open(Path file) throws IOException;
        }

        /** Those of a running program. */
        public static Surroundings standard(Linter linter) {
            return new Surroundings(linter, new HttpDownloader(HttpDownloader.Patience.STANDARD),
                    PublishedChecksums::of, ArchiveLimits.STANDARD, System::getenv, Files::newOutputStream);
        }
    }

    private final Surroundings surroundings;

    public PakBuilder(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /** A builder for a running program. */
    public static PakBuilder standard(Linter linter) {
        return new PakBuilder(Surroundings.standard(linter));
    }

    /**
     * Builds a pak; blocks until it is done. Never throws for what is wrong with the pak, the network or the disk.
     *
     * @param listener told what happens, {@link BuildEvent.Finished} last
     * @param cancelled asked often whether to stop
     */
    public BuildResult build(BuildRequest request, BuildListener listener, BooleanSupplier cancelled) {
        BuildResult result;
        try {
            result = new BuildRun(surroundings, request, listener, cancelled, System.nanoTime()).run();
        } catch (RefusedException refused) {
            result = new BuildResult.Refused(refused.errors());
        } catch (BuildFailure failure) {
            result = new BuildResult.Failed(failure.problems());
        } catch (CancellationException stopped) {
            result = new BuildResult.Cancelled();
        }
        listener.on(new BuildEvent.Finished(result));
        return result;
    }

    static Duration since(long nanoTime) {
        return Duration.ofNanos(System.nanoTime() - nanoTime);
    }

    static BuildFailure failure(String message) {
        return new BuildFailure(List.of(BuildProblem.of(message)));
    }
}
