/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.examples;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.ide.core.launch.Amounts;
import org.brokerpak.ide.core.launch.ExamplesRun;
import org.brokerpak.pak.examples.ExampleCase;
import org.brokerpak.pak.examples.ExampleResult;
import org.brokerpak.pak.examples.ExampleStep;
import org.brokerpak.pak.examples.Leftover;
import org.brokerpak.pak.examples.StepResult;

/** A row of the view; rows of the same id stand for the same thing, which may have moved on meanwhile. */
final class ExampleRow {

    /** How far the thing of a row is. */
    enum Look {
        WAITING("waiting"), RUNNING("running"), PASSED("passed"), WARNING("passed, with a warning"), FAILED("failed"),
        CANCELLED("cancelled"), NOT_RUN("not run"), LEFT("left behind");

        private final String words;

        Look(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    private final String id;
    private final ExampleRow parent;
    private final String label;
    private final Look look;
    private final String time;
    private final String message;
    private final ExampleCase example;
    private final List<ExampleRow> children = new ArrayList<>();

    private ExampleRow(String id, ExampleRow parent, String label, Look look, String time, String message,
            ExampleCase example) {
        this.id = id;
        this.parent = parent;
        this.label = label;
        this.look = look;
        this.time = time;
        this.message = message;
        this.example = example;
        if (parent != null) {
            parent.children.add(this);
        }
    }

    /** The services of a run, each with its examples below. */
    static List<ExampleRow> of(ExamplesRun run) {
        boolean over = run.isOver();
        Map<String, List<ExamplesRun.State>> services = new LinkedHashMap<>();
        for (ExamplesRun.State state : run.states()) {
            services.computeIfAbsent(state.example().service().displayedName(), name -> new ArrayList<>()).add(state);
        }
        List<ExampleRow> rows = new ArrayList<>();
        services.forEach((name, states) -> {
            List<Look> looks = states.stream().map(state -> look(state, over)).toList();
            long passed = looks.stream().filter(look -> look == Look.PASSED || look == Look.WARNING).count();
            ExampleRow service = new ExampleRow(name, null, name, together(looks), "",
                    passed + " of " + states.size() + " passed", null);
            for (int i = 0; i < states.size(); i++) {
                example(service, i, states.get(i), looks.get(i));
            }
            rows.add(service);
        });
        return rows;
    }

    private static void example(ExampleRow service, int number, ExamplesRun.State state, Look look) {
        ExampleCase example = state.example();
        String name = example.name().isBlank() ? "unnamed example" : example.name();
        ExampleResult result = state.result();
        ExampleRow row = new ExampleRow(service.id + "/" + number, service, name, look,
                result == null || result.steps().isEmpty() ? "" : Amounts.time(result.time()),
                result == null ? progress(state) : result.message(), example);
        for (StepResult step : state.steps()) {
            step(row, step.step(), switch (step.outcome()) {
                case PASSED -> Look.PASSED;
                case WARNING -> Look.WARNING;
                case FAILED -> Look.FAILED;
                case CANCELLED -> Look.CANCELLED;
            }, Amounts.time(step.time()), step.message());
        }
        if (state.running() != null) {
            step(row, state.running(), Look.RUNNING, state.time().isZero() ? "" : Amounts.time(state.time()),
                    state.description());
        }
        if (result != null) {
            for (Leftover left : result.leftovers()) {
                new ExampleRow(row.id + "/left " + left.title(), row, left.title(), Look.LEFT, "",
                        left.why() + "; remove it with: " + left.remedy(), example);
            }
        }
    }

    private static void step(ExampleRow example, ExampleStep step, Look look, String time, String message) {
        // A step may be tried again, and is then another row.
        new ExampleRow(example.id + "/" + example.children.size(), example, step.title(), look, time, message,
                example.example);
    }

    private static String progress(ExamplesRun.State state) {
        String step = state.running() == null ? "" : state.running().title()
                + (state.description().isEmpty() ? "" : ": " + state.description());
        return !state.removing() ? step : step.isEmpty() ? "removing" : "removing: " + step;
    }

    private static Look look(ExamplesRun.State state, boolean over) {
        if (state.result() == null) {
            boolean begun = state.running() != null || !state.steps().isEmpty();
            return over ? Look.NOT_RUN : begun ? Look.RUNNING : Look.WAITING;
        }
        return switch (state.result().verdict()) {
            case PASSED -> state.result().warnings().isEmpty() ? Look.PASSED : Look.WARNING;
            case FAILED -> Look.FAILED;
            case CANCELLED -> Look.CANCELLED;
            case NOT_RUN -> Look.NOT_RUN;
        };
    }

    private static Look together(List<Look> looks) {
        for (Look worst : List.of(Look.FAILED, Look.RUNNING, Look.CANCELLED, Look.NOT_RUN)) {
            if (looks.contains(worst)) {
                return worst;
            }
        }
        if (looks.contains(Look.WAITING)) {
            return looks.stream().allMatch(look -> look == Look.WAITING) ? Look.WAITING : Look.RUNNING;
        }
        return looks.contains(Look.WARNING) ? Look.WARNING : Look.PASSED;
    }

    ExampleRow parent() {
        return parent;
    }

    List<ExampleRow> children() {
        return children;
    }

    String label() {
        return label;
    }

    Look look() {
        return look;
    }

    String time() {
        return time;
    }

    String message() {
        return message;
    }

    /** The example that the row is of; null for a service. */
    ExampleCase example() {
        return example;
    }

    /** Whether it is an example, neither a service nor a part of an example. */
    boolean isExample() {
        return parent != null && parent.parent == null;
    }

    /** All of it in one line, for the clipboard. */
    String line() {
        String title = isExample() || parent == null ? label : parent.label + ": " + label;
        return title + ": " + look.words() + (time.isEmpty() ? "" : " (" + time + ")")
                + (message.isEmpty() ? "" : ": " + message);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ExampleRow that && id.equals(that.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }
}
