/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.util.Locale;

/** The system this program runs on, as Go names it. */
public final class CurrentPlatform {

    private CurrentPlatform() {
    }

    /** The pair {@code os/arch}. */
    public static String pair() {
        return pair(System.getProperty("os.name", ""), System.getProperty("os.arch", ""));
    }

    /** The pair for what Java calls system and processor. */
    static String pair(String osName, String osArch) {
        String name = osName.toLowerCase(Locale.ROOT);
        String os = name.contains("windows") ? "windows" : name.contains("mac") || name.contains("darwin") ? "darwin"
                : name.contains("sunos") ? "solaris" : name.replaceAll("[^a-z].*", "");
        String arch = switch (osArch.toLowerCase(Locale.ROOT)) {
            case "amd64", "x86_64", "x64" -> "amd64";
            case "aarch64", "arm64" -> "arm64";
            case "x86", "i386", "i486", "i586", "i686" -> "386";
            case String other -> other.startsWith("arm") ? "arm" : other;
        };
        return os + "/" + arch;
    }
}
