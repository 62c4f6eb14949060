/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import org.brokerpak.model.Pak;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextPosition;
import org.brokerpak.syntax.text.TextRange;

/**
 * Why a build failed, or what to know of one that did not.
 *
 * @param message one sentence without its final full stop
 * @param file path relative to the pak's folder; empty when no file is to blame
 * @param line from 1; 0 when the whole file is meant
 * @param column from 1, in UTF-16 units; 0 when the whole file is meant
 */
public record BuildProblem(String message, String file, int line, int column) {

    /** A problem that no place of the pak explains. */
    public static BuildProblem of(String message) {
        return new BuildProblem(message, "", 0, 0);
    }

    /** A problem with the manifest as a whole. */
    public static BuildProblem inManifest(String message) {
        return new BuildProblem(message, Pak.MANIFEST, 0, 0);
    }

    /** A problem at a place of a file. */
    public static BuildProblem at(String file, SourceText text, TextRange range, String message) {
        TextPosition position = text.position(range.start());
        return new BuildProblem(message, file, position.line() + 1, position.character() + 1);
    }

    /** The place as a console links it, {@code manifest.yml:12:5}; empty when there is none. */
    public String place() {
        return line == 0 ? file : file + ":" + line + ":" + column;
    }

    /** Place and message. */
    @Override
    public String toString() {
        return file.isEmpty() ? message : place() + ": " + message;
    }
}
