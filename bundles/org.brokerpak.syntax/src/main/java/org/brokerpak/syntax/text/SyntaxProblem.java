/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.text;

/**
 * A place where a text breaks the grammar of its language. Parsers return these beside their tree and never throw.
 *
 * @param range where
 * @param message one sentence for the author, without a final full stop when it is a fragment of a finding
 */
public record SyntaxProblem(TextRange range, String message) {
}
