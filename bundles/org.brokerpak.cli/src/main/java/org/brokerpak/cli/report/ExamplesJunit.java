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
import java.util.stream.Collectors;

import org.brokerpak.pak.examples.ExampleCase;
import org.brokerpak.pak.examples.ExampleResult;
import org.brokerpak.pak.examples.ExampleResult.Verdict;
import org.brokerpak.pak.examples.ExamplesResult;
import org.brokerpak.pak.examples.StepResult;

/** A run of examples in the JUnit XML that continuous integration shows: a service is a suite, an example a test. */
public final class ExamplesJunit {

    private ExamplesJunit() {
    }

    /**
     * The report.
     *
     * @param pak its name
     * @param files the path to print for the definition of an example
     */
    public static String text(String pak, ExamplesResult result, Function<ExampleCase, String> files) {
        Map<String, List<ExampleResult>> suites = result.results().stream().collect(Collectors.groupingBy(
                one -> one.example().service().displayedName(), LinkedHashMap::new, Collectors.toList()));
        StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"")
                .append(escaped(pak)).append('"').append(counts(result.results(), result.time())).append(">\n");
        suites.forEach((service, results) -> {
            Duration time = results.stream().map(ExampleResult::time).reduce(Duration.ZERO, Duration::plus);
            xml.append("  <testsuite name=\"").append(escaped(service)).append('"').append(counts(results, time))
                    .append(">\n");
            results.forEach(one -> test(pak, service, one, files, xml));
            xml.append("  </testsuite>\n");
        });
        return xml.append("</testsuites>\n").toString();
    }

    private static String counts(List<ExampleResult> results, Duration time) {
        return " tests=\"%d\" failures=\"%d\" errors=\"%d\" skipped=\"%d\" time=\"%s\"".formatted(results.size(),
                count(results, Verdict.FAILED), count(results, Verdict.CANCELLED), count(results, Verdict.NOT_RUN),
                seconds(time));
    }

    private static long count(List<ExampleResult> results, Verdict verdict) {
        return results.stream().filter(one -> one.verdict() == verdict).count();
    }

    private static void test(String pak, String service, ExampleResult result, Function<ExampleCase, String> files,
            StringBuilder xml) {
        ExampleCase example = result.example();
        xml.append("    <testcase classname=\"%s\" name=\"%s\" time=\"%s\" file=\"%s\" line=\"%d\">\n".formatted(
                escaped(pak + "." + service), escaped(example.name()), seconds(result.time()),
                escaped(files.apply(example)), example.place().line()));
        String message = escaped(result.message());
        switch (result.verdict()) {
            case PASSED -> { }
            case NOT_RUN -> xml.append("      <skipped message=\"").append(message).append("\"/>\n");
            case CANCELLED -> xml.append("      <error message=\"").append(message)
                    .append("\" type=\"cancelled\"/>\n");
            case FAILED -> xml.append("      <failure message=\"").append(message).append("\" type=\"")
                    .append(failedStep(result)).append("\">").append(escaped(files.apply(example) + ":"
                            + example.place().line() + ": " + result.message())).append("</failure>\n");
        }
        if (!result.steps().isEmpty()) {
            xml.append("      <system-out>").append(escaped("instance " + result.instanceId() + "\n" + result.steps()
                    .stream().map(ExamplesJunit::step).collect(Collectors.joining("\n")))).append("</system-out>\n");
        }
        if (!result.leftovers().isEmpty()) {
            xml.append("      <system-err>").append(escaped(result.leftovers().stream().map(left -> "left behind: "
                    + left.title() + ": " + left.why() + "\nremove it with: " + left.remedy())
                    .collect(Collectors.joining("\n")))).append("</system-err>\n");
        }
        xml.append("    </testcase>\n");
    }

    private static String failedStep(ExampleResult result) {
        return result.steps().stream().filter(step -> !step.isGood()).findFirst().map(step -> step.step().title())
                .orElse("catalog");
    }

    private static String step(StepResult step) {
        return step.step().title() + ": " + step.outcome().name().toLowerCase(Locale.ROOT) + " (" + seconds(step.time())
                + " s)" + (step.message().isEmpty() ? "" : ": " + step.message());
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.3f", time.toMillis() / 1000.0);
    }

    /** Text for XML 1.0; what cannot stand there even escaped is replaced. */
    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(character -> {
            switch (character) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\n', '\t' -> escaped.appendCodePoint(character);
                default -> escaped.appendCodePoint(character < 0x20 || character >= 0xD800 && character < 0xE000
                        || character == 0xFFFE || character == 0xFFFF ? 0xFFFD : character);
            }
        });
        return escaped.toString();
    }
}
