/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What can be wrong in a pak, and how to mend it. A rule is one class in a subpackage and one Markdown file beside it in
 * the resources; {@link org.brokerpak.rules.RuleRegistry} lists them, {@link org.brokerpak.rules.Linter} applies them.
 */
package org.brokerpak.rules;
