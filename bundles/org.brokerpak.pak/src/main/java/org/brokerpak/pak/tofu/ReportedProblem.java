/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import org.brokerpak.syntax.text.TextRange;

/**
 * A diagnostic as tofu reports it, before it is led back to the pak.
 *
 * @param file path in the workspace; empty when it names none
 * @param line from 1; 0 when there is none
 * @param bytes from the start of the file, in UTF-8; null when only the line is known
 */
record ReportedProblem(boolean isError, String summary, String detail, String file, int line, TextRange bytes) {
}
