/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.testing;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

import org.brokerpak.pak.archive.ArchiveLimits;
import org.brokerpak.pak.build.BuildEvent;
import org.brokerpak.pak.build.BuildProblem;
import org.brokerpak.pak.build.BuildRequest;
import org.brokerpak.pak.build.BuildResult;
import org.brokerpak.pak.build.PakBuilder;
import org.brokerpak.pak.build.PakBuilder.Surroundings;
import org.brokerpak.pak.fetch.Downloader;
import org.brokerpak.pak.fetch.HttpDownloader;
import org.brokerpak.pak.fetch.HttpDownloader.Patience;
import org.brokerpak.rules.Linter;

/** Builds a pak in a test and keeps what was told of it. */
public final class Build {

    private final Path scratch;
    private ArchiveLimits limits = ArchiveLimits.STANDARD;
    private Optional<URI> checksums = Optional.empty();
    private BooleanSupplier cancelled = () -> false;
    private UnaryOperator<String> environment = name -> null;
    private Downloader downloader = new HttpDownloader(
            new Patience(List.of(Duration.ZERO, Duration.ZERO), Duration.ofSeconds(20)));
    private Surroundings.Outputs outputs = Files::newOutputStream;
    private UnaryOperator<BuildRequest> change = request -> request;
    private final List<BuildEvent> events = new ArrayList<>();

    /** @param scratch folder for output and cache */
    public Build(Path scratch) {
        this.scratch = scratch;
    }

    public Build limits(ArchiveLimits other) {
        limits = other;
        return this;
    }

    /** Where every download's checksum is published. */
    public Build checksums(String address) {
        checksums = Optional.of(URI.create(address));
        return this;
    }

    public Build environment(UnaryOperator<String> other) {
        environment = other;
        return this;
    }

    public Build downloader(Downloader other) {
        downloader = other;
        return this;
    }

    public Build outputs(Surroundings.Outputs other) {
        outputs = other;
        return this;
    }

    public Build cancelled(BooleanSupplier when) {
        cancelled = when;
        return this;
    }

    public Build with(UnaryOperator<BuildRequest> other) {
        change = other;
        return this;
    }

    /** Where the pak goes unless the request is changed. */
    public Path output() {
        return scratch.resolve("out.brokerpak");
    }

    public List<BuildEvent> events() {
        return events;
    }

    /** The warnings, one in each line. */
    public String warnings() {
        return events.stream().filter(BuildEvent.Warning.class::isInstance)
                .map(event -> ((BuildEvent.Warning) event).problem().toString()).collect(Collectors.joining("\n"));
    }

    public BuildResult run(Path pak) {
        events.clear();
        Linter linter = Linter.standard((sentence, failure) -> {
            throw new IllegalStateException(sentence, failure);
        });
        Surroundings surroundings = new Surroundings(linter, downloader, address -> checksums, limits,
                environment, outputs);
        BuildRequest request = change.apply(BuildRequest.of(pak, pak).withOutput(output())
                .withCache(scratch.resolve("cache")));
        return new PakBuilder(surroundings).build(request, events::add, cancelled);
    }

    /** The result of a build that has to succeed. */
    public BuildResult.Built built(Path pak) {
        BuildResult result = run(pak);
        if (result instanceof BuildResult.Built built) {
            return built;
        }
        throw new AssertionError(said(result));
    }

    /** What a build that has to fail says, one problem in each line. */
    public String failed(Path pak) {
        BuildResult result = run(pak);
        if (result instanceof BuildResult.Built) {
            throw new AssertionError("the pak was built");
        }
        return said(result);
    }

    private static String said(BuildResult result) {
        return switch (result) {
            case BuildResult.Built built -> "built " + built.file();
            case BuildResult.Refused refused -> refused.errors().stream()
                    .map(error -> error.finding().file() + ": " + error.finding().message())
                    .collect(Collectors.joining("\n"));
            case BuildResult.Failed failed -> failed.problems().stream().map(BuildProblem::toString)
                    .collect(Collectors.joining("\n"));
            case BuildResult.Cancelled cancelled -> "cancelled";
        };
    }
}
