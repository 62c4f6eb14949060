/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.hil;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ComputedInput;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.DocumentRule;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.hil.HilTemplate;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.ScalarText;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * An expression where the broker evaluates none, in the values of a plan, or one that lacks its dollar or its braces and so is
 * plain text (broker-behaviour 3.1, 4.1).
 */
public final class UnevaluatedExpressionRule extends DocumentRule {

    private static final String CALL = "(?:config|env|assert|json\\.marshal|map\\.flatten|str\\.truncate|str\\.queryEscape|"
            + "rand\\.base64|time\\.nano|counter\\.next|regexp\\.matches)\\(";
    private static final String NAME = "(?:request\\.(?:instance_id|binding_id|service_id|plan_id|default_labels|context|"
            + "app_guid|plan_properties)|instance\\.details|instance\\.name)\\b";
    /** Braces without dollar, a dollar without braces, a dollar with parentheses, or braces of another language. */
    private static final Pattern UNMARKED = Pattern.compile("(?<![${#%])\\{+\\s*(?:" + CALL + "|" + NAME + ")[^{}]*\\}+|\\$\\(\\s*(?:" + CALL
            + "|" + NAME + ")|(?<!\\$)\\$(?:" + CALL + "|" + NAME + ")|[#%]\\{\\s*(?:" + CALL + "|" + NAME + ")");
    private static final Pattern IN_BRACES = Pattern.compile("(?:" + CALL + "|" + NAME + ").*", Pattern.DOTALL);

    public UnevaluatedExpressionRule() {
        super(new RuleInfo("unevaluated-expression", Severity.WARNING, Stage.SILENT), Set.of(DocumentKinds.SERVICE));
    }

    @Override
    public void check(PakDocument document, Findings findings) {
        ServiceDefinition definition = ServiceDefinition.of(document);
        for (Plan plan : definition.plans()) {
            values(document, plan, plan.properties(), findings);
            values(document, plan, plan.provisionOverrides(), findings);
            values(document, plan, plan.bindOverrides(), findings);
        }
        for (HilSite site : HilSite.in(document)) {
            Matcher matcher = UNMARKED.matcher(site.text().value());
            while (matcher.find()) {
                int at = matcher.start();
                boolean inside = site.template().nodes(HilNode.Interpolation.class).stream()
                        .anyMatch(part -> part.range().start() <= at && at < part.range().end());
                if (!inside) {
                    unmarked(document, site.place(new TextRange(at, matcher.end())), matcher.group(), findings);
                }
            }
        }
        for (Action action : definition.actions()) {
            for (ComputedInput input : action.computedInputs()) {
                flowMapping(input.defaultValue()).ifPresent(place -> unmarked(document, place, document.source().slice(place), findings));
            }
        }
    }

    /** Without its dollar an expression that is a whole value is a mapping to YAML: {@code {config("x")}}. */
    private static Optional<TextRange> flowMapping(YamlNode value) {
        return value instanceof YamlMapping mapping && mapping.flow() && mapping.entries().size() == 1
                && mapping.entries().getFirst().name().filter(name -> IN_BRACES.matcher(name).matches()).isPresent()
                ? Optional.of(mapping.range()) : Optional.empty();
    }

    private static void values(PakDocument document, Plan plan, YamlNode values, Findings findings) {
        if (!(values instanceof YamlMapping mapping)) {
            return;
        }
        for (YamlEntry entry : mapping.entries()) {
            if (entry.node() instanceof YamlScalar scalar && scalar.value().contains("${")
                    && isExpression(HilTemplate.parse(scalar.value()))) {
                findings.at(document.path(), scalar.range(), "the value of \"%s\" in the plan \"%s\" is not evaluated: tofu gets the text as it is written. Compute it in computed_inputs"
                        .formatted(entry.name().orElse(""), plan.name().value())).add();
            }
        }
    }

    /** Two dollars say that no expression is meant. */
    private static boolean isExpression(HilTemplate template) {
        return template.problems().isEmpty() && !(template.variables().isEmpty() && template.calls().isEmpty());
    }

    private static void unmarked(PakDocument document, TextRange place, String text, Findings findings) {
        Findings.Draft draft = findings.at(document.path(), place, "\"%s\" is not evaluated, because an expression stands in ${ }: tofu gets the text as it is written. Write it so"
                .formatted(text));
        if (text.startsWith("{") && !text.startsWith("{{")) {
            draft.fix(Fix.possible("Add the dollar", document.path(), TextEdit.insert(place.start(), "$")));
        }
        draft.add();
    }
}
