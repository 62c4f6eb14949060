/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.report;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

import org.brokerpak.cli.json.Json;
import org.brokerpak.pak.examples.ExampleCase;
import org.brokerpak.pak.examples.ExampleResult;
import org.brokerpak.pak.examples.ExampleResult.Verdict;
import org.brokerpak.pak.examples.ExamplesResult;
import org.brokerpak.pak.examples.Leftover;
import org.brokerpak.pak.examples.StepResult;
import org.brokerpak.pak.osb.BrokerAddress;

/** A run of examples for scripts. */
public final class ExamplesJson {

    private static final int FORMAT_VERSION = 1;

    private ExamplesJson() {
    }

    /** @param files the path to print for the definition of an example */
    public static String text(BrokerAddress broker, ExamplesResult result, Function<ExampleCase, String> files) {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("formatVersion", FORMAT_VERSION);
        report.put("broker", broker.toString());
        report.put("passed", result.count(Verdict.PASSED));
        report.put("failed", result.count(Verdict.FAILED));
        report.put("cancelled", result.count(Verdict.CANCELLED));
        report.put("notRun", result.count(Verdict.NOT_RUN));
        report.put("seconds", seconds(result.time()));
        report.put("examples", result.results().stream().map(one -> example(one, files)).toList());
        report.put("leftovers", leftovers(result));
        return Json.write(report);
    }

    private static Map<String, Object> example(ExampleResult result, Function<ExampleCase, String> files) {
        ExampleCase example = result.example();
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("service", example.serviceName());
        entry.put("serviceId", example.serviceId());
        entry.put("example", example.name());
        entry.put("plan", example.planName());
        entry.put("planId", example.planId());
        entry.put("file", files.apply(example));
        entry.put("line", example.place().line());
        entry.put("column", example.place().column());
        entry.put("endLine", example.place().endLine());
        entry.put("endColumn", example.place().endColumn());
        entry.put("verdict", switch (result.verdict()) {
            case PASSED -> "passed";
            case FAILED -> "failed";
            case CANCELLED -> "cancelled";
            case NOT_RUN -> "notRun";
        });
        entry.put("message", result.message());
        entry.put("instanceId", result.instanceId());
        entry.put("seconds", seconds(result.time()));
        entry.put("steps", result.steps().stream().map(ExamplesJson::step).toList());
        return entry;
    }

    private static Map<String, Object> step(StepResult step) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("step", step.step().title());
        entry.put("outcome", step.outcome().name().toLowerCase(Locale.ROOT));
        entry.put("seconds", seconds(step.time()));
        entry.put("message", step.message());
        return entry;
    }

    private static List<Map<String, Object>> leftovers(ExamplesResult result) {
        return result.leftovers().stream().map(ExamplesJson::leftover).toList();
    }

    private static Map<String, Object> leftover(Leftover left) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("service", left.example().serviceName());
        entry.put("example", left.example().name());
        entry.put("instanceId", left.instance().id());
        entry.put("bindingId", left.bindingId());
        entry.put("serviceId", left.instance().serviceId());
        entry.put("planId", left.instance().planId());
        entry.put("message", left.why());
        entry.put("remedy", left.remedy());
        return entry;
    }

    private static double seconds(Duration time) {
        return time.toMillis() / 1000.0;
    }
}
