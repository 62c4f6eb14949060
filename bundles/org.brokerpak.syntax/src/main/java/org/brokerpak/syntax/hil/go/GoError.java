/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil.go;

/** An error that the broker's Go code would return; the message is Go's exact text. */
public final class GoError extends Exception {

    private static final long serialVersionUID = 1L;

    public GoError(String message) {
        super(message, null, false, false);
    }
}
