/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import org.brokerpak.pak.files.PlacedFinding;

/** How a build ended. Unless it is {@link Built}, the file that was there before is untouched. */
public sealed interface BuildResult {

    /**
     * The pak is there.
     *
     * @param file the pak
     * @param size in bytes
     * @param sha256 in hexadecimal
     * @param time that the build took
     * @param waiting how much of it went into downloads
     */
    record Built(Path file, long size, String sha256, Duration time, Duration waiting) implements BuildResult {
    }

    /** The broker would not load the pak: the findings of severity error. Nothing was fetched. */
    record Refused(List<PlacedFinding> errors) implements BuildResult {

        public Refused {
            errors = List.copyOf(errors);
        }
    }

    /** Something could not be read, fetched or written. */
    record Failed(List<BuildProblem> problems) implements BuildResult {

        public Failed {
            problems = List.copyOf(problems);
        }
    }

    /** Somebody asked to stop. */
    record Cancelled() implements BuildResult {
    }
}
