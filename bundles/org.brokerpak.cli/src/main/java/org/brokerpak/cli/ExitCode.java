/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

/** The exit codes that scripts depend on. */
final class ExitCode {

    /** All is well. */
    static final int FINE = 0;
    /** There are findings of severity error, or the operation failed. */
    static final int FAILED = 1;
    /** The command was used wrongly, or its input cannot be read. */
    static final int UNUSABLE = 2;

    private ExitCode() {
    }
}
