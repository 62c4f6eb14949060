/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import org.brokerpak.ide.ui.bridge.BridgeHover;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.contentoutline.ContentOutline;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EditorFeaturesTest {

    @BeforeEach
    void perspective() throws Exception {
        Workbench.reset();
    }

    @Test
    void hoverExplainsAKey() throws Exception {
        try (PakProject pak = PakProject.sample("hovered")) {
            PakEditor editor = PakEditor.open(pak.file("manifest.yml"));
            BridgeHover hover = new BridgeHover();
            int offset = editor.offset("terraform_upgrade_path") + 3;
            assertEquals("terraform_upgrade_path",
                    editor.document().get(hover.getHoverRegion(editor.viewer(), offset).getOffset(),
                            hover.getHoverRegion(editor.viewer(), offset).getLength()));
            var region = hover.getHoverRegion(editor.viewer(), offset);
            CompletableFuture<Object> answer =
                    CompletableFuture.supplyAsync(() -> hover.getHoverInfo2(editor.viewer(), region));
            Workbench.await("the hover is answered", answer::isDone);
            assertNotNull(answer.join());
            assertTrue(answer.join().toString().contains("upgrade"), answer.join().toString());
        }
    }

    @Test
    void theOutlineShowsAndFindsSymbols() throws Exception {
        try (PakProject pak = PakProject.sample("outlined")) {
            ContentOutline outline = (ContentOutline) Workbench.page().showView(IPageLayout.ID_OUTLINE);
            PakEditor editor = PakEditor.open(pak.file("bucket.yml"));
            Workbench.await("the outline has the inputs", () -> labels(outline).stream()
                    .anyMatch(label -> label.contains("expiration_days")));
            Tree tree = (Tree) outline.getCurrentPage().getControl();
            tree.setFocus();
            assertTrue(tree.getItemCount() > 0);
            Workbench.picture("outline");
            assertTrue(editor.text().contains("expiration_days"));
        }
    }

    private static List<String> labels(ContentOutline outline) {
        List<String> labels = new ArrayList<>();
        if (outline.getCurrentPage() != null && outline.getCurrentPage().getControl() instanceof Tree tree) {
            Arrays.stream(tree.getItems()).forEach(item -> collect(item, labels));
        }
        return labels;
    }

    private static void collect(TreeItem item, List<String> labels) {
        labels.add(item.getText());
        Arrays.stream(item.getItems()).forEach(child -> collect(child, labels));
    }

    @Test
    void keysCommentsAndExpressionsHaveTheColoursOfTheTheme() throws Exception {
        try (PakProject pak = PakProject.sample("coloured")) {
            PakEditor editor = PakEditor.open(pak.file("bucket.yml"));
            Workbench.await("the editor has colours", () -> color(editor, "display_name") != null);
            assertEquals(theme("keyColor"), color(editor, "display_name"));
            assertEquals(theme("commentColor"), color(editor, "# Buckets"));
            assertEquals(theme("expressionColor"), color(editor, "${request.instance_id}"));
            assertEquals(theme("stringColor"), color(editor, "'^[a-z0-9]"));
        }
    }

    private static RGB color(PakEditor editor, String text) {
        var style = editor.widget().getStyleRangeAtOffset(editor.offset(text) + 1);
        return style == null || style.foreground == null ? null : style.foreground.getRGB();
    }

    private static RGB theme(String name) {
        return PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry()
                .getRGB("org.brokerpak.ide.ui." + name);
    }

    @Test
    void completionReplacesWhatWasTypedAndOffersOnlyWhatFits() throws Exception {
        try (PakProject pak = PakProject.sample("completed")) {
            PakEditor editor = PakEditor.open(pak.file("manifest.yml"));
            editor.caretAfter("  arch: amd64\n").type("- os: linux\n  ar");
            editor.choose(ISourceViewer.CONTENTASSIST_PROPOSALS, "arch");
            Workbench.await("the key is completed", () -> editor.text().contains("- os: linux\n  arch:"));
        }
    }
}
