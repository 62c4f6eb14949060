/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** What Java's exceptions about files mean, for people. */
public final class IoMessages {

    /** As Linux, macOS and Windows put it. */
    private static final String NO_SPACE = "(?si).*(No space left on device|not enough space on the disk|Disk quota "
            + "exceeded).*";

    private IoMessages() {
    }

    /** A clause such as {@code permission denied: /a/b}. */
    public static String of(IOException failure) {
        return switch (failure) {
            case IOException full when String.valueOf(full.getMessage()).matches(NO_SPACE) ->
                    "there is no space left on the disk";
            case NoSuchFileException missing -> "there is no " + missing.getFile();
            case AccessDeniedException denied -> "permission denied: " + denied.getFile();
            case FileAlreadyExistsException exists -> "there is a file where a folder is needed: " + exists.getFile();
            case NotDirectoryException file -> file.getFile() + " is not a folder";
            case FileSystemException system when system.getReason() != null ->
                    system.getReason() + ": " + system.getFile();
            default -> failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
        };
    }
}
