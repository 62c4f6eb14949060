/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.hil;

import java.util.stream.Stream;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.hil.HilOperator;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/**
 * A truth value compared with {@code true} or {@code false} behind the operator. In a variable it is the text 1 or 0, and the
 * left side decides how the two are compared, so they are never equal (broker-behaviour 3.4).
 */
public final class HilBooleanRule extends HilRule {

    public HilBooleanRule() {
        super("hil-boolean", Severity.WARNING, Stage.SILENT);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, HilSite site, Findings findings) {
        for (HilNode.Binary binary : site.template().nodes(HilNode.Binary.class)) {
            boolean equality = binary.operator().group() == HilOperator.Group.EQUALITY;
            if (equality && binary.left() instanceof HilNode.Variable variable
                    && binary.right() instanceof HilNode.BooleanLiteral literal && isBoolean(site.action(), variable)) {
                TextRange range = site.place(binary.range());
                String swapped = literal.value() + " " + binary.operator().symbol() + " " + variable.name();
                findings.at(document.path(), range, ("this is always %s: a truth value in a variable is the text 1 or 0, which is "
                        + "compared with the text %s. Put the variable behind the operator")
                        .formatted(binary.operator() == HilOperator.NOT_EQUAL, literal.value()))
                        .fix(Fix.certain("Write " + swapped, document.path(), new TextEdit(range, swapped))).add();
            }
        }
    }

    private static boolean isBoolean(Action action, HilNode.Variable variable) {
        return Stream.concat(Stream.concat(action.userInputs().stream(), action.planInputs().stream())
                .filter(input -> input.fieldName().value().equals(variable.name())).map(input -> input.type().value()),
                action.computedInputs().stream().filter(input -> input.name().value().equals(variable.name()))
                        .map(input -> input.type().value()))
                .anyMatch(JsonType.BOOLEAN.id()::equals);
    }
}
