/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.List;
import org.brokerpak.syntax.text.TextRange;

/**
 * {@code name = value}.
 *
 * @param range from the name to the end of the value
 * @param name the attribute's name
 * @param equalsRange the equals sign
 * @param value the value; {@link HclExpression.Missing} after a lone {@code name =}
 */
public record HclAttribute(TextRange range, HclName name, TextRange equalsRange, HclExpression value)
        implements HclBodyItem {

    @Override
    public List<HclNode> children() {
        return List.of(name, value);
    }
}
