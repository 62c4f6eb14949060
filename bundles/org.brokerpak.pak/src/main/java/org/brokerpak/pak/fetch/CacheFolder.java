/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.nio.file.Path;
import java.util.function.UnaryOperator;

/** Where downloads are kept unless somebody says otherwise. */
public final class CacheFolder {

    private static final String NAME = "brokerpak-tools";

    private CacheFolder() {
    }

    /**
     * The folder named by {@code PAK_BUILD_CACHE_PATH}, as for the broker's own packer, or the usual place of the system.
     *
     * @param environment gives an environment variable, or null
     * @param home the user's home folder
     */
    public static Path standard(UnaryOperator<String> environment, Path home) {
        String named = environment.apply("PAK_BUILD_CACHE_PATH");
        if (named != null && !named.isBlank()) {
            return Path.of(named);
        }
        String system = environment.apply("XDG_CACHE_HOME");
        String windows = environment.apply("LOCALAPPDATA");
        Path caches = system != null && !system.isBlank() ? Path.of(system)
                : windows != null && !windows.isBlank() ? Path.of(windows) : home.resolve(".cache");
        return caches.resolve(NAME);
    }

    /** The folder for this user. */
    public static Path standard() {
        return standard(System::getenv, Path.of(System.getProperty("user.home")));
    }
}
