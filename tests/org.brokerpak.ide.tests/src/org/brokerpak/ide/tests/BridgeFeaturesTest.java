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
import java.util.concurrent.atomic.AtomicReference;

import org.brokerpak.ide.ui.bridge.BridgeClient;
import org.brokerpak.ide.ui.bridge.BridgeLinks;
import org.brokerpak.ide.ui.bridge.BridgeMinings;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.projection.ProjectionAnnotationModel;
import org.eclipse.jface.text.source.projection.ProjectionViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ST;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.texteditor.ITextEditorActionDefinitionIds;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** What the editor shows and does beyond findings and proposals, where LSP4E does not do it. */
@EnabledIf(value = "builtInClientIsInCharge", disabledReason = "LSP4E is installed in this run and is the client")
class BridgeFeaturesTest {

    static boolean builtInClientIsInCharge() {
        if (!BridgeClient.isInCharge()) {
            System.out.println("The tests of the built-in client do not run: LSP4E is installed here.");
        }
        return BridgeClient.isInCharge();
    }

    @BeforeEach
    void perspective() throws Exception {
        Workbench.reset();
    }

    @Test
    void expressionsAndTemplatesAreColouredByMeaning() throws Exception {
        try (PakProject pak = PakProject.sample("meaning")) {
            PakEditor yaml = PakEditor.open(pak.file("bucket.yml"));
            int name = yaml.offset("request.instance_id") + "request.in".length();
            Workbench.await("a variable of an expression has its colour",
                    () -> theme("variableColor").equals(color(yaml, name)));
            yaml.caretAfter("default: sample-${").type("str.truncate(3, ");
            Workbench.await("a function that is typed gets its colour",
                    () -> theme("functionColor").equals(color(yaml, yaml.offset("truncate") + 2)));

            PakEditor template = PakEditor.open(pak.file("terraform/bucket/provision/main.tf"));
            Workbench.await("a block has its colour",
                    () -> template.widget().getStyleRanges().length > 0
                            && color(template, template.offset("resource") + 1) != null);
            Workbench.picture("template-editor");
        }
    }

    private static RGB color(PakEditor editor, int offset) {
        var style = editor.widget().getStyleRangeAtOffset(editor.widgetOffset(offset));
        return style == null || style.foreground == null ? null : style.foreground.getRGB();
    }

    private static RGB theme(String name) {
        return PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry()
                .getRGB("org.brokerpak.ide.ui." + name);
    }

    @Test
    void whatBelongsTogetherFolds() throws Exception {
        try (PakProject pak = PakProject.sample("folded")) {
            PakEditor editor = PakEditor.open(pak.file("bucket.yml"));
            ProjectionAnnotationModel model = ((ProjectionViewer) editor.viewer()).getProjectionAnnotationModel();
            Workbench.await("the plans can be folded", () -> folds(editor, model).stream()
                    .anyMatch(fold -> fold.startsWith("plans:") && fold.endsWith("versioning: true\n")));
            model.collapseAll(0, editor.text().length());
            Workbench.picture("folded");
            editor.caretAfter("version: 1\n").type("# a line more\n");
            Workbench.await("folds move with the text", () -> folds(editor, model).stream()
                    .anyMatch(fold -> fold.startsWith("plans:")));
        }
    }

    private static List<String> folds(PakEditor editor, ProjectionAnnotationModel model) {
        List<String> found = new ArrayList<>();
        model.getAnnotationIterator().forEachRemaining(annotation -> {
            Position position = model.getPosition(annotation);
            found.add(editor.text().substring(position.getOffset(), position.getOffset() + position.getLength()));
        });
        return found;
    }

    @Test
    void filesAndNamesAreLinks() throws Exception {
        try (PakProject pak = PakProject.sample("linked")) {
            PakEditor manifest = PakEditor.open(pak.file("manifest.yml"));
            IHyperlink link = link(manifest, manifest.offset("bucket.yml") + 2);
            link.open();
            awaitEditor("bucket.yml");

            PakEditor template = PakEditor.open(pak.file("terraform/bucket/provision/main.tf"));
            template.caretAfter("var.buck");
            run(ITextEditorActionDefinitionIds.OPEN_HYPERLINK);
            awaitEditor("bucket.yml");
            Workbench.await("the input that gives the variable its value is selected", () -> {
                PakEditor service = PakEditor.of(Workbench.page().getActiveEditor());
                return service.viewer().getSelectedRange().x == service.offset("bucket_name");
            });
        }
    }

    private static IHyperlink link(PakEditor editor, int offset) {
        BridgeLinks detector = new BridgeLinks();
        AtomicReference<IHyperlink> found = new AtomicReference<>();
        Workbench.await("there is a link", () -> {
            IHyperlink[] links = detector.detectHyperlinks(editor.viewer(), new Region(offset, 0), false);
            found.set(links == null ? null : links[0]);
            return links != null;
        });
        return found.get();
    }

    private static void awaitEditor(String title) {
        Workbench.await(title + " is open", () -> Workbench.page().getActiveEditor() != null
                && Workbench.page().getActiveEditor().getTitle().equals(title));
    }

    private static void run(String command) throws Exception {
        PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
    }

    @Test
    void formattingIsOneStepToUndo() throws Exception {
        try (PakProject pak = PakProject.sample("formatted")) {
            PakEditor template = PakEditor.open(pak.file("terraform/bucket/provision/main.tf"));
            String before = template.text();
            template.select("  bucket ").type("       bucket ");
            String untidy = template.text();
            Workbench.page().activate(template.part());
            run("org.brokerpak.ide.ui.format");
            Workbench.await("the text is formatted", () -> template.text().equals(before));
            ((ITextOperationTarget) template.viewer()).doOperation(ITextOperationTarget.UNDO);
            assertEquals(untidy, template.text());
        }
    }

    @Test
    void lensesCountUsesAndStartABuild() throws Exception {
        try (PakProject pak = PakProject.sample("lenses")) {
            PakEditor service = PakEditor.open(pak.file("bucket.yml"));
            List<ICodeMining> minings = minings(service);
            assertTrue(labels(minings).contains("Preview workspace"), labels(minings).toString());
            assertTrue(labels(minings).stream().anyMatch(label -> label.contains("reference")),
                    labels(minings).toString());
            assertTrue(labels(minings).stream().anyMatch(label -> label.contains("standard")),
                    "the values of plans: " + labels(minings));
            service.caretAfter("\nprovision:");
            Workbench.picture("minings");

            PakEditor manifest = PakEditor.open(pak.file("manifest.yml"));
            ICodeMining build = minings(manifest).stream().filter(mining -> "Build".equals(mining.getLabel()))
                    .findFirst().orElseThrow();
            build.getAction().accept(null);
            Workbench.await("the pak is built", () -> ConsoleText.shown().contains("built sample-services"));
        }
    }

    private static List<ICodeMining> minings(PakEditor editor) {
        BridgeMinings provider = new BridgeMinings();
        CompletableFuture<List<? extends ICodeMining>> answer =
                provider.provideCodeMinings(editor.viewer(), new NullProgressMonitor());
        Workbench.await("the minings are there", answer::isDone);
        List<ICodeMining> minings = new ArrayList<>(answer.join());
        minings.forEach(mining -> mining.resolve(editor.viewer(), new NullProgressMonitor()));
        Workbench.await("they have their texts", () -> minings.stream().allMatch(mining -> mining.getLabel() != null));
        return minings;
    }

    private static List<String> labels(List<ICodeMining> minings) {
        return minings.stream().map(ICodeMining::getLabel).toList();
    }

    @Test
    void aNameIsChangedInAllFilesOfThePak() throws Exception {
        try (PakProject pak = PakProject.sample("renamed")) {
            PakEditor editor = PakEditor.open(pak.file("bucket.yml"));
            Workbench.page().activate(editor.part());
            editor.caretAfter("field_name: expiration");
            Workbench.onDialog("Rename", shell -> {
                Controls.all(shell, Text.class).getFirst().setText("days_to_live");
                Controls.all(shell, Button.class).stream().filter(button -> button.getText().equals("OK")).findFirst()
                        .orElseThrow().notifyListeners(SWT.Selection, new Event());
            });
            run("org.brokerpak.ide.ui.rename");
            Workbench.await("the editor has the new name",
                    () -> editor.text().contains("field_name: days_to_live"));
            Workbench.await("so have the templates", () -> {
                try {
                    return readable(pak, "terraform/bucket/provision/variables.tf").contains("\"days_to_live\"")
                            && !readable(pak, "terraform/bucket/provision/main.tf").contains("expiration_days");
                } catch (Exception gone) {
                    throw new IllegalStateException(gone);
                }
            });
            assertTrue(editor.part().isDirty(), "an open editor is left to be saved");
        }
    }

    @Test
    void theQuickOutlineGoesToASymbol() throws Exception {
        try (PakProject pak = PakProject.sample("quick")) {
            PakEditor editor = PakEditor.open(pak.file("bucket.yml"));
            Workbench.page().activate(editor.part());
            List<Shell> before = List.of(editor.widget().getDisplay().getShells());
            run("org.brokerpak.ide.ui.quickOutline");
            AtomicReference<Text> filter = new AtomicReference<>();
            Workbench.await("the quick outline opens", () -> {
                Arrays.stream(editor.widget().getDisplay().getShells())
                        .filter(shell -> !before.contains(shell) && shell.isVisible())
                        .flatMap(shell -> Controls.all(shell, Text.class).stream()).findFirst().ifPresent(filter::set);
                return filter.get() != null;
            });
            filter.get().setText("expiration");
            Workbench.pictureOf(filter.get().getShell(), "quick-outline");
            filter.get().notifyListeners(SWT.DefaultSelection, new Event());
            assertEquals(editor.offset("expiration_days"), editor.viewer().getSelectedRange().x);
        }
    }

    @Test
    void theParametersOfAFunctionAreShownInsideItsCall() throws Exception {
        try (PakProject pak = PakProject.sample("signature")) {
            PakEditor editor = PakEditor.open(pak.file("bucket.yml"));
            editor.caretAfter("default: sample-${").type("str.truncate(3, ");
            ((ITextOperationTarget) editor.viewer())
                    .doOperation(ISourceViewer.CONTENTASSIST_CONTEXT_INFORMATION);
            Workbench.await("the parameters are shown", () -> popups(editor).stream()
                    .anyMatch(text -> text.contains("str.truncate(")));
            Workbench.picture("signature");
        }
    }

    private static List<String> popups(PakEditor editor) {
        return Arrays.stream(editor.widget().getDisplay().getShells()).filter(Shell::isVisible)
                .flatMap(shell -> Controls.all(shell, StyledText.class).stream())
                .filter(text -> text != editor.widget()).map(StyledText::getText).toList();
    }

    @Test
    void theTabKeyLeadsThroughTheParametersOfAFunction() throws Exception {
        try (PakProject pak = PakProject.sample("snippet")) {
            PakEditor editor = PakEditor.open(pak.file("bucket.yml"));
            editor.caretAfter("default: sample-${").type("str.trunc");
            editor.choose(ISourceViewer.CONTENTASSIST_PROPOSALS, "str.truncate");
            Workbench.await("the call is in", () -> editor.text().contains("${str.truncate("));
            assertTrue(editor.viewer().getSelectedRange().y > 0, "the first parameter is selected");
            editor.type("8");
            tab(editor);
            editor.type("x");
            assertTrue(editor.text().contains("${str.truncate(8, \"x\")"), editor.text());
        }
    }

    private static void tab(PakEditor editor) {
        Event key = new Event();
        key.character = '\t';
        key.keyCode = '\t';
        key.doit = true;
        editor.widget().notifyListeners(ST.VerifyKey, key);
    }

    @Test
    void aTemplateOfThePakIsServedAndHasOneOwner() throws Exception {
        try (PakProject pak = PakProject.sample("templates")) {
            String path = "terraform/bucket/provision/main.tf";
            pak.write(path, readable(pak, path) + "\noutput \"copy\" {\n  value = var.no_such_input\n}\n");
            pak.awaitChecks();
            Workbench.await("the builder finds it", () -> count(pak, path) == 1);

            PakEditor editor = PakEditor.open(pak.file(path));
            Workbench.await("the editor shows it once", () -> editor.squiggles().stream()
                    .filter(text -> text.contains("no_such_input")).count() == 1);
            assertEquals(1, count(pak, path));
            editor.select("no_such_input").type("bucket_name");
            Workbench.await("it is mended", () -> count(pak, path) == 0);

            editor.select("= var.bucket_name\n}").type("= var.reg");
            editor.choose(ISourceViewer.CONTENTASSIST_PROPOSALS, "region");
            Workbench.await("a variable is proposed", () -> editor.text().contains("= var.region"));
            editor.close();
            pak.awaitChecks();
            Workbench.await("the saved file has it again", () -> count(pak, path) == 1);
            assertNotNull(pak.file(path).getContentDescription());
        }
    }

    private static String readable(PakProject pak, String path) throws Exception {
        return new String(pak.file(path).getContents().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    }

    private static int count(PakProject pak, String path) {
        return (int) pak.messages(path).stream().filter(message -> message.contains("no_such_input")).count();
    }
}
