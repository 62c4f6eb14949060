/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IEditorPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PreviewViewTest {

    private static final String MANIFEST = """
            packversion: 1
            name: previewed
            version: 0.1.0
            service_definitions: [one.yml, two.yml]
            """;
    private static final String ONE = """
            version: 1
            name: service-one
            id: 5a8b1e3e-6f7e-4a0e-9d0e-8b8f2d6f0a01
            plans: []
            provision:
              template_refs:
                main: one/main.tf
                gone: one/gone.tf
            bind:
              template: |
                output "password" {
                  value = "secret"
                }
            """;
    private static final String TWO = ONE.replace("service-one", "service-two").replace("one/", "two/");

    private PreviewTexts texts;

    @BeforeEach
    void open() throws Exception {
        Workbench.reset();
        texts = PreviewTexts.openNew();
    }

    @AfterEach
    void close() {
        texts.close();
    }

    private static PakProject project() throws Exception {
        return PakProject.of("previewed", Map.of("manifest.yml", MANIFEST, "one.yml", ONE, "two.yml", TWO,
                "one/main.tf", "# first\nresource \"one\" \"x\" {}\n", "two/main.tf", "resource \"two\" \"x\" {}\n"));
    }

    @Test
    void anEmptyWorkspaceSaysWhatToDo() throws Exception {
        Workbench.await("the view says what to do", () -> texts.labels().contains("File > New > Brokerpak Project"));
        Workbench.picture("preview-empty");
    }

    @Test
    void theEditorChoosesServiceAndAction() throws Exception {
        try (PakProject pak = project()) {
            PakEditor.open(pak.file("two.yml"));
            Workbench.await("the editor's service is shown", () -> texts.service().equals("service-two"));
            PakEditor.open(pak.file("one/main.tf"));
            Workbench.await("the template's service is shown", () -> texts.service().equals("service-one"));
            assertEquals("previewed", texts.pak());
        }
    }

    @Test
    void aPinnedViewStays() throws Exception {
        try (PakProject pak = project()) {
            PakEditor.open(pak.file("two.yml"));
            Workbench.await("the editor's service is shown", () -> texts.service().equals("service-two"));
            IAction pin = texts.action("Pin");
            pin.setChecked(true);
            pin.run();
            PakEditor.open(pak.file("one.yml"));
            PakEditor editor = PakEditor.open(pak.file("two.yml"));
            editor.caretAfter("name: service-two").type("x");
            Workbench.await("the pinned service follows its own text",
                    () -> texts.services().getItem(1).equals("service-twox"));
        }
    }

    @Test
    void aFileThatIsMissingIsNamed() throws Exception {
        try (PakProject pak = project()) {
            PakEditor.open(pak.file("one.yml"));
            Workbench.await("all files are listed", () -> texts.files().size() == 3);
            texts.selectFile("gone.tf");
            Workbench.await("the text says what is missing",
                    () -> texts.text().contains("one/gone.tf does not exist"));
            assertTrue(texts.labels().contains("1 cannot be read"), texts.labels());
        }
    }

    @Test
    void aTextLeadsToItsSource() throws Exception {
        try (PakProject pak = project()) {
            PakEditor.open(pak.file("one.yml"));
            Workbench.await("the template is shown", () -> texts.text().contains("resource \"one\""));
            texts.textWidget().setCaretOffset(texts.text().indexOf("resource"));
            Event enter = new Event();
            enter.keyCode = SWT.CR;
            texts.textWidget().notifyListeners(SWT.KeyDown, enter);
            IEditorPart opened = Workbench.page().getActiveEditor();
            assertEquals("main.tf", opened.getTitle());
            assertEquals(1, PakEditor.of(opened).widget()
                    .getLineAtOffset(PakEditor.of(opened).widget().getCaretOffset()));
        }
    }

    @Test
    void anInlineTemplateLeadsIntoTheDefinition() throws Exception {
        try (PakProject pak = project()) {
            PakEditor.open(pak.file("one.yml"));
            Workbench.await("the editor's service is shown", () -> texts.files().size() == 3);
            PreviewTexts.choose(texts.operations(), "Bind");
            Workbench.await("the inline template is shown", () -> texts.text().contains("output \"password\""));
            assertTrue(texts.location().contains("one.yml:11"), texts.location());
        }
    }
}
