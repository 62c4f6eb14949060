/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

/**
 * Where and why the grammar broke.
 *
 * @param offset where the parser gave up
 * @param contextOffset where the construct it was reading began, or the same as {@code offset} when there is none
 * @param insideQuotes whether it gave up inside a quoted scalar
 * @param insideFlow whether it gave up inside {@code []} or {@code {}}
 * @param message one sentence for the author
 */
record YamlBreak(int offset, int contextOffset, boolean insideQuotes, boolean insideFlow, String message) {
}
