/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.model.document.Stage;
import org.brokerpak.rules.Finding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Good paks whose templates are changed word by word: our rules and a real tofu refuse the same. */
class MutatedPakTest {

    private static final int PAKS = Integer.getInteger("conformance.mutations", 400);
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(80);
    private static final long SEED = Long.getLong("brokerpak.seed", 20_261_121L);
    private static final Pattern WORD = Pattern.compile("\"[^\"$\n]*\"|[A-Za-z_][A-Za-z_0-9.-]*|\\d+|[=?:{}\\[\\]()]");
    private static final List<String> WORDS = List.of("null", "true", "5", "\"x\"", "[]", "{}", "var.size", "local.names",
            "random_string.name", "random_string.name[0].result", "random_password.secret", "each.value", "count.index",
            "self.id", "path.module", "terraform.workspace", "upper(\"a\")", "length(\"a\")", "count", "for_each",
            "depends_on", "lifecycle", "string", "number", "any", "random_id.id", "terraform_data.text",
            "tolist([1])", "var.shape.name", "try(var.none, 1)", "sensitive(\"a\")", "1 + \"a\"", "[1, 2][*]", "nosuch",
            "random_string.name.*.result", "terraform_data.label", "terraform_data.label[\"a\"].id", "module.x.y",
            "data.random_string.x.id", "null_resource.x");

    /** What our rules do not look at, by what tofu says of it. */
    private static final Map<Pattern, String> UNSEEN = Map.of(
            Pattern.compile(": (Unsupported argument|Missing required argument|Insufficient|Unsupported block type"
                    + "|Value for unconfigurable attribute|Invalid combination|Invalid Attribute"
                    + "|Incorrect attribute value type|Incorrect value type|Too many|Conflicting"
                    + "|Missing Configuration|Invalid resource type)"),
            "what a resource takes stands in the schema of its provider, which we do not have",
            Pattern.compile(": (Unsupported attribute|Invalid function argument|Iteration over non-iterable"
                    + "|Invalid template interpolation|Incorrect condition type|Invalid operand|Error in function call"
                    + "|Invalid index|Unsupported operator|Invalid for_each|Invalid count|Inconsistent conditional"
                    + "|Invalid variable validation|Invalid validation|Invalid assert|Zero assert|Invalid error message|Invalid 'for'|Invalid value for|Not enough|Invalid"
                    + " object key|Output refers to sensitive|Invalid condition|Null value|Unsuitable value"
                    + "|Cannot index)"),
            "types of values are worked out in part only",
            Pattern.compile(": (Invalid type specification|Invalid default value|Variables not allowed"
                    + "|Function calls not allowed|Invalid type|Unsuitable)"),
            "the types of variables are judged in part only",
            Pattern.compile(": (Invalid address|Invalid \"moved\" address|Invalid expression|Moved object|Resource type"
                    + "|Unresolved|Redundant|Ambiguous|Cross-type)"),
            "addresses in moved blocks and the like are not judged",
            Pattern.compile(": (Invalid \"each\" attribute|Invalid \"count\" attribute|Invalid \"path\" attribute"
                    + "|Invalid \"terraform\" attribute|Invalid reference)"),
            "attributes of each, count, path and terraform are not judged",
            Pattern.compile("(?s)^init: "), "only the installation of providers fails");

    @TempDir
    private Path scratch;

    @Test
    void bothRefuseTheSame() {
        TofuFolder folder = new TofuFolder(scratch);
        Differences differences = new Differences("changed templates, generated with -Dbrokerpak.seed=" + SEED);
        Random random = new Random(SEED);
        List<SamplePak> paks = SamplePak.all();
        long start = System.nanoTime();
        int count = 0;
        while (count < PAKS && System.nanoTime() - start < MOST_NANOS) {
            count++;
            SamplePak pak = mutated(paks.get(random.nextInt(paks.size())), random);
            List<Finding> ours = pak.errors();
            folder.write(pak.workspace());
            List<String> theirs = folder.errors();
            if (theirs.isEmpty() && !ours.isEmpty()) {
                // Some mistakes are seen only where there are values.
                TofuFolder.Outcome plan = folder.run("plan", "-input=false", "-no-color", "-lock=false");
                theirs = plan.exitCode() == 0 ? theirs : List.of("plan: " + plan.output().replaceAll("\\s+", " "));
            }
            List<String> said = ours.stream().map(each -> each.rule() + ": " + each.message()).toList();
            differences.compare(pak.name() + "\n  tofu: " + theirs + "\n  rules: " + said,
                    theirs.isEmpty() ? "accepted" : "refused", ours.isEmpty() ? "accepted" : "refused",
                    explanation(theirs, ours));
        }
        System.out.println(count + " changed templates in " + TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start)
                + " s");
        differences.report();
    }

    private static String explanation(List<String> theirs, List<Finding> ours) {
        if (theirs.isEmpty()) {
            boolean ofTofu = ours.stream().anyMatch(finding -> finding.stage() == Stage.TOFU);
            return ofTofu ? "" : "the broker refuses it, or the pak, before tofu sees it";
        }
        return UNSEEN.entrySet().stream().filter(entry -> theirs.stream().allMatch(
                error -> entry.getKey().matcher(error).find())).map(Map.Entry::getValue).findFirst().orElse("");
    }

    private static SamplePak mutated(SamplePak pak, Random random) {
        String literal = pak.literal();
        // What follows is in the service definition, or in files of its own.
        int from = pak.name().equals("flat") ? literal.indexOf("### terraform/") : literal.indexOf("template: |");
        int end = pak.name().equals("flat") ? literal.length() : literal.indexOf("  outputs:\n    - field_name");
        List<int[]> words = new ArrayList<>();
        Matcher word = WORD.matcher(literal).region(from + 11, end);
        while (word.find()) {
            boolean inHeader = literal.lastIndexOf("\n### ", word.start()) >= literal.lastIndexOf('\n', word.start() - 1);
            if (!inHeader) {
                words.add(new int[] {word.start(), word.end()});
            }
        }
        int[] place = words.get(random.nextInt(words.size()));
        int[] other = words.get(random.nextInt(words.size()));
        String found = literal.substring(place[0], place[1]);
        String replacement = switch (random.nextInt(7)) {
            case 0 -> "";
            case 1 -> literal.substring(other[0], other[1]);
            case 2 -> found.replaceFirst("(?<=[a-z])(?=[a-z\"]*$)", "x");
            case 3 -> found + " " + found;
            default -> WORDS.get(random.nextInt(WORDS.size()));
        };
        String name = pak.name() + ": <" + line(literal, place[0]) + "> with <" + replacement + "> for <" + found + ">";
        return new SamplePak(name, literal.substring(0, place[0]) + replacement + literal.substring(place[1]));
    }

    private static String line(String text, int at) {
        int end = text.indexOf('\n', at);
        return text.substring(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length() : end).strip();
    }
}
