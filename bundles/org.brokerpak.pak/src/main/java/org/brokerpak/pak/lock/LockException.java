/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.lock;

/** A lock file that cannot be trusted; the message is the end of a sentence that begins with its name. */
public final class LockException extends Exception {

    private static final long serialVersionUID = 1;

    private final int line;

    LockException(String message, int line) {
        super(message);
        this.line = line;
    }

    /** The line that is wrong, from 1; 0 when it is the file as a whole. */
    public int line() {
        return line;
    }
}
