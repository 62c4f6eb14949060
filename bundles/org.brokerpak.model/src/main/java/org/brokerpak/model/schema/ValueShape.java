/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

/** What kind of YAML a field holds, so that completion can write the right thing behind its name. */
public enum ValueShape {

    /** A single value: {@code key: value}. */
    SCALAR,
    /** A list: {@code key:}, then lines that start with {@code -}. */
    LIST,
    /** A mapping: {@code key:}, then indented keys. */
    MAPPING,
    /** Anything, as in the default of a variable. */
    ANY
}
