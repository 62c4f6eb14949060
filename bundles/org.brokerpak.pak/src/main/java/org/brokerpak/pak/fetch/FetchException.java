/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.io.IOException;

/** A file cannot be had. The message is a clause for people: {@code the server answered 404 (not found)}. */
public final class FetchException extends IOException {

    private static final long serialVersionUID = 1;

    private final boolean worthRetrying;

    public FetchException(String message, boolean worthRetrying, Throwable cause) {
        super(message, cause);
        this.worthRetrying = worthRetrying;
    }

    /** A failure that another attempt would not mend. */
    public FetchException(String message) {
        this(message, false, null);
    }

    /** Whether the same request may succeed a little later. */
    public boolean isWorthRetrying() {
        return worthRetrying;
    }
}
