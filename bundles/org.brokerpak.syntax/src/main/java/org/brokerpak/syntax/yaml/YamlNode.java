/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import org.brokerpak.syntax.text.TextRange;

/** A value in a YAML document. Aliases lead to the very node their anchor marks, so a node may be met more than once. */
public sealed interface YamlNode permits YamlMapping, YamlSequence, YamlScalar {

    /** Where the value is written; for the target of an alias that is the anchored place, not the alias. */
    TextRange range();

    /** The explicit tag as SnakeYAML spells it ({@code tag:yaml.org,2002:str}, {@code !x}), or empty when there is none. */
    String tag();
}
