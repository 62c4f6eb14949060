/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.document;

import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * An entry of a mapping of texts.
 *
 * @param name the key
 * @param text the value with the places of both
 * @param scalar the value as written
 */
public record NamedText(String name, Field<String> text, YamlScalar scalar) {
}
