/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.preview;

import java.util.List;

import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclReferences;
import org.brokerpak.syntax.text.TextRange;

/**
 * A {@code var.NAME} in a template.
 *
 * @param name of the variable
 * @param range of the whole reference
 */
public record VariableUse(String name, TextRange range) {

    /** All of a file, in the order of the text. */
    public static List<VariableUse> in(HclFile file) {
        return HclReferences.in(file.body()).stream()
                .filter(reference -> reference.root().text().equals("var") && !reference.attributes().isEmpty())
                .map(reference -> new VariableUse(reference.attributes().getFirst().text(), reference.range()))
                .sorted((one, other) -> one.range().compareTo(other.range())).toList();
    }
}
