/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.brokerpak.ide.core.BrokerpakNature;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewBrokerpakWizardTest {

    @BeforeEach
    void perspective() throws Exception {
        Workbench.reset();
    }

    @Test
    void aNewProjectHoldsAPakWithoutFindings() throws Exception {
        IWorkbenchWizard wizard = PlatformUI.getWorkbench().getNewWizardRegistry()
                .findWizard("org.brokerpak.ide.ui.newProject").createWizard();
        wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
        WizardDialog dialog = new WizardDialog(Workbench.window().getShell(), wizard);
        dialog.setBlockOnOpen(false);
        dialog.open();
        assertFalse(button(dialog, "Finish").isEnabled(), "a name is needed");
        find(dialog.getShell(), Text.class, "").setText("my-first-pak");
        Workbench.pictureOf(dialog.getShell(), "wizard-place");
        press(button(dialog, "Next >"));
        Button arm = find(dialog.getShell(), Button.class, "linux/arm64");
        arm.setSelection(true);
        arm.notifyListeners(SWT.Selection, new Event());
        Workbench.pictureOf(dialog.getShell(), "wizard-platforms");
        press(button(dialog, "Next >"));
        org.eclipse.swt.widgets.List files = Controls.all(dialog.getShell(), org.eclipse.swt.widgets.List.class)
                .getFirst();
        assertTrue(List.of(files.getItems()).contains("password.yml"), List.of(files.getItems()).toString());
        files.select(files.indexOf("password.yml"));
        files.notifyListeners(SWT.Selection, new Event());
        String previewed = Controls.all(dialog.getShell(), StyledText.class).getFirst().getText();
        assertTrue(previewed.contains("name: my-first-pak-password"), previewed);
        Workbench.pictureOf(dialog.getShell(), "wizard-files");
        press(button(dialog, "Finish"));

        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("my-first-pak");
        try (PakProject pak = PakProject.existing(project)) {
            Workbench.await("the project is there", () -> BrokerpakNature.isOn(project));
            Workbench.await("the manifest is open", () -> {
                IEditorPart editor = Workbench.page().getActiveEditor();
                return editor != null && editor.getTitle().equals("manifest.yml");
            });
            PakEditor editor = PakEditor.of(Workbench.page().getActiveEditor());
            assertTrue(editor.text().contains("name: my-first-pak"), editor.text());
            assertTrue(editor.text().contains("arch: arm64"), editor.text());
            pak.awaitChecks();
            assertEquals(List.of(), pak.messages("manifest.yml"));
            assertEquals(previewed, new String(pak.file("password.yml").getContents().readAllBytes(),
                    StandardCharsets.UTF_8), "what was shown is what was made");
            Workbench.picture("wizard-result");
        }
    }

    @Test
    void theProvidersOfTemplatesThatAreThereAreTicked(@TempDir Path folder) throws Exception {
        Path place = Files.createDirectories(folder.resolve("with-templates"));
        Files.writeString(place.resolve("main.tf"), """
                terraform {
                  required_providers {
                    aws = { source = "hashicorp/aws", version = "~> 6.49" }
                  }
                }
                """);
        IWorkbenchWizard wizard = PlatformUI.getWorkbench().getNewWizardRegistry()
                .findWizard("org.brokerpak.ide.ui.newProject").createWizard();
        wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
        WizardDialog dialog = new WizardDialog(Workbench.window().getShell(), wizard);
        dialog.setBlockOnOpen(false);
        dialog.open();
        find(dialog.getShell(), Text.class, "").setText("with-templates");
        Button standard = Controls.all(dialog.getShell(), Button.class).stream()
                .filter(button -> button.getText().contains("default location")).findFirst().orElseThrow();
        standard.setSelection(false);
        standard.notifyListeners(SWT.Selection, new Event());
        Text location = Controls.all(dialog.getShell(), Text.class).stream().filter(text -> text.isEnabled()
                && text.isVisible()).toList().get(1);
        location.setText(place.toString());
        Workbench.pictureOf(dialog.getShell(), "wizard-location");
        press(button(dialog, "Next >"));
        Workbench.await("the provider is found and ticked", () -> Controls.all(dialog.getShell(), Table.class).stream()
                .flatMap(table -> Arrays.stream(table.getItems()))
                .anyMatch(item -> item.getChecked() && item.getText().equals("terraform-provider-aws")));
        Workbench.pictureOf(dialog.getShell(), "wizard-providers");
        press(button(dialog, "Finish"));
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("with-templates");
        try (PakProject pak = PakProject.existing(project)) {
            Workbench.await("the project is there", () -> BrokerpakNature.isOn(project)
                    && pak.file("manifest.yml").exists());
            String manifest = new String(pak.file("manifest.yml").getContents().readAllBytes(),
                    StandardCharsets.UTF_8);
            assertTrue(manifest.contains("- name: terraform-provider-aws\n  version: 6.49.0\n"), manifest);
        }
    }

    private static Button button(WizardDialog dialog, String text) {
        return find(dialog.getShell(), Button.class, text);
    }

    private static void press(Button button) {
        assertTrue(button.isEnabled(), button.getText());
        button.notifyListeners(SWT.Selection, new Event());
    }

    /** The first visible control of a type whose text is the given one, mnemonics aside. */
    private static <T extends Control> T find(Composite parent, Class<T> type, String text) {
        return search(parent, type, text).stream().findFirst()
                .orElseThrow(() -> new AssertionError("no " + type.getSimpleName() + " \"" + text + "\""));
    }

    private static <T extends Control> List<T> search(Composite parent, Class<T> type, String text) {
        return Arrays.stream(parent.getChildren()).flatMap(child -> {
            if (type.isInstance(child) && child.isVisible() && textOf(child).replace("&", "").equals(text)) {
                return List.of(type.cast(child)).stream();
            }
            return child instanceof Composite composite ? search(composite, type, text).stream()
                    : List.<T>of().stream();
        }).toList();
    }

    private static String textOf(Control control) {
        return control instanceof Button button ? button.getText() : control instanceof Text text ? text.getText() : "";
    }
}
