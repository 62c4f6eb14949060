/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.InputCheck;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hil.HilEvaluator;
import org.brokerpak.syntax.hil.HilHost;
import org.brokerpak.syntax.hil.HilOutcome;
import org.brokerpak.syntax.hil.HilTemplate;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * A default does not fit its own input. The broker fills it in and then checks the request against the input, so every
 * request that leaves the field out fails (broker-behaviour 4.1, 4.5). A text is converted to the type first and may
 * compute, so only texts for text inputs are judged. The default of a plan input never applies.
 */
public final class DefaultValueRule extends DefinitionRule {

    private static final Set<String> IDS = Set.of("request.instance_id", "request.binding_id", "request.service_id",
            "request.plan_id");
    private static final Set<String> KNOWN_CALLS = Set.of("str.truncate", "str.queryEscape", "counter.next");
    /** Ids begin with a digit or with a letter. */
    private static final List<String> SAMPLE_IDS = List.of("4c1e7a52-8d3f-4b6a-9e0d-2f5b8c7a1d63",
            "c41e7a52-8d3f-4b6a-9e0d-2f5b8c7a1d63");

    public DefaultValueRule() {
        super("default-value", Severity.WARNING, Stage.REQUEST);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Action action : definition.actions()) {
            Set<String> computed = action.computedInputs().stream().filter(input -> input.overwrite().value())
                    .map(input -> input.name().value()).collect(Collectors.toSet());
            // What is computed over it is what the broker checks.
            for (Variable input : action.userInputs()) {
                if (!computed.contains(input.fieldName().value())) {
                    check(document, input, true, findings);
                    checkGenerated(document, input, findings);
                }
            }
            action.planInputs().forEach(input -> check(document, input, false, findings));
        }
    }

    private static void check(PakDocument document, Variable input, boolean applies, Findings findings) {
        YamlNode value = input.defaultValue();
        if (value == null || JsonType.of(value) == JsonType.NULL || isConverted(input, value)) {
            return;
        }
        List<String> problems = InputCheck.problems(input, value);
        if (!problems.isEmpty()) {
            TextRange range = value.range().isEmpty() ? input.fieldName().range() : firstLine(document, value.range());
            Findings.Draft draft = findings.at(document.path(), range, "the default of \"%s\" %s: %s".formatted(
                    input.fieldName().value(), problems.getFirst(), applies
                            ? "every request that leaves it out fails"
                            : "a plan that follows it hands tofu a value the input does not allow"));
            if (!applies) {
                draft.stage(Stage.SILENT);
            }
            draft.add();
        }
    }

    private static TextRange firstLine(PakDocument document, TextRange range) {
        int end = document.source().lineEnd(document.source().lineAt(range.start()));
        return new TextRange(range.start(), Math.min(range.end(), end));
    }

    /** An expression of ids alone makes texts of a known length. */
    private static void checkGenerated(PakDocument document, Variable input, Findings findings) {
        if (!(input.defaultValue() instanceof YamlScalar scalar) || JsonType.of(scalar) != JsonType.STRING
                || !input.type().value().equals(JsonType.STRING.id()) || !scalar.value().contains("${")
                || input.constraints() == null && input.enumValues() == null) {
            return;
        }
        HilTemplate template = HilTemplate.parse(scalar.value());
        boolean known = template.problems().isEmpty() && !template.variables().isEmpty()
                && template.variables().stream().allMatch(variable -> IDS.contains(variable.name()))
                && template.calls().stream().allMatch(call -> KNOWN_CALLS.contains(call.function()));
        for (String id : known ? SAMPLE_IDS : List.<String>of()) {
            Map<String, String> ids = IDS.stream().collect(Collectors.toMap(name -> name, name -> id));
            HilOutcome outcome = new HilEvaluator(HilHost.repeatable(Map.of(), Map.of())).evaluate(template, ids);
            if (outcome instanceof HilOutcome.Value(String text)) {
                List<String> problems = InputCheck.problems(input,
                        new YamlScalar(scalar.range(), "", text, YamlScalar.Style.DOUBLE_QUOTED));
                if (!problems.isEmpty()) {
                    findings.at(document.path(), scalar.range(), "the default of \"%s\" makes texts like %s, which %s: requests that leave it out fail"
                            .formatted(input.fieldName().value(), text, problems.getFirst())).add();
                    return;
                }
            }
        }
    }

    /** Whether the broker makes something else of the value before it looks at it. */
    private static boolean isConverted(Variable input, YamlNode value) {
        if (!(value instanceof YamlScalar scalar) || JsonType.of(value) != JsonType.STRING) {
            return false;
        }
        return ScalarResolver.text(scalar).contains("$") || !input.type().value().equals(JsonType.STRING.id());
    }
}
