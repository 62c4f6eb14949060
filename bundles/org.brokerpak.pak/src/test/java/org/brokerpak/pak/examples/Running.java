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
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.pak.osb.BrokerAddress;
import org.brokerpak.pak.osb.BrokerException;
import org.brokerpak.pak.osb.Patience;
import org.brokerpak.pak.testing.ExamplePak;
import org.brokerpak.pak.testing.FakeBroker;
import org.brokerpak.pak.testing.FakePace;

/** Runs examples against a broker of the test and writes down what is told. */
final class Running {

    private static final Duration SECOND = Duration.ofSeconds(1);

    final FakePace pace = new FakePace();
    final AtomicBoolean cancelled = new AtomicBoolean();
    final List<ExampleEvent> events = new ArrayList<>();
    private final String url;
    private String pak = ExamplePak.literal();
    private String password = FakeBroker.PASSWORD;
    private int jobs = 1;
    private boolean failFast;
    private boolean check = true;
    private boolean update;
    private Map<String, Object> context = Map.of();

    Running(FakeBroker broker) {
        this(broker.url());
    }

    Running(String url) {
        this.url = url;
    }

    Running pak(String literal) {
        pak = literal;
        return this;
    }

    Running examples(String examples) {
        return pak(ExamplePak.literal(examples));
    }

    Running password(String other) {
        password = other;
        return this;
    }

    Running jobs(int count) {
        jobs = count;
        return this;
    }

    Running failFast() {
        failFast = true;
        return this;
    }

    Running unchecked() {
        check = false;
        return this;
    }

    Running update() {
        update = true;
        return this;
    }

    Running context(Map<String, Object> other) {
        context = other;
        return this;
    }

    ExamplesResult run() throws BrokerException {
        return run(events::add);
    }

    ExamplesResult run(ExampleListener listener) throws BrokerException {
        Pak loaded = Pak.load(LiteralPakFiles.parse(pak), new DocumentCache());
        AtomicInteger id = new AtomicInteger();
        Patience patience = new Patience(List.of(SECOND, SECOND.multipliedBy(2)), SECOND, SECOND.multipliedBy(4),
                Duration.ofMinutes(1), Duration.ZERO);
        return new ExampleRunner(pace, patience, () -> "id-" + id.incrementAndGet()).run(new ExamplesRequest(
                BrokerAddress.of(url, FakeBroker.USER, password), ExampleCase.of(loaded), jobs, Duration.ofMinutes(5),
                failFast, check, update, context), listener, cancelled::get);
    }

    /** The steps and the verdict of all examples, a line each. */
    String steps() throws BrokerException {
        return text(run());
    }

    static String text(ExamplesResult result) {
        return result.results().stream().map(Running::text).collect(Collectors.joining());
    }

    private static String text(ExampleResult result) {
        StringBuilder text = new StringBuilder();
        result.steps().forEach(step -> text.append(step.step().title()).append(' ')
                .append(step.outcome().name().toLowerCase(Locale.ROOT))
                .append(step.message().isEmpty() ? "" : ": " + step.message()).append('\n'));
        text.append(result.verdict()).append(result.steps().isEmpty() ? ": " + result.message() : "").append('\n');
        result.leftovers().forEach(left -> text.append("left ").append(left.title()).append('\n'));
        return text.toString();
    }
}
