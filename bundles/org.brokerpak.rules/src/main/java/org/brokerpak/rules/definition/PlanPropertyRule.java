/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.InputCheck;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.schema.Doubts;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * What a plan sets against the inputs it is for. The broker never compares the two for plans that come with a pak
 * (broker-behaviour 4.6), so what is wrong with a property of a plan input shows in tofu or not at all. What a plan sets of
 * a user input is checked with each request, after it was put in the place of the request's own value (4.1, 4.5).
 */
public final class PlanPropertyRule extends DefinitionRule {

    private static final String PLAN_PROPERTIES = "request.plan_properties";

    public PlanPropertyRule() {
        super("plan-property", Severity.WARNING, Stage.SILENT);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        Action provision = definition.provision();
        Action bind = definition.bind();
        Set<String> takers = names(provision);
        takers.addAll(names(bind));
        provision.userInputs().forEach(input -> takers.add(input.tfAttributeSkip().value()));
        takers.addAll(readByExpressions(document));
        List<Variable> planInputs = Stream.of(provision.planInputs(), bind.planInputs()).flatMap(List::stream).toList();
        Set<TextRange> judged = new HashSet<>();
        for (Plan plan : definition.plans()) {
            for (YamlEntry property : entries(plan.properties())) {
                // What several plans share through an anchor is one mistake.
                if (!judged.add(property.key().range())) {
                    continue;
                }
                Optional<Variable> planInput = named(planInputs, property);
                Optional<Variable> userInput = named(provision.userInputs(), property);
                if (planInput.isPresent()) {
                    checkValue(document, plan, property, planInput.get(), false, findings);
                } else if (userInput.isPresent()) {
                    checkValue(document, plan, property, userInput.get(), true, findings);
                } else if (!takers.contains(property.name().orElse("")) && !inDoubt(document)) {
                    unknown(document, plan, property, "property", free(takers, plan.properties()), findings);
                }
            }
            checkOverrides(document, plan, plan.provisionOverrides(), provision, findings);
            checkOverrides(document, plan, plan.bindOverrides(), bind, findings);
        }
    }

    private static void checkOverrides(PakDocument document, Plan plan, YamlNode overrides, Action action,
            Findings findings) {
        Set<String> takers = names(action);
        takers.addAll(readByExpressions(document));
        for (YamlEntry override : entries(overrides)) {
            Optional<Variable> input = named(action.userInputs(), override);
            if (input.isPresent()) {
                checkValue(document, plan, override, input.get(), true, findings);
            } else if (!takers.contains(override.name().orElse("")) && !inDoubt(document)) {
                unknown(document, plan, override, "override", free(takers, overrides), findings);
            }
        }
    }

    /**
     * @param enforced whether the broker checks the value with each request
     */
    private static void checkValue(PakDocument document, Plan plan, YamlEntry property, Variable input, boolean enforced,
            Findings findings) {
        for (String problem : InputCheck.problems(input, property.node())) {
            TextRange range = property.node() instanceof YamlScalar scalar && !scalar.range().isEmpty() ? scalar.range()
                    : property.key().range();
            Findings.Draft draft = findings.at(document.path(), range, "\"%s\" of the plan \"%s\" %s: %s".formatted(
                    input.fieldName().value(), plan.name().value(), problem, enforced
                            ? "every request for this plan fails"
                            : "the broker does not check that, and tofu gets it"));
            if (enforced) {
                draft.stage(Stage.REQUEST);
            }
            draft.add();
        }
    }

    private static void unknown(PakDocument document, Plan plan, YamlEntry property, String what, Set<String> free,
            Findings findings) {
        String name = property.name().orElse("");
        Optional<String> near = NearNames.nearest(name, free);
        Findings.Draft draft = findings.at(document.path(), property.key().range(),
                "no input takes the %s \"%s\" of the plan \"%s\", so it has no effect. %s".formatted(what, name,
                        plan.name().value(), near.map(other -> "Did you mean \"" + other + "\"?")
                                .orElse(what.equals("property") ? "Declare it in plan_inputs, or remove it"
                                        : "Declare it in user_inputs, or remove it")));
        near.ifPresent(other -> draft.fix(Fix.possible("Rename to \"" + other + "\"", document.path(),
                new TextEdit(property.key().range(), other))));
        draft.add();
    }

    private static boolean inDoubt(PakDocument document) {
        Doubts doubts = Doubts.of(document);
        return doubts.aboutInputs(Action.Kind.PROVISION) || doubts.aboutInputs(Action.Kind.BIND);
    }

    private static Optional<Variable> named(List<Variable> inputs, YamlEntry entry) {
        return inputs.stream().filter(input -> entry.isNamed(input.fieldName().value())).findFirst();
    }

    private static List<YamlEntry> entries(YamlNode node) {
        return node instanceof YamlMapping mapping ? mapping.entries() : List.of();
    }

    private static Set<String> names(Action action) {
        Set<String> names = new HashSet<>(action.inputNames());
        action.importInputs().forEach(input -> names.add(input.fieldName().value()));
        return names;
    }

    private static Set<String> free(Set<String> takers, YamlNode given) {
        Set<String> free = new HashSet<>(takers);
        free.removeAll(keys(given));
        return free;
    }

    /** An expression can read what no input declares. */
    private static Set<String> readByExpressions(PakDocument document) {
        Set<String> read = new HashSet<>();
        for (HilSite site : HilSite.in(document)) {
            site.template().variables().forEach(variable -> read.add(variable.name()));
            site.indexed(PLAN_PROPERTIES).forEach(key -> read.add(key.value()));
        }
        return read;
    }
}
