/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.List;

/** The labels that the broker wants: exactly one for each variable and output. (broker-behaviour 2.4) */
final class HclBrokerLabels {

    private HclBrokerLabels() {
    }

    /** What the broker's parser says of the labels in a file, in the order of the text. */
    static List<HclDiagnostic> check(HclBody body) {
        List<HclDiagnostic> diagnostics = new ArrayList<>();
        for (HclBlock block : body.blocks()) {
            String type = block.type().text();
            String label = switch (type) {
                case "variable" -> "type";
                case "output" -> "value";
                default -> "";
            };
            if (label.isEmpty()) {
                continue;
            }
            if (block.labels().isEmpty()) {
                diagnostics.add(new HclDiagnostic(block.openBrace(), "Missing " + label + " for " + type,
                        "All " + type + " blocks must have 1 labels (" + label + ")."));
            } else if (block.labels().size() > 1) {
                diagnostics.add(new HclDiagnostic(block.labels().get(1).range(), "Extraneous label for " + type,
                        "Only 1 labels (" + label + ") are expected for " + type + " blocks."));
            }
        }
        return diagnostics;
    }
}
