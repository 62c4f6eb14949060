/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.files;

import org.brokerpak.syntax.text.SourceText;

/** What is found at a path. */
public sealed interface FileContent {

    /** A UTF-8 text. */
    record Text(SourceText text) implements FileContent {
    }

    /** A file that is not UTF-8 text: an image, an archive, a text in another encoding. */
    record Binary() implements FileContent {
    }

    /** There is nothing at the path. */
    record Missing() implements FileContent {
    }

    /** The path leads to a folder. */
    record Folder() implements FileContent {
    }

    /** The path leads out of the pak's folder, directly or through a link. */
    record Outside() implements FileContent {
    }

    /**
     * There is a file, but it cannot be read.
     *
     * @param reason for people: {@code permission denied}, {@code larger than 16 MB}
     */
    record Unreadable(String reason) implements FileContent {
    }

    /** Why there is no text, as the end of a sentence that begins with the file's name; empty for a text. */
    default String failure() {
        return switch (this) {
            case Text ignored -> "";
            case Binary ignored -> "is not a UTF-8 text file";
            case Missing ignored -> "does not exist";
            case Folder ignored -> "is a folder";
            case Outside ignored -> "lies outside the pak's folder";
            case Unreadable(String reason) -> "cannot be read: " + reason;
        };
    }
}
