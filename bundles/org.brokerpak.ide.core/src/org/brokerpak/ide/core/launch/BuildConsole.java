/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

import org.brokerpak.pak.build.BuildEvent;
import org.brokerpak.pak.build.BuildProblem;
import org.brokerpak.pak.build.BuildResult;
import org.brokerpak.pak.build.BuildStep;
import org.brokerpak.pak.files.PlacedFinding;
import org.brokerpak.rules.Severity;
import org.eclipse.core.runtime.SubMonitor;

/** Tells of a build: lines for the console, and how far it is for the Progress view. */
final class BuildConsole {

    private static final int STEPS = 1000;
    private static final int SHORT_DIGEST = 12;
    private static final long SHORT_WAIT = 1000;

    private final BuildProcess process;
    private final SubMonitor progress;
    private int worked;
    private long stepBegun = System.nanoTime();

    BuildConsole(BuildProcess process, SubMonitor progress) {
        this.process = process;
        this.progress = progress;
        progress.setWorkRemaining(STEPS);
    }

    void on(BuildEvent event) {
        switch (event) {
            case BuildEvent.Started started -> {
                process.println(started.name() + " " + started.version() + " -> " + started.output().getFileName()
                        + "    " + String.join(", ", started.platforms()));
                progress.subTask("checking");
            }
            case BuildEvent.Checked checked -> checked(checked);
            case BuildEvent.StepStarted begun -> {
                stepBegun = System.nanoTime();
                advance(begun.step(), 0);
                progress.subTask(title(begun.step()));
            }
            case BuildEvent.Progress moved -> {
                advance(moved.step(), moved.total() > 0 ? (double) moved.done() / moved.total() : 0);
                progress.subTask(title(moved.step()) + ": " + Amounts.progress(moved.done(), moved.total(),
                        Duration.ofNanos(System.nanoTime() - stepBegun)));
            }
            case BuildEvent.StepDone done -> {
                advance(done.step(), 1);
                process.println(line(done));
            }
            case BuildEvent.Locked locked -> process.println("  " + (locked.created() ? "made " : "updated ")
                    + locked.file().getFileName() + " with the digests of " + count(locked.files(), "file")
                    + ": keep it in version control");
            case BuildEvent.Warning warning -> process.println("  warning    " + warning.problem());
            case BuildEvent.Finished finished -> finished(finished.result());
        }
    }

    private void checked(BuildEvent.Checked checked) {
        long errors = count(checked.findings(), Severity.ERROR);
        long warnings = count(checked.findings(), Severity.WARNING);
        process.println("  checked    " + count(checked.services(), "service") + ", "
                + count(checked.templates(), "template") + ": " + count(errors, "error") + ", "
                + count(warnings, "warning"));
        for (PlacedFinding finding : checked.findings()) {
            if (finding.finding().isError()) {
                process.printError(line(finding));
            } else if (finding.finding().severity() == Severity.WARNING) {
                process.println(line(finding));
            }
        }
    }

    private void finished(BuildResult result) {
        switch (result) {
            case BuildResult.Built built -> {
                process.println("built " + shown(built.file()));
                process.println("in " + Amounts.time(built.time()) + ", " + Amounts.bytes(built.size()) + ", sha256 "
                        + built.sha256() + (built.waiting().toMillis() < SHORT_WAIT ? ""
                                : " (" + Amounts.time(built.waiting()) + " of it waiting for the network)"));
            }
            case BuildResult.Refused refused -> process.printError("not built: the broker would not load this pak. "
                    + "Mend the " + (refused.errors().size() == 1 ? "error" : "errors") + " above and build again.");
            case BuildResult.Failed failed -> {
                for (BuildProblem problem : failed.problems()) {
                    process.printError(problem.toString());
                }
                process.printError("not built");
            }
            case BuildResult.Cancelled ignored -> process.printError("cancelled: no file was changed");
        }
    }

    /** A file in the pak's folder by its path there, as in all other lines. */
    private String shown(Path file) {
        Path folder = Path.of(process.getAttribute(BuildLaunch.FOLDER));
        return (file.startsWith(folder) ? folder.relativize(file) : file).toString();
    }

    private static String line(PlacedFinding finding) {
        return finding.place() + ": " + finding.finding().message();
    }

    private static String line(BuildEvent.StepDone done) {
        String digest = done.sha256().isEmpty() ? "" : "  sha256 " + done.sha256().substring(0,
                Math.min(SHORT_DIGEST, done.sha256().length())) + "..." + (done.verified() ? "  ok" : "");
        return "  " + String.format(Locale.ROOT, "%-10s", done.origin().name().toLowerCase(Locale.ROOT)) + " "
                + title(done.step()) + "  " + Amounts.bytes(done.bytes()) + digest;
    }

    private static String title(BuildStep step) {
        return step.platform().isEmpty() ? step.title() : step.title() + " (" + step.platform() + ")";
    }

    private void advance(BuildStep step, double part) {
        int done = (int) (STEPS * (step.number() - 1 + Math.clamp(part, 0, 1)) / Math.max(1, step.of()));
        if (done > worked) {
            progress.worked(done - worked);
            worked = done;
        }
    }

    private static long count(List<PlacedFinding> findings, Severity severity) {
        return findings.stream().filter(finding -> finding.finding().severity() == severity).count();
    }

    private static String count(long number, String word) {
        return number + " " + word + (number == 1 ? "" : "s");
    }
}
