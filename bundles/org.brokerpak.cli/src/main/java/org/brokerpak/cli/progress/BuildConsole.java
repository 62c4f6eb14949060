/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.progress;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import org.brokerpak.cli.report.Counts;
import org.brokerpak.cli.report.Paths;
import org.brokerpak.pak.build.BuildEvent;
import org.brokerpak.pak.build.BuildListener;
import org.brokerpak.pak.build.BuildProblem;
import org.brokerpak.pak.build.BuildResult;
import org.brokerpak.pak.build.BuildStep;
import org.brokerpak.pak.files.PlacedFinding;
import org.brokerpak.rules.Severity;

/** Shows a build: what is done on standard output, what is wrong on standard error. */
public final class BuildConsole implements BuildListener {

    private static final int TITLE = 36;
    private static final int PLATFORM = 16;
    /** A line that was written over must not have been wrapped. */
    private static final int LINE = 79;
    private static final int SHOWN_DIGITS = 12;
    static final String ERASE = "\r\u001b[K";

    private final PrintWriter out;
    private final PrintWriter err;
    private final boolean bars;
    private final boolean quiet;
    private final Path workingFolder;
    private final Path pak;
    private boolean barShown;
    private List<String> platforms = List.of();
    private long stepStart;

    /**
     * @param bars whether lines may be written over
     * @param quiet whether only failures are told
     * @param pak the pak's folder, as the beginning of the places in it
     */
    public BuildConsole(PrintWriter out, PrintWriter err, boolean bars, boolean quiet, Path workingFolder, Path pak) {
        this.out = out;
        this.err = err;
        this.bars = bars;
        this.quiet = quiet;
        this.workingFolder = workingFolder;
        this.pak = pak;
    }

    @Override
    public void on(BuildEvent event) {
        switch (event) {
            case BuildEvent.Started started -> started(started);
            case BuildEvent.Checked checked -> checked(checked);
            case BuildEvent.StepStarted ignored -> stepStart = System.nanoTime();
            case BuildEvent.Progress progress -> progress(progress);
            case BuildEvent.StepDone done -> stepDone(done);
            case BuildEvent.Locked locked -> line("  " + (locked.created() ? "made " : "updated ")
                    + Paths.from(workingFolder, locked.file()) + " with the digests of "
                    + Counts.number(locked.files(), "file") + ": keep it in version control");
            case BuildEvent.Warning(BuildProblem problem) -> complain("warning: " + problem.message(), problem);
            case BuildEvent.Finished(BuildResult result) -> finished(result);
        }
        out.flush();
        err.flush();
    }

    private void started(BuildEvent.Started started) {
        platforms = started.platforms();
        line(started.name() + " " + started.version() + " -> " + Paths.from(workingFolder, started.output()) + "   "
                + String.join(", ", platforms));
    }

    private void checked(BuildEvent.Checked checked) {
        String first = checked.findings().stream().filter(placed -> placed.finding().severity() == Severity.WARNING)
                .findFirst().map(placed -> " (" + path(placed.place())
                        + (checked.findings().size() > 1 ? " ..." : "") + ")").orElse("");
        line("  " + padded("checked " + Counts.number(checked.services(), "service") + ", "
                + Counts.number(checked.templates(), "template")) + Counts.of(checked.findings()) + first);
        // They do not end the build, but the author is to know.
        checked.findings().stream().filter(placed -> placed.finding().isError() && !placed.finding().stopsBuild())
                .forEach(this::error);
    }

    private void progress(BuildEvent.Progress progress) {
        if (bars && !quiet) {
            Duration since = Duration.ofNanos(System.nanoTime() - stepStart);
            String title = "  " + title(progress.step()) + "  ";
            out.print(ERASE + title + new ProgressBar(progress.done(), progress.total(), since)
                    .text(LINE - title.length()));
            barShown = true;
        }
    }

    private void stepDone(BuildEvent.StepDone done) {
        if (done.origin() == BuildEvent.Origin.MADE) {
            return;
        }
        String origin = switch (done.origin()) {
            case CACHED -> "cached";
            case COPIED -> "copied";
            case DOWNLOADED -> "downloaded";
            case MADE -> "made";
        };
        String digest = done.sha256().isEmpty() ? ""
                : "   sha256 " + done.sha256().substring(0, SHOWN_DIGITS) + "..." + (done.verified() ? "  ok" : "");
        line("  " + padded(title(done.step())) + "%-10s %10s".formatted(origin, Units.bytes(done.bytes())) + digest);
    }

    private String title(BuildStep step) {
        return step.title() + (platforms.size() > 1 && !step.platform().isEmpty() ? "  " + step.platform() : "");
    }

    private String padded(String title) {
        return ("%-" + (platforms.size() > 1 ? TITLE + PLATFORM : TITLE) + "s  ").formatted(title);
    }

    private void finished(BuildResult result) {
        eraseBar();
        switch (result) {
            case BuildResult.Built built -> {
                String waiting = built.waiting().toMillis() < 100 ? ""
                        : "   (" + Units.time(built.waiting()) + " of it waiting for the network)";
                line("built " + Paths.from(workingFolder, built.file()) + " in " + Units.time(built.time()) + ", "
                        + Units.bytes(built.size()) + ", sha256 " + built.sha256() + waiting);
            }
            case BuildResult.Refused refused -> {
                refused.errors().forEach(this::error);
                err.println("not built: " + Counts.of(refused.errors()));
            }
            case BuildResult.Failed failed -> {
                failed.problems().forEach(problem -> complain("error: " + problem.message(), problem));
                err.println("not built");
            }
            case BuildResult.Cancelled ignored -> err.println("not built: cancelled");
        }
    }

    private void error(PlacedFinding placed) {
        err.println(path(placed.place()) + ": error: " + placed.finding().message() + " [" + placed.finding().rule()
                + "]");
    }

    private void complain(String sentence, BuildProblem problem) {
        eraseBar();
        if (!quiet || sentence.startsWith("error")) {
            err.println((problem.file().isEmpty() ? "" : path(problem.place()) + ": ") + sentence);
        }
    }

    private void line(String text) {
        if (!quiet) {
            eraseBar();
            out.println(text.stripTrailing());
        }
    }

    private void eraseBar() {
        if (barShown) {
            out.print(ERASE);
            out.flush();
            barShown = false;
        }
    }

    /** A place in the pak, from where the user works. */
    private String path(String place) {
        String folder = Paths.from(workingFolder, pak);
        return folder.equals(".") ? place : folder + "/" + place;
    }
}
