/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import java.io.IOException;

/**
 * An archive cannot be used. The message is the end of a sentence that begins with the archive's name: {@code is not a
 * zip archive}.
 */
public final class ArchiveException extends IOException {

    private static final long serialVersionUID = 1;

    public ArchiveException(String message) {
        super(message);
    }

    public ArchiveException(String message, Throwable cause) {
        super(message, cause);
    }
}
