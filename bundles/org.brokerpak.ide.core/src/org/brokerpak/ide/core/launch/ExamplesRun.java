/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.time.Duration;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

import org.brokerpak.pak.examples.ExampleCase;
import org.brokerpak.pak.examples.ExampleEvent;
import org.brokerpak.pak.examples.ExampleResult;
import org.brokerpak.pak.examples.ExampleStep;
import org.brokerpak.pak.examples.StepResult;
import org.eclipse.core.resources.IResource;
import org.eclipse.debug.core.ILaunch;

/** A run of examples and how far it is, for all who show it. Written by the run, read in any thread. */
public final class ExamplesRun {

    /**
     * How far an example is.
     *
     * @param steps those that are over
     * @param running the step under way; null for none
     * @param description the broker's words on the step under way; may be empty
     * @param time since that step began
     * @param removing whether what is there is removed after a failure
     * @param result how it went; null as long as it is not over
     */
    public record State(ExampleCase example, List<StepResult> steps, ExampleStep running, String description,
            Duration time, boolean removing, ExampleResult result) {

        static State waiting(ExampleCase example) {
            return new State(example, List.of(), null, "", Duration.ZERO, false, null);
        }
    }

    private final ILaunch launch;
    private final IResource pak;
    private final Runnable cancel;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final List<ExampleCase> examples = new ArrayList<>();
    private final Map<ExampleCase, State> states = new IdentityHashMap<>();
    private boolean over;
    private boolean stopping;
    private String summary = "Preparing ...";

    ExamplesRun(ILaunch launch, IResource pak, Runnable cancel) {
        this.launch = launch;
        this.pak = pak;
        this.cancel = cancel;
    }

    public ILaunch launch() {
        return launch;
    }

    /** The pak's folder or file. */
    public IResource pak() {
        return pak;
    }

    /** The examples as they are now, in the order of the run; none before it knows them. */
    public synchronized List<State> states() {
        return examples.stream().map(states::get).toList();
    }

    /** Whether nothing more will happen. */
    public synchronized boolean isOver() {
        return over;
    }

    /** How it goes or went, as a sentence. */
    public synchronized String summary() {
        return over || !stopping ? summary : "Stopping: what is there is removed first.";
    }

    /** Ends the run as soon as what it created is removed. */
    public void stop() {
        synchronized (this) {
            stopping = true;
        }
        cancel.run();
        tell();
    }

    /** Is told of each change, in any thread. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    void on(ExampleEvent event) {
        synchronized (this) {
            take(event);
        }
        tell();
    }

    private void take(ExampleEvent event) {
        switch (event) {
            case ExampleEvent.Started started -> {
                examples.addAll(started.examples());
                started.examples().forEach(one -> states.put(one, State.waiting(one)));
                summary = "Running at " + started.broker() + ".";
            }
            case ExampleEvent.ExampleStarted started -> states.put(started.example(),
                    State.waiting(started.example()));
            case ExampleEvent.StepStarted step -> step(step.example(), step.step(), "", Duration.ZERO);
            case ExampleEvent.StepProgress step -> step(step.example(), step.step(), step.description(), step.time());
            case ExampleEvent.StepDone done -> {
                State state = states.get(done.example());
                List<StepResult> steps = new ArrayList<>(state.steps());
                steps.add(done.result());
                states.put(done.example(), new State(state.example(), List.copyOf(steps), null, "", Duration.ZERO,
                        state.removing(), null));
            }
            case ExampleEvent.CleaningUp cleaning -> {
                State state = states.get(cleaning.example());
                states.put(cleaning.example(), new State(state.example(), state.steps(), state.running(),
                        state.description(), state.time(), true, null));
            }
            case ExampleEvent.ExampleDone done -> states.put(done.result().example(), new State(done.result().example(),
                    done.result().steps(), null, "", Duration.ZERO, false, done.result()));
            case ExampleEvent.Finished finished -> summary = ExamplesConsole.summary(finished.result()) + ".";
        }
    }

    private void step(ExampleCase example, ExampleStep step, String description, Duration time) {
        State state = states.get(example);
        states.put(example, new State(example, state.steps(), step, description, time, state.removing(), null));
    }

    /** Nothing more will happen. */
    void end() {
        synchronized (this) {
            over = true;
        }
        tell();
    }

    /** Nothing more will happen, and this is why. */
    void end(String sentence) {
        synchronized (this) {
            summary = sentence;
        }
        end();
    }

    private void tell() {
        listeners.forEach(Runnable::run);
    }
}
