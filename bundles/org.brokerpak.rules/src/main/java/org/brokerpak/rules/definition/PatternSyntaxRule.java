/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoRegexp;
import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * A {@code pattern} that the broker's regular expressions (RE2) cannot read, such as one with look-ahead. It makes the
 * schema of all user inputs unusable (broker-behaviour 4.5).
 */
public final class PatternSyntaxRule extends DefinitionRule {

    public PatternSyntaxRule() {
        super("pattern-syntax", Severity.ERROR, Stage.REQUEST);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Action action : definition.actions()) {
            action.userInputs().forEach(input -> check(document, input, true, findings));
            action.planInputs().forEach(input -> check(document, input, false, findings));
            action.outputs().forEach(output -> check(document, output, false, findings));
        }
    }

    private static void check(PakDocument document, Variable variable, boolean enforced, Findings findings) {
        if (!(variable.constraints() instanceof YamlMapping constraints)
                || !(constraints.get("pattern").orElse(null) instanceof YamlScalar pattern)
                || ScalarResolver.kind(pattern) != ScalarResolver.Kind.STRING) {
            return;
        }
        try {
            GoRegexp.compile(ScalarResolver.text(pattern));
        } catch (GoError broken) {
            findings.at(document.path(), pattern.range(), "the broker cannot read this pattern (%s): %s. RE2 knows no look-ahead, look-behind or back-references"
                    .formatted(broken.getMessage(), enforced ? "every request for this service fails"
                            : "nothing is checked by it"))
                    .severity(enforced ? Severity.ERROR : Severity.WARNING)
                    .stage(enforced ? Stage.REQUEST : Stage.SILENT).add();
        }
    }
}
