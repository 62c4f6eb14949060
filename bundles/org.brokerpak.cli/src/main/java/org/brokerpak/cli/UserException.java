/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

/** Ends a command with a sentence for people, without its final full stop. */
final class UserException extends Exception {

    private static final long serialVersionUID = 1;

    private final int exitCode;

    private UserException(String message, int exitCode) {
        super(message);
        this.exitCode = exitCode;
    }

    /** What was asked for did not work. */
    static UserException failed(String message) {
        return new UserException(message, ExitCode.FAILED);
    }

    /** What was named cannot be read. */
    static UserException unreadable(String message) {
        return new UserException(message, ExitCode.UNUSABLE);
    }

    int exitCode() {
        return exitCode;
    }
}
