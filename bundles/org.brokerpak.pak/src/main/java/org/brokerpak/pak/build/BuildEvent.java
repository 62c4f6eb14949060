/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.nio.file.Path;
import java.util.List;

import org.brokerpak.pak.files.PlacedFinding;

/** What happens during a build, in order. */
public sealed interface BuildEvent {

    /** Where the files of a step came from. */
    enum Origin {
        /** From the cache. */
        CACHED,
        /** From this machine. */
        COPIED,
        /** From the network. */
        DOWNLOADED,
        /** Made by the build itself. */
        MADE
    }

    /**
     * The pak was read.
     *
     * @param name of the pak
     * @param version of the pak
     * @param output the file to be written
     * @param platforms pairs {@code os/arch}
     */
    record Started(String name, String version, Path output, List<String> platforms) implements BuildEvent {
    }

    /** The pak was linted; errors among the findings end the build. */
    record Checked(int services, int templates, List<PlacedFinding> findings) implements BuildEvent {
    }

    /** A step began. */
    record StepStarted(BuildStep step) implements BuildEvent {
    }

    /**
     * A step is under way; told at most ten times a second.
     *
     * @param done bytes so far
     * @param total bytes in all, or -1 while unknown
     */
    record Progress(BuildStep step, long done, long total) implements BuildEvent {
    }

    /**
     * A step is done.
     *
     * @param bytes how much it was
     * @param sha256 of the file, in hexadecimal; empty when there is none
     * @param verified whether the file was compared with a published checksum
     */
    record StepDone(BuildStep step, Origin origin, long bytes, String sha256, boolean verified) implements BuildEvent {
    }

    /**
     * The lock file was written.
     *
     * @param file the lock file
     * @param files how many digests it holds
     * @param created whether there was none before
     */
    record Locked(Path file, int files, boolean created) implements BuildEvent {
    }

    /** Something to know that does not end the build. */
    record Warning(BuildProblem problem) implements BuildEvent {
    }

    /** The build is over; the last event. */
    record Finished(BuildResult result) implements BuildEvent {
    }
}
