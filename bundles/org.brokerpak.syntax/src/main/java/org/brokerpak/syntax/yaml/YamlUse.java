/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import org.brokerpak.syntax.text.TextRange;

/**
 * A value at the place where a mapping or sequence has it.
 *
 * @param node the value
 * @param site the range in the holder: that of the alias ({@code *name}) if the value comes through one, else
 *     {@code node.range()}
 */
public record YamlUse(YamlNode node, TextRange site) {

    /** Whether the value is written elsewhere and only referred to here. */
    public boolean isAlias() {
        return !site.equals(node.range());
    }
}
