/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import org.brokerpak.model.document.Stage;

/**
 * What a rule is, apart from what it does.
 *
 * @param id kebab-case, stable: settings and suppressions name it
 * @param severity of its findings, unless one says otherwise
 * @param stage of its findings, unless one says otherwise
 */
public record RuleInfo(String id, Severity severity, Stage stage) {
}
