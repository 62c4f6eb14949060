/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.InputCheck;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;

/** Constraints that contradict each other, so that no value or not the expected one passes (broker-behaviour 4.5). */
public final class ConstraintRangeRule extends DefinitionRule {

    private record Pair(String least, String most) {
    }

    private static final List<Pair> PAIRS = List.of(new Pair("minimum", "maximum"), new Pair("minLength", "maxLength"),
            new Pair("minItems", "maxItems"), new Pair("minProperties", "maxProperties"));

    public ConstraintRangeRule() {
        super("constraint-range", Severity.ERROR, Stage.REQUEST);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Action action : definition.actions()) {
            action.userInputs().forEach(variable -> check(document, variable, true, findings));
            Stream.of(action.planInputs(), action.outputs()).flatMap(List::stream)
                    .forEach(variable -> check(document, variable, false, findings));
        }
    }

    /**
     * @param enforced whether the broker makes a schema of the constraints for requests
     */
    private static void check(PakDocument document, Variable variable, boolean enforced, Findings findings) {
        if (!(variable.constraints() instanceof YamlMapping constraints)) {
            return;
        }
        String name = variable.fieldName().value();
        for (Pair pair : PAIRS) {
            Optional<BigDecimal> least = number(constraints, pair.least);
            Optional<BigDecimal> most = number(constraints, pair.most);
            if (least.isPresent() && most.isPresent() && least.get().compareTo(most.get()) > 0) {
                YamlEntry entry = constraints.entry(pair.least).orElseThrow();
                findings.at(document.path(), entry.range(), ("the %s of \"%s\" is above its %s: %s")
                        .formatted(pair.least, name, pair.most, enforced ? "the broker cannot use them, and every request fails"
                                : "no value can satisfy both"))
                        .severity(enforced ? Severity.ERROR : Severity.WARNING)
                        .stage(enforced ? Stage.REQUEST : Stage.SILENT).add();
            }
        }
        enumeration(document, variable, enforced, findings);
        Optional<BigDecimal> step = number(constraints, "multipleOf").filter(number -> number.signum() > 0);
        Optional<BigDecimal> minimum = number(constraints, "minimum");
        if (step.isPresent() && minimum.isPresent() && minimum.get().remainder(step.get()).signum() != 0) {
            findings.at(document.path(), constraints.entry("minimum").orElseThrow().range(),
                    "the minimum of \"%s\" is not a multiple of %s, so it can never be chosen itself".formatted(name,
                            step.get().toPlainString())).severity(Severity.WARNING).stage(Stage.ADVICE).add();
        }
    }

    /** Values that may be chosen and are refused. */
    private static void enumeration(PakDocument document, Variable variable, boolean enforced, Findings findings) {
        Optional<JsonType> type = JsonType.named(variable.type().value());
        if (type.isEmpty() || !(variable.enumValues() instanceof YamlMapping values)) {
            return;
        }
        for (YamlEntry value : values.entries()) {
            List<String> problems = type.get().accepts(JsonType.of(value.key()))
                    ? InputCheck.problems(variable, value.key()) : List.of();
            if (!problems.isEmpty()) {
                findings.at(document.path(), value.key().range(), "the enum of \"%s\" offers %s, which %s by its constraints: %s"
                        .formatted(variable.fieldName().value(), value.name().orElse("this"), problems.getFirst(),
                                enforced ? "no request can choose it" : "the two contradict each other"))
                        .severity(Severity.WARNING).stage(enforced ? Stage.REQUEST : Stage.SILENT).add();
            }
        }
    }

    private static Optional<BigDecimal> number(YamlMapping constraints, String keyword) {
        return constraints.get(keyword).flatMap(JsonType::number);
    }
}
