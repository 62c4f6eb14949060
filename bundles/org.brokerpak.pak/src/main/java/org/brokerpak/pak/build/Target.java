/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.util.List;

import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.manifest.Platform;
import org.brokerpak.rules.NearNames;

/**
 * The platforms to build for.
 *
 * @param text {@code all}, {@code current} or a pair {@code os/arch}
 */
public record Target(String text) {

    /** Every platform of the manifest. */
    public static final Target ALL = new Target("all");
    /** The platform this program runs on, whether the manifest lists it or not. */
    public static final Target CURRENT = new Target("current");

    /**
     * The target in a text.
     *
     * @throws IllegalArgumentException if the broker knows no such platform; the message is a sentence for people
     */
    public static Target parse(String text) {
        if (text.isEmpty() || text.equals(ALL.text)) {
            return ALL;
        }
        String pair = text.equals(CURRENT.text) ? CurrentPlatform.pair() : text;
        if (!Platform.SUPPORTED.contains(pair)) {
            throw new IllegalArgumentException("The broker knows no platform " + pair + ". "
                    + NearNames.nearest(pair, Platform.SUPPORTED).map(near -> "Did you mean " + near + "?")
                            .orElse("It knows " + String.join(", ", Platform.SUPPORTED) + "."));
        }
        return new Target(text);
    }

    /** The pairs {@code os/arch} to build for; a pair replaces what the manifest lists, as with the broker's packer. */
    public List<String> platforms(Manifest manifest) {
        return equals(ALL) ? manifest.platforms().stream().map(Platform::pair).distinct().toList()
                : List.of(equals(CURRENT) ? CurrentPlatform.pair() : text);
    }
}
