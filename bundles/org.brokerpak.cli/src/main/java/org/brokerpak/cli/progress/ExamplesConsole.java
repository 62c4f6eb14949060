/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.progress;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

import org.brokerpak.cli.report.Counts;
import org.brokerpak.pak.examples.ExampleCase;
import org.brokerpak.pak.examples.ExampleEvent;
import org.brokerpak.pak.examples.ExampleListener;
import org.brokerpak.pak.examples.ExampleResult;
import org.brokerpak.pak.examples.ExampleStep;
import org.brokerpak.pak.examples.StepResult;

/** Tells a run of examples line by line, as it goes. */
public final class ExamplesConsole implements ExampleListener {

    /** A step of which nothing new is heard is told of once in a while. */
    private static final Duration SILENCE = Duration.ofMinutes(1);

    private final PrintWriter out;
    private final String pak;
    private final Map<ExampleCase, String> instances = new HashMap<>();
    private final Map<ExampleCase, ExampleEvent.StepProgress> said = new HashMap<>();

    /** @param pak its name */
    public ExamplesConsole(PrintWriter out, String pak) {
        this.out = out;
        this.pak = pak;
    }

    @Override
    public void on(ExampleEvent event) {
        switch (event) {
            case ExampleEvent.Started started -> out.println("running "
                    + Counts.number(started.examples().size(), "example") + " of " + pak + " at " + started.broker()
                    + (started.jobs() > 1 ? ", " + started.jobs() + " at a time" : ""));
            case ExampleEvent.ExampleStarted started -> instances.put(started.example(), started.instanceId());
            case ExampleEvent.StepStarted started when started.step() == ExampleStep.PROVISION ->
                    line(started.example(), "provisioning instance " + instances.get(started.example()));
            case ExampleEvent.StepStarted started -> said.remove(started.example());
            case ExampleEvent.StepProgress progress -> progress(progress);
            case ExampleEvent.StepDone done -> step(done.example(), done.result());
            case ExampleEvent.CleaningUp cleaning -> line(cleaning.example(), "removing instance "
                    + cleaning.instanceId());
            case ExampleEvent.ExampleDone done -> done(done.result());
            case ExampleEvent.Finished ignored -> out.println();
        }
        out.flush();
    }

    private void progress(ExampleEvent.StepProgress progress) {
        ExampleEvent.StepProgress last = said.get(progress.example());
        if (last == null || !last.description().equals(progress.description())
                || progress.time().minus(last.time()).compareTo(SILENCE) >= 0) {
            said.put(progress.example(), progress);
            line(progress.example(), progress.step().title() + ": "
                    + (progress.description().isEmpty() ? "in progress" : progress.description()) + " ("
                    + Units.time(progress.time()) + ")");
        }
    }

    private void step(ExampleCase example, StepResult result) {
        said.remove(example);
        if (result.step() == ExampleStep.CHECK && result.isGood()) {
            return;
        }
        String outcome = switch (result.outcome()) {
            case PASSED, WARNING -> "done";
            case FAILED -> "FAILED";
            case CANCELLED -> "cancelled";
        };
        boolean telling = result.outcome() == StepResult.Outcome.FAILED
                || result.outcome() == StepResult.Outcome.WARNING;
        line(example, result.step().title() + ": " + outcome + " (" + Units.time(result.time()) + ")"
                + (telling ? ": " + (result.isGood() ? "warning: " : "") + result.message() : ""));
    }

    private void done(ExampleResult result) {
        switch (result.verdict()) {
            case PASSED -> line(result.example(), "passed in " + Units.time(result.time()));
            case FAILED -> line(result.example(), "FAILED" + (result.steps().isEmpty() ? ": " + result.message()
                    : " after " + Units.time(result.time())));
            case CANCELLED -> line(result.example(), "cancelled");
            case NOT_RUN -> line(result.example(), result.message());
        }
    }

    private void line(ExampleCase example, String text) {
        out.println(example.title() + ": " + text);
    }
}
