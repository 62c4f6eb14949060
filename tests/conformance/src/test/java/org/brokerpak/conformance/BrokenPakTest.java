/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.brokerpak.rules.Finding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One mistake in a good pak: our rule finds it, and a real tofu refuses the workspace. */
class BrokenPakTest {

    /**
     * A mistake.
     *
     * @param rule whose error it is
     * @param pak of {@link SamplePak#read}
     * @param from a text in it
     * @param to the same with the mistake
     */
    private record Mistake(String rule, String pak, String from, String to) {
    }

    private static final List<Mistake> MISTAKES = List.of(
            new Mistake("undeclared-reference", "flat", "random_password.secret.result", "random_password.secred.result"),
            new Mistake("undeclared-reference", "flat", "keepers = local.upper", "keepers = local.uper"),
            new Mistake("undeclared-reference", "flat", "input = var.owner", "input = var.owners"),
            new Mistake("undeclared-reference", "single", "sum(var.shape.sizes) }", "sum(var.shapes.sizes) }"),
            new Mistake("undeclared-reference", "flat", "length(random_string.name)", "length(data.random_string.name)"),
            new Mistake("undeclared-reference", "flat", "length(random_string.name)", "length(module.name)"),
            new Mistake("duplicate-declaration", "flat", "output \"first\"", "output \"names\" { value = 1 }\noutput \"first\""),
            new Mistake("duplicate-declaration", "flat", "variable \"owner\"",
                    "variable \"size\" {}\nvariable \"owner\""),
            new Mistake("duplicate-declaration", "flat", "locals {\n", "locals {\n  upper = 1\n}\nlocals {\n"),
            new Mistake("duplicate-declaration", "flat", "resource \"terraform_data\" \"owner\" {",
                    "resource \"terraform_data\" \"label\" {}\nresource \"terraform_data\" \"owner\" {"),
            new Mistake("reference-cycle", "flat", "locals {\n", "locals {\n  a = local.b\n  b = local.a\n"),
            new Mistake("reference-cycle", "flat", "input = var.owner", "input = terraform_data.label[\"a\"].id\n}\n"
                    + "resource \"terraform_data\" \"x\" {\n  input = terraform_data.y.id\n}\n"
                    + "resource \"terraform_data\" \"y\" {\n  input = terraform_data.x.id"),
            new Mistake("instance-index", "flat", "[for s in random_string.name : \"${var.prefix}-${s.result}\"]",
                    "[random_string.name.result]"),
            new Mistake("instance-index", "flat", "value     = random_password.secret.result",
                    "value     = random_password.secret[0].result"),
            new Mistake("instance-index", "flat", "keepers = local.upper",
                    "keepers = { a = terraform_data.label[0].id }"),
            new Mistake("repetition-reference", "flat", "input = var.owner", "input = each.key"),
            new Mistake("repetition-reference", "flat", "input = var.owner", "input = count.index"),
            new Mistake("repetition-reference", "flat", "input = var.owner", "input = self.id"),
            new Mistake("unsupported-block", "flat", "    create_before_destroy = true", "    wait {}"),
            new Mistake("unsupported-block", "flat", "locals {\n", "local {\n}\nlocals {\n"),
            new Mistake("unsupported-block", "flat", "output \"first\"", "outputs \"x\" {}\noutput \"first\""),
            new Mistake("unsupported-argument", "flat", "  sensitive = true", "  sensitiv = true"),
            new Mistake("unsupported-argument", "flat", "  nullable    = false", "  nulable    = false"),
            new Mistake("unsupported-argument", "flat", "    prevent_destroy = true", "    prevent_destruction = true"),
            new Mistake("unknown-function", "flat", "upper(k)", "uppr(k)"),
            new Mistake("unknown-function", "single", "sum(var.shape.sizes)", "summe(var.shape.sizes)"),
            new Mistake("literal-argument", "flat", "    create_before_destroy = true",
                    "    create_before_destroy = random_password.secret.special"),
            new Mistake("literal-argument", "flat", "depends_on = [random_string.name]",
                    "depends_on = [upper(random_string.name)]"),
            new Mistake("literal-argument", "flat", "  nullable    = false", "  nullable    = local.upper"),
            new Mistake("sensitive-output", "flat", "  sensitive = true\n", ""),
            new Mistake("reserved-variable", "flat", "variable \"owner\" { type = string }",
                    "variable \"owner\" { type = string }\nvariable \"count\" {}"),
            new Mistake("provider-not-shipped", "flat", "    random = {", "    other = {\n"
                    + "      source = \"registry.terraform.io/hashicorp/other\"\n    }\n    random = {"),
            new Mistake("provider-version", "flat", "version = \">= 3.0\"", "version = \">= 4.0\""),
            new Mistake("value-type", "flat", "for_each   = var.labels", "for_each   = 5"),
            new Mistake("variable-declaration", "flat", "  default = {}", "  default = \"x\""),
            new Mistake("variable-declaration", "flat", "variable \"owner\" { type = string }",
                    "variable \"owner\" { type = strin }"),
            new Mistake("variable-declaration", "flat", "variable \"owner\" { type = string }",
                    "variable \"owner\" {\n  type    = number\n  default = \"abc\"\n}"),
            new Mistake("template-syntax", "flat", "output \"first\" { value = local.names[0] }",
                    "output \"first\" { value = local.names[0 }"),
            new Mistake("template-syntax", "single", "trimspace(terraform_data.text.output)", "trimspace("));

    /** Tofu refuses these, and no rule of ours says so. */
    private static final List<Mistake> UNSEEN = List.of(
            new Mistake("a text for count that is no number", "flat", "count   = var.size", "count   = \"many\""),
            new Mistake("the default of an optional attribute against its type", "single", "optional(list(number), [1, 2])",
                    "optional(list(number), \"x\")"));

    @TempDir
    private Path scratch;

    @Test
    void aMistakeIsFoundByBoth() {
        TofuFolder folder = new TofuFolder(scratch);
        List<String> missed = new ArrayList<>();
        for (Mistake mistake : MISTAKES) {
            SamplePak pak = SamplePak.read(mistake.pak()).with(mistake.from(), mistake.to());
            List<String> ours = pak.errors().stream().map(Finding::rule).distinct().toList();
            folder.write(pak.workspace());
            String theirs = refusal(folder);
            if (!ours.contains(mistake.rule()) || theirs.isEmpty()) {
                missed.add(mistake + "\n  ours: " + ours + "\n  tofu: " + theirs);
            }
        }
        System.out.println(MISTAKES.size() + " mistakes shown to tofu and to our rules");
        for (Mistake gap : UNSEEN) {
            SamplePak pak = SamplePak.read(gap.pak()).with(gap.from(), gap.to());
            folder.write(pak.workspace());
            System.out.println("  only tofu finds " + gap.rule() + ": " + refusal(folder));
            if (refusal(folder).isEmpty() || !pak.errors().isEmpty()) {
                missed.add("no gap any more: " + gap);
            }
        }
        assertEquals("", String.join("\n", missed));
    }

    /** What tofu says until the first step that fails; some mistakes are seen only where there are values. */
    private static String refusal(TofuFolder folder) {
        TofuFolder.Outcome init = folder.run("init", "-backend=false", "-input=false", "-no-color", "-upgrade");
        if (init.exitCode() != 0) {
            return "init: " + init.output();
        }
        List<String> errors = folder.errors();
        if (!errors.isEmpty()) {
            return errors.getFirst();
        }
        TofuFolder.Outcome plan = folder.run("plan", "-input=false", "-no-color", "-lock=false");
        return plan.exitCode() == 0 ? "" : "plan: " + plan.output();
    }
}
