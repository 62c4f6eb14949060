/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is told of the field under the pointer. */
class HoverTest {

    @TempDir
    private Path folder;

    private Hover hover(String text) {
        try (LspSession session = LspSession.start(folder)) {
            Hover hover = session.open("service.yml", text).hover();
            session.assertHealthy();
            return hover;
        }
    }

    private static String text(Hover hover) {
        return hover.getContents().getRight().getValue();
    }

    @Test
    void aKeyShowsItsField() {
        String document = "version: 1\nid: x\nprovision:\n  user_inputs:\n  - fie<*>ld_name: region\n";
        Hover hover = hover(document);
        assertEquals(MarkupKind.MARKDOWN, hover.getContents().getRight().getKind());
        assertTrue(text(hover).startsWith("**field_name** · string · required\n\n"), text(hover));
        SourceText source = SourceText.of(document.replace(Editor.CARET, ""));
        assertEquals("field_name", source.slice(Ranges.range(source, hover.getRange())));
    }

    @Test
    void aValueShowsTheFieldItBelongsTo() {
        assertTrue(text(hover("version: 1\nid: x\nprovision: {}\nplan_updateable: tr<*>ue\n"))
                .startsWith("**plan_updateable** · boolean"));
    }

    @Test
    void aFieldTellsWhenItIsChecked() {
        for (String key : new String[] { "version", "id", "provision" }) {
            String hover = text(hover("version: 1\nid: x\nprovision:\n  template: x\n".replace(key + ":",
                    Editor.CARET + key + ":")));
            assertTrue(hover.contains("**Checked**"), hover);
        }
    }

    @Test
    void inBrokenTextTheIndentationTells() {
        assertTrue(text(hover("version: 1\nid: x\nprovision:\n  user_inputs:\n  - ty<*>pe: \"string\n    details: y\n"))
                .startsWith("**type** · string"));
    }

    @Test
    void nothingBetweenKeysAndForUnknownOnes() {
        assertNull(hover("version: 1\nid: x\nprovision: {}\ncol<*>our: red\n"));
        assertNull(hover("version: 1\nid: x\nprovision: {}\n\n<*>\n"));
        assertNull(hover("appl<*>ications:\n- name: x\n"));
    }

    @Test
    void aSimpleClientGetsPlainText() {
        try (LspSession session =
                LspSession.start(folder, params -> params.setCapabilities(new ClientCapabilities()))) {
            Hover hover = session.open("service.yml", "version: 1\nid<*>: x\nprovision: {}\n").hover();
            assertEquals(MarkupKind.PLAINTEXT, hover.getContents().getRight().getKind());
            assertFalse(text(hover).contains("**") || text(hover).contains("`"), text(hover));
        }
    }
}
