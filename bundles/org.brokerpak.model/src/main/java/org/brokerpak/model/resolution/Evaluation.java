/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import org.brokerpak.syntax.hil.HilTemplate;

/**
 * How a value was computed.
 *
 * @param template the text with HIL expressions
 * @param result what they yield: String, List or Map
 * @param castTo the type the result was cast to; empty for no cast
 */
public record Evaluation(String template, Object result, String castTo) {

    /** Whether there is anything to compute in the text; the broker evaluates every text. */
    public boolean isExpression() {
        return !HilTemplate.parse(template).isPlainText();
    }
}
