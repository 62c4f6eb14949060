/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.brokerpak.pak.examples.ExampleResult.Verdict;
import org.brokerpak.pak.osb.BrokerClient;
import org.brokerpak.pak.osb.BrokerException;
import org.brokerpak.pak.osb.Catalog;
import org.brokerpak.pak.osb.Deadline;
import org.brokerpak.pak.osb.OperationWatch;
import org.brokerpak.pak.osb.Pace;
import org.brokerpak.pak.osb.Patience;

/** Provisions, binds, unbinds and deprovisions the examples of a pak at a broker. */
public final class ExampleRunner {

    private final Pace pace;
    private final Patience patience;
    private final Supplier<String> ids;

    /**
     * @param ids makes the ids of instances and bindings; UUIDs, for real brokers
     */
    public ExampleRunner(Pace pace, Patience patience, Supplier<String> ids) {
        this.pace = pace;
        this.patience = patience;
        this.ids = ids;
    }

    /** A runner for real brokers. */
    public static ExampleRunner standard() {
        return new ExampleRunner(Pace.SYSTEM, Patience.STANDARD, () -> UUID.randomUUID().toString());
    }

    /**
     * Runs examples. When it is cancelled it begins nothing new, removes what there is, and returns.
     *
     * @throws BrokerException if the broker cannot even be asked for its catalog; nothing was created then
     */
    public ExamplesResult run(ExamplesRequest request, ExampleListener listener, BooleanSupplier cancelled)
            throws BrokerException {
        Announcer events = new Announcer(listener);
        events.accept(new ExampleEvent.Started(request.broker(), request.examples(), request.jobs()));
        long start = pace.nanoTime();
        try (BrokerClient client = new BrokerClient(request.broker(), pace, patience)) {
            Catalog catalog = client.catalog(Deadline.after(request.timeout(), pace, cancelled));
            Tools tools = new Tools(client, new OperationWatch(client, patience), pace, ids);
            List<ExampleResult> results = runAll(request, catalog, tools, events, cancelled);
            ExamplesResult result = new ExamplesResult(results, Duration.ofNanos(pace.nanoTime() - start));
            events.accept(new ExampleEvent.Finished(result));
            events.rethrow();
            return result;
        }
    }

    private static List<ExampleResult> runAll(ExamplesRequest request, Catalog catalog, Tools tools,
            Consumer<ExampleEvent> events, BooleanSupplier cancelled) {
        AtomicBoolean interrupted = new AtomicBoolean();
        AtomicBoolean failed = new AtomicBoolean();
        BooleanSupplier stop = () -> cancelled.getAsBoolean() || interrupted.get();
        List<Future<ExampleResult>> running = new ArrayList<>();
        try (ExecutorService jobs = Executors.newFixedThreadPool(request.jobs(), Thread.ofVirtual().factory())) {
            for (ExampleCase example : request.examples()) {
                running.add(jobs.submit(() -> {
                    ExampleResult result = runOne(example, request, catalog, tools, events, stop,
                            request.failFast() && failed.get());
                    if (result.verdict() == Verdict.FAILED) {
                        failed.set(true);
                    }
                    events.accept(new ExampleEvent.ExampleDone(result));
                    return result;
                }));
            }
            List<ExampleResult> results = new ArrayList<>();
            for (Future<ExampleResult> one : running) {
                results.add(patiently(one, interrupted));
            }
            return results;
        } finally {
            if (interrupted.get()) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static ExampleResult runOne(ExampleCase example, ExamplesRequest request, Catalog catalog, Tools tools,
            Consumer<ExampleEvent> events, BooleanSupplier stop, boolean tooLate) {
        if (stop.getAsBoolean()) {
            return ExampleResult.notStarted(example, Verdict.NOT_RUN, "cancelled before it began");
        }
        if (tooLate) {
            return ExampleResult.notStarted(example, Verdict.NOT_RUN, "not run, because another example failed");
        }
        Optional<String> problem = CatalogMatch.problem(example, catalog);
        if (problem.isPresent()) {
            return ExampleResult.notStarted(example, Verdict.FAILED, problem.get());
        }
        return new ExampleRun(example, request, tools, events, stop).run();
    }

    /** Somebody who interrupts wants the run to end, but not to leave things behind. */
    private static ExampleResult patiently(Future<ExampleResult> one, AtomicBoolean interrupted) {
        while (true) {
            try {
                return one.get();
            } catch (InterruptedException stop) {
                interrupted.set(true);
            } catch (ExecutionException failure) {
                throw new IllegalStateException(failure.getCause());
            }
        }
    }
}
