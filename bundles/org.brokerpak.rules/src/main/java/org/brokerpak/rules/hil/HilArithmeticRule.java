/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.hil;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.hil.HilOperator;

/**
 * Arithmetic with a text that is no number. HIL has no operator that joins texts: {@code +} converts both sides to numbers,
 * and so do the comparisons by size (broker-behaviour 3.4).
 */
public final class HilArithmeticRule extends HilRule {

    private static final Set<HilOperator.Group> NUMERIC = Set.of(HilOperator.Group.ARITHMETIC, HilOperator.Group.ORDER);
    /** These are ids of letters and digits with dashes in between. */
    private static final Set<String> IDS = Set.of("request.instance_id", "request.binding_id", "request.plan_id",
            "request.service_id", "request.app_guid");
    private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9][0-9a-fA-FxXoObB_.eE+-]*|[-+]?\\.[0-9].*");

    public HilArithmeticRule() {
        super("hil-arithmetic");
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, HilSite site, Findings findings) {
        if (!site.template().problems().isEmpty()) {
            return;
        }
        for (HilNode.Binary binary : site.template().nodes(HilNode.Binary.class)) {
            boolean wrong = NUMERIC.contains(binary.operator().group())
                    && (isNoNumber(binary.left()) || isNoNumber(binary.right()));
            if (wrong) {
                String remedy = binary.operator() == HilOperator.ADD
                        ? "To join texts, write them side by side: ${a}-${b}" : "Use numbers on both sides";
                findings.at(document.path(), site.place(binary.operatorRange()), "HIL can use this operator with numbers only: %s. %s"
                        .formatted(consequence(site), remedy)).add();
            }
        }
    }

    private static boolean isNoNumber(HilNode.Expression operand) {
        return switch (operand) {
            case HilNode.Quoted text -> text.parts().isEmpty() || text.parts().stream()
                    .allMatch(HilNode.Literal.class::isInstance) && !NUMBER.matcher(text.parts().stream()
                    .map(part -> ((HilNode.Literal) part).value()).collect(Collectors.joining())).matches();
            case HilNode.Variable variable -> IDS.contains(variable.name());
            case HilNode.Parenthesized inner -> isNoNumber(inner.inner());
            default -> false;
        };
    }
}
