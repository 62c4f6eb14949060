/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.Map;
import java.util.Optional;

import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.ui.PlatformUI;

/**
 * How the server's token types look: by colours defined in {@code plugin.xml}, changed by the dark theme and in the
 * preferences. A type without a colour looks as the text did before.
 */
final class SemanticStyles {

    private static final String PREFIX = "org.brokerpak.ide.ui.";
    private static final Map<String, String> IDS = Map.ofEntries(
            Map.entry("namespace", "typeColor"), Map.entry("type", "typeColor"),
            Map.entry("parameter", "variableColor"), Map.entry("variable", "variableColor"),
            Map.entry("property", "keyColor"), Map.entry("function", "functionColor"),
            Map.entry("keyword", "keywordColor"), Map.entry("comment", "commentColor"),
            Map.entry("string", "stringColor"), Map.entry("number", "numberColor"),
            Map.entry("macro", "expressionColor"));

    private SemanticStyles() {
    }

    /** The style of a token between two offsets; empty when it looks like plain text. UI thread. */
    static Optional<StyleRange> of(SemanticToken token, int start, int end) {
        ColorRegistry colors = PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
        String id = PREFIX + IDS.get(token.type());
        if (!IDS.containsKey(token.type()) || !colors.hasValueFor(id)) {
            return Optional.empty();
        }
        StyleRange style = new StyleRange(start, end - start, colors.get(id), null);
        style.fontStyle = token.type().equals("keyword") ? SWT.BOLD : SWT.NORMAL;
        style.strikeout = token.deprecated();
        return Optional.of(style);
    }

    /** Whether a property of the theme is one of our colours. */
    static boolean isOurs(String property) {
        return property.startsWith(PREFIX);
    }
}
