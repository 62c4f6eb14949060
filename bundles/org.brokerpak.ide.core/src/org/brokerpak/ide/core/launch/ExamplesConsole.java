/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.util.IdentityHashMap;
import java.util.Map;

import org.brokerpak.pak.examples.ExampleCase;
import org.brokerpak.pak.examples.ExampleEvent;
import org.brokerpak.pak.examples.ExampleResult;
import org.brokerpak.pak.examples.ExampleResult.Verdict;
import org.brokerpak.pak.examples.ExampleStep;
import org.brokerpak.pak.examples.ExamplesResult;
import org.brokerpak.pak.examples.Leftover;
import org.brokerpak.pak.examples.StepResult;
import org.eclipse.core.runtime.SubMonitor;

/** Tells of a run of examples: lines for the console, and how far it is for the Progress view. */
final class ExamplesConsole {

    private final BuildProcess process;
    private final SubMonitor progress;
    private final Map<ExampleCase, String> instances = new IdentityHashMap<>();
    private final Map<ExampleCase, String> said = new IdentityHashMap<>();

    ExamplesConsole(BuildProcess process, SubMonitor progress) {
        this.process = process;
        this.progress = progress;
    }

    void on(ExampleEvent event) {
        switch (event) {
            case ExampleEvent.Started started -> {
                progress.setWorkRemaining(started.examples().size());
                progress.subTask("asking " + started.broker() + " for its catalog");
                process.println("running " + count(started.examples().size(), "example") + " at " + started.broker()
                        + (started.jobs() > 1 ? ", " + started.jobs() + " at a time" : ""));
            }
            case ExampleEvent.ExampleStarted started -> instances.put(started.example(), started.instanceId());
            case ExampleEvent.StepStarted started -> {
                progress.subTask(started.example().title() + ": " + started.step().title());
                said.remove(started.example());
                if (started.step() == ExampleStep.PROVISION) {
                    line(started.example(), "provisioning instance " + instances.get(started.example()));
                }
            }
            case ExampleEvent.StepProgress moved -> moved(moved);
            case ExampleEvent.StepDone done -> step(done.example(), done.result());
            case ExampleEvent.CleaningUp cleaning -> {
                progress.subTask(cleaning.example().title() + ": removing instance " + cleaning.instanceId());
                line(cleaning.example(), "removing instance " + cleaning.instanceId());
            }
            case ExampleEvent.ExampleDone done -> {
                progress.worked(1);
                done(done.result());
            }
            case ExampleEvent.Finished finished -> finished(finished.result());
        }
    }

    private void moved(ExampleEvent.StepProgress moved) {
        String words = moved.description().isEmpty() ? "in progress" : moved.description();
        String time = " (" + Amounts.time(moved.time()) + ")";
        progress.subTask(moved.example().title() + ": " + moved.step().title() + ": " + words + time);
        if (!words.equals(said.put(moved.example(), words))) {
            line(moved.example(), moved.step().title() + ": " + words + time);
        }
    }

    private void step(ExampleCase example, StepResult result) {
        if (result.step() == ExampleStep.CHECK && result.isGood()) {
            return;
        }
        String text = result.step().title() + ": " + word(result.outcome()) + " (" + Amounts.time(result.time()) + ")"
                + (result.message().isEmpty() ? "" : ": " + result.message());
        if (result.outcome() == StepResult.Outcome.FAILED) {
            process.printError(example.title() + ": " + text);
        } else {
            line(example, text);
        }
    }

    private void done(ExampleResult result) {
        String title = result.example().place() + ": " + result.example().title() + ": ";
        switch (result.verdict()) {
            case PASSED -> process.println(title + "passed in " + Amounts.time(result.time()));
            case FAILED -> process.printError(title + "FAILED: " + result.message());
            case CANCELLED -> process.println(title + "cancelled");
            case NOT_RUN -> process.println(title + "not run: " + result.message());
        }
    }

    private void finished(ExamplesResult result) {
        for (Leftover left : result.leftovers()) {
            process.printError("LEFT BEHIND: " + left.title() + ": " + left.why());
            process.printError("  remove it with: " + left.remedy());
        }
        process.println(summary(result));
    }

    /** How many passed; without its final full stop. */
    static String summary(ExamplesResult result) {
        long cancelled = result.count(Verdict.CANCELLED);
        long notRun = result.count(Verdict.NOT_RUN);
        int left = result.leftovers().size();
        return result.count(Verdict.PASSED) + " of " + count(result.results().size(), "example") + " passed in "
                + Amounts.time(result.time()) + (cancelled == 0 ? "" : ", " + cancelled + " cancelled")
                + (notRun == 0 ? "" : ", " + notRun + " not run") + (left == 0 ? "" : ", " + left + " left behind");
    }

    private static String word(StepResult.Outcome outcome) {
        return switch (outcome) {
            case PASSED -> "done";
            case WARNING -> "done with a warning";
            case FAILED -> "FAILED";
            case CANCELLED -> "cancelled";
        };
    }

    private void line(ExampleCase example, String text) {
        process.println(example.title() + ": " + text);
    }

    private static String count(int number, String word) {
        return number + " " + word + (number == 1 ? "" : "s");
    }
}
