/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.editor;

import java.util.EnumMap;
import java.util.Map;

import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.swt.graphics.Color;
import org.eclipse.ui.PlatformUI;

/** The colours of our documents: defined in {@code plugin.xml}, changed by the dark theme and in the preferences. */
final class YamlColors {

    private static final String PREFIX = "org.brokerpak.ide.ui.";
    private static final Map<YamlTokens.Kind, String> IDS = Map.of(
            YamlTokens.Kind.KEY, PREFIX + "keyColor",
            YamlTokens.Kind.STRING, PREFIX + "stringColor",
            YamlTokens.Kind.COMMENT, PREFIX + "commentColor",
            YamlTokens.Kind.EXPRESSION, PREFIX + "expressionColor");

    private YamlColors() {
    }

    /** The colours of the theme in use. UI thread. */
    static Map<YamlTokens.Kind, Color> current() {
        ColorRegistry registry = PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
        Map<YamlTokens.Kind, Color> colors = new EnumMap<>(YamlTokens.Kind.class);
        IDS.forEach((kind, id) -> {
            if (registry.hasValueFor(id)) {
                colors.put(kind, registry.get(id));
            }
        });
        return colors;
    }

    static boolean isOurs(String property) {
        return property.startsWith(PREFIX);
    }
}
