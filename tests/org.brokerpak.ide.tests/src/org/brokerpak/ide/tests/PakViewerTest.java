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

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.brokerpak.ide.ui.viewer.PakViewer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.navigator.CommonNavigator;
import org.eclipse.ui.navigator.resources.ProjectExplorer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PakViewerTest {

    private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";
    private static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";
    private static final String BUILT = "sample-services-0.1.0.brokerpak";

    @BeforeEach
    void perspective() throws Exception {
        Workbench.reset();
    }

    @AfterEach
    void forgetLaunches() {
        DebugPlugin.getDefault().getLaunchManager().removeLaunches(
                DebugPlugin.getDefault().getLaunchManager().getLaunches());
    }

    @Test
    void whatWasBuiltIsSelectedAndShown() throws Exception {
        try (PakProject pak = PakProject.sample("viewed")) {
            PakViewer viewer = build(pak);
            Workbench.await("the pak is judged",
                    () -> texts(Link.class).stream().anyMatch(text -> text.startsWith("A broker would take")));
            assertTrue(texts(Label.class).contains("sample-services 0.1.0"), texts(Label.class).toString());
            assertTrue(rows().stream().anyMatch(row -> row.startsWith("sample-bucket | standard, versioned")),
                    rows().toString());
            CommonNavigator explorer = (CommonNavigator) Workbench.page().findView(ProjectExplorer.VIEW_ID);
            Workbench.await("the pak is selected", () -> pak.file(BUILT)
                    .equals(explorer.getCommonViewer().getStructuredSelection().getFirstElement()));
            Workbench.picture("pak-overview");

            page(viewer, 2);
            Workbench.await("the documentation is there", () -> Controls
                    .all(Workbench.window().getShell(), StyledText.class).stream()
                    .anyMatch(text -> text.getText().contains("Catalog Metadata ID")));
            Workbench.picture("pak-documentation");

            page(viewer, 1);
            Tree tree = Controls.all(Workbench.window().getShell(), Tree.class).stream()
                    .filter(found -> found.getColumnCount() == 3).findFirst().orElseThrow();
            Workbench.picture("pak-contents");
            TreeItem manifest = Arrays.stream(tree.getItems()).filter(item -> item.getText().equals("manifest.yml"))
                    .findFirst().orElseThrow();
            tree.setSelection(manifest);
            Event opened = new Event();
            opened.item = manifest;
            tree.notifyListeners(SWT.DefaultSelection, opened);
            Workbench.await("the entry is open", () -> Workbench.page().getActiveEditor() != null
                    && Workbench.page().getActiveEditor().getTitle().equals("manifest.yml"));
            PakEditor editor = PakEditor.of(Workbench.page().getActiveEditor());
            assertTrue(editor.text().contains("sample-services"), editor.text());
            assertFalse(editor.part().isEditable(), "an entry of a pak cannot be changed");
            Workbench.picture("pak-entry");
        }
    }

    @Test
    void anotherVersionIsComparedAndWhatBreaksIsFirst() throws Exception {
        try (PakProject pak = PakProject.sample("compared")) {
            PakViewer viewer = build(pak);
            pak.write("manifest.yml", readable(pak, "manifest.yml").replace("version: 0.1.0", "version: 0.2.0")
                    .replace("- bucket.yml\n", ""));
            page(viewer, 3);
            Workbench.await("the folder of the pak is offered", () -> !others().isEmpty());
            Combo others = others().getFirst();
            others.select(others.indexOf("compared (folder)"));
            others.notifyListeners(SWT.Selection, new Event());
            Workbench.await("the differences are shown",
                    () -> rows().stream().anyMatch(row -> row.contains("0.2.0") || row.contains("sample-bucket")));
            assertTrue(texts(Label.class).stream()
                    .anyMatch(text -> text.contains("0.2.0 \u2192 sample-services 0.1.0")),
                    texts(Label.class).toString());
            org.eclipse.swt.widgets.Button older = Controls
                    .all(Workbench.window().getShell(), org.eclipse.swt.widgets.Button.class).stream()
                    .filter(button -> button.getText().contains("older one")).findFirst().orElseThrow();
            older.setSelection(true);
            older.notifyListeners(SWT.Selection, new Event());
            Workbench.await("what breaks is first", () -> rows().stream()
                    .anyMatch(row -> row.contains("sample-bucket") && row.contains("Breaks: ")));
            Workbench.picture("pak-compare");
        }
    }

    @Test
    void aDamagedPakIsASentence() throws Exception {
        try (PakProject pak = PakProject.of("damaged", java.util.Map.of())) {
            IFile file = pak.file("bad.brokerpak");
            file.create(new ByteArrayInputStream("no archive".getBytes(StandardCharsets.UTF_8)), true, null);
            IDE.openEditor(Workbench.page(), file);
            Workbench.await("the sentence is there", () -> texts(Link.class).stream()
                    .anyMatch(text -> text.startsWith("bad.brokerpak ") && text.endsWith(".")));
            assertEquals(List.of(), texts(Link.class).stream().filter(text -> text.contains("Exception")).toList());
            IFile hostile = pak.file("hostile.brokerpak");
            hostile.create(new ByteArrayInputStream(zip("../outside.txt")), true, null);
            IDE.openEditor(Workbench.page(), hostile);
            Workbench.await("it is refused with a sentence", () -> texts(Link.class).stream()
                    .anyMatch(text -> text.startsWith("hostile.brokerpak ") && text.contains("outside.txt")));
            Workbench.picture("pak-damaged");
        }
    }

    @Test
    void thePakIsReadAgainWhenItIsBuiltAgainAndReadableInTheDark() throws Exception {
        IThemeEngine engine = PlatformUI.getWorkbench().getService(IThemeEngine.class);
        try (PakProject pak = PakProject.sample("again")) {
            engine.setTheme(DARK, false);
            build(pak);
            Workbench.await("the pak is judged",
                    () -> texts(Link.class).stream().anyMatch(text -> text.startsWith("A broker would take")));
            Workbench.picture("dark-pak-overview");
            String definition = readable(pak, "bucket.yml");
            pak.write("bucket.yml", definition.replace("Object storage in Amazon S3", "Another description"));
            build(pak);
            Workbench.await("the viewer shows the new pak",
                    () -> rows().stream().anyMatch(row -> row.endsWith("Another description")));
        } finally {
            engine.setTheme(LIGHT, false);
        }
    }

    private static byte[] zip(String entry) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry(entry));
            zip.write(1);
        }
        return bytes.toByteArray();
    }

    private static List<Combo> others() {
        return Controls.all(Workbench.window().getShell(), Combo.class).stream().filter(combo -> combo.isVisible()
                && Arrays.asList(combo.getItems()).contains("compared (folder)")).toList();
    }

    private static PakViewer build(PakProject pak) throws Exception {
        long before = pak.file(BUILT).exists() ? pak.file(BUILT).getModificationStamp() : IResource.NULL_STAMP;
        CommonNavigator explorer = (CommonNavigator) Workbench.page().showView(ProjectExplorer.VIEW_ID);
        explorer.getCommonViewer().setSelection(new StructuredSelection(pak.project()));
        PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand("org.brokerpak.ide.ui.build", null);
        Workbench.await("the pak is built and shown", () -> pak.file(BUILT).exists()
                && pak.file(BUILT).getModificationStamp() != before
                && Workbench.page().getActiveEditor() instanceof PakViewer);
        return (PakViewer) Workbench.page().getActiveEditor();
    }

    private static String readable(PakProject pak, String path) throws Exception {
        return new String(pak.file(path).getContents().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** Presses a tab of the viewer. */
    private static void page(PakViewer viewer, int index) {
        Workbench.page().activate(viewer);
        CTabFolder tabs = Controls.all(Workbench.window().getShell(), CTabFolder.class).stream()
                .filter(folder -> folder.getItemCount() == 4 && folder.getItem(0).getText().equals("Overview"))
                .findFirst().orElseThrow();
        tabs.setSelection(index);
        Event selected = new Event();
        selected.item = tabs.getItem(index);
        tabs.notifyListeners(SWT.Selection, selected);
    }

    private static List<String> texts(Class<?> type) {
        Shell shell = Workbench.window().getShell();
        Stream<String> texts = type == Link.class
                ? Controls.all(shell, Link.class).stream().filter(Link::isVisible).map(Link::getText)
                : Controls.all(shell, Label.class).stream().filter(Label::isVisible).map(Label::getText);
        return texts.toList();
    }

    private static List<String> rows() {
        return Controls.all(Workbench.window().getShell(), Table.class).stream().filter(Table::isVisible)
                .flatMap(table -> Arrays.stream(table.getItems())).map(PakViewerTest::row).toList();
    }

    private static String row(TableItem item) {
        return String.join(" | ", Stream.iterate(0, i -> i + 1).limit(Math.max(1, item.getParent().getColumnCount()))
                .map(item::getText).toList());
    }
}
