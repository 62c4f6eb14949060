/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.branding.start;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;

/** What the command that started the product asked of it. */
public final class StartRequest {

    /** Names the system property that holds the path of the file to open. */
    public static final String OPEN = "brokerpak.open";

    /**
     * Names the system property that holds the path of a PNG: the product writes a picture of its window there as soon
     * as the opened file shows its findings, and exits.
     */
    public static final String SCREENSHOT = "brokerpak.screenshot";

    private final Path file;
    private final Path picture;

    private StartRequest(Path file, Path picture) {
        this.file = file;
        this.picture = picture;
    }

    /** Reads the request from system properties; empty and absent ones ask for nothing. */
    public static StartRequest from(Properties properties) {
        Objects.requireNonNull(properties);
        return new StartRequest(path(properties, OPEN), path(properties, SCREENSHOT));
    }

    private static Path path(Properties properties, String key) {
        String value = properties.getProperty(key, "");
        return value.isBlank() ? null : Path.of(value).toAbsolutePath().normalize();
    }

    /** Returns the absolute path of the file to open. */
    public Optional<Path> file() {
        return Optional.ofNullable(file);
    }

    /** Returns the absolute path of the picture to write before the product exits. */
    public Optional<Path> picture() {
        return Optional.ofNullable(picture);
    }
}
