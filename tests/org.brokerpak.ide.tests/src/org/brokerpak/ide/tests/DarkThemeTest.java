/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The same workbench in the dark theme: every colour of ours can be read there. */
class DarkThemeTest {

    private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";
    /** What the guidelines for accessible content (WCAG 2, level AA) ask of text. */
    private static final double READABLE = 4.5;
    private static final Map<String, String> SAMPLES = Map.of("display_name", "a key", "# Buckets", "a comment",
            "${request.instance_id}", "an expression", "'^[a-z0-9]", "a quoted text");

    private final IThemeEngine engine = PlatformUI.getWorkbench().getService(IThemeEngine.class);
    private ITheme before;

    @BeforeEach
    void remember() throws Exception {
        before = engine.getActiveTheme();
        Workbench.reset();
    }

    @AfterEach
    void restore() {
        engine.setTheme(before == null ? "org.eclipse.e4.ui.css.theme.e4_default" : before.getId(), false);
    }

    @Test
    void textIsReadableInBothThemes() throws Exception {
        try (PakProject pak = PakProject.sample("sample-services")) {
            PakEditor editor = PakEditor.open(pak.file("bucket.yml"));
            Workbench.await("the editor has colours", () -> color(editor, "display_name") != null);
            RGB light = color(editor, "display_name");
            assertReadable(editor, "light");

            engine.setTheme(DARK, false);
            Workbench.await("the editor has other colours", () -> !light.equals(color(editor, "display_name")));
            assertNotEquals(light, color(editor, "display_name"));
            assertReadable(editor, "dark");

            editor.select("    type: boolean").type("    tpye: boolean");
            Workbench.await("a finding is shown", () -> editor.squiggles().contains("tpye"));
            editor.caretAfter("tpye");
            Workbench.expandProblems();
            Workbench.picture("dark-editor");
            PreviewTexts preview = PreviewTexts.openNew();
            Workbench.await("the preview is filled", () -> preview.files().size() == 6);
            Workbench.picture("dark-preview");
        }
    }

    private static void assertReadable(PakEditor editor, String theme) {
        RGB background = editor.widget().getBackground().getRGB();
        SAMPLES.forEach((text, what) -> {
            double contrast = contrast(color(editor, text), background);
            assertTrue(contrast >= READABLE, what + " in the " + theme + " theme has contrast " + contrast);
        });
    }

    private static RGB color(PakEditor editor, String text) {
        var style = editor.widget().getStyleRangeAtOffset(editor.offset(text) + 1);
        return style == null || style.foreground == null ? null : style.foreground.getRGB();
    }

    private static double contrast(RGB one, RGB other) {
        double brighter = Math.max(luminance(one), luminance(other));
        return (brighter + 0.05) / (Math.min(luminance(one), luminance(other)) + 0.05);
    }

    private static double luminance(RGB color) {
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
    }

    private static double linear(int channel) {
        double part = channel / 255.0;
        return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
