/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.Optional;

/**
 * An attribute in the file that holds it, as a local value or {@code required_version}.
 *
 * @param file the name of the file
 * @param attribute the attribute
 */
public record HclArgument(String file, HclAttribute attribute) {

    /** The name of the attribute. */
    public String name() {
        return attribute.name().text();
    }

    /** Its value when it is written out. */
    public Optional<HclValue> value() {
        return HclValue.of(attribute.value());
    }
}
