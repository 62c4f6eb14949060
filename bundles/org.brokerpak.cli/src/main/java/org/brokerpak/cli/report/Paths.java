/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.report;

import java.nio.file.Path;

/** Paths as they are printed. */
public final class Paths {

    private Paths() {
    }

    /** A path as somebody would write it who wrote another one so: absolute, or from the working folder. */
    public static String like(String written, Path workingFolder, Path path) {
        Path absolute = path.toAbsolutePath().normalize();
        return Path.of(written).isAbsolute() ? text(absolute) : from(workingFolder, absolute);
    }

    /** A path from a folder, with {@code /} between names; the folder itself is a dot. */
    public static String from(Path folder, Path path) {
        Path base = folder.toAbsolutePath().normalize();
        Path absolute = path.toAbsolutePath().normalize();
        boolean reachable = base.getRoot().equals(absolute.getRoot());
        return text(reachable ? base.relativize(absolute) : absolute);
    }

    private static String text(Path path) {
        String text = path.toString().replace('\\', '/');
        return text.isEmpty() ? "." : text;
    }
}
