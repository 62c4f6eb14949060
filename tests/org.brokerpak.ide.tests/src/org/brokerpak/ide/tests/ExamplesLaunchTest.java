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

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import javax.crypto.spec.PBEKeySpec;

import org.brokerpak.ide.core.launch.BrokerPasswords;
import org.brokerpak.ide.core.launch.ExamplesLaunch;
import org.brokerpak.ide.ui.examples.ExamplesView;
import org.brokerpak.ide.ui.launch.ExamplesShortcut;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.equinox.security.storage.SecurePreferencesFactory;
import org.eclipse.equinox.security.storage.provider.IProviderHints;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExamplesLaunchTest {

    private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";
    private static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";

    private ExamplesView view;

    @BeforeEach
    void openView() throws Exception {
        Workbench.reset();
        view = (ExamplesView) Workbench.page().showView(ExamplesView.ID);
    }

    @AfterEach
    void forget() throws Exception {
        ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
        manager.removeLaunches(manager.getLaunches());
        for (ILaunchConfiguration configuration : manager.getLaunchConfigurations(
                manager.getLaunchConfigurationType(ExamplesLaunch.TYPE))) {
            configuration.delete();
        }
        Workbench.page().hideView(view);
    }

    @Test
    void onePassesAndTheOtherOpensItsDefinition() throws Exception {
        IThemeEngine themes = PlatformUI.getWorkbench().getService(IThemeEngine.class);
        try (ExamplesBroker broker = new ExamplesBroker(); PakProject pak = PakProject.of("words",
                ExamplesBroker.PAK)) {
            ILaunch launch = launch(settings(pak, broker, ""), ExamplesBroker.PASSWORD);
            Workbench.await("the run is over", launch::isTerminated);
            Workbench.await("the view says so", () -> rows().containsAll(List.of("nine-words|failed", "two-words|passed")));
            assertEquals(1, launch.getProcesses()[0].getExitValue());
            assertTrue(rows().containsAll(List.of("words|failed", "two-words|passed", "provision|passed",
                    "credentials|passed", "deprovision|passed", "provision|failed")), rows().toString());
            TreeItem failed = item("nine-words");
            assertTrue(failed.getText(3).contains("nine words are too many"), failed.getText(3));
            assertTrue(failed.getExpanded(), "a failure is open");
            assertEquals(Set.of(), broker.present(), "nothing is left behind");
            Workbench.await("the console tells the same", () -> ConsoleText.shown().contains("1 of 2 examples passed"));
            assertFalse(ConsoleText.shown().contains(ExamplesBroker.PASSWORD));

            assertTrue(Workbench.page().isPartVisible(view), "the console did not come before the view");

            open(failed);
            ITextEditor editor = Workbench.page().getActiveEditor().getAdapter(ITextEditor.class);
            assertEquals("words.yml", editor.getEditorInput().getName());
            int line = ((ITextSelection) editor.getSelectionProvider().getSelection()).getStartLine();
            assertTrue(textOfLine(editor, line).contains("name: nine-words"), textOfLine(editor, line));
            Workbench.await("the place in the console is a link", () -> ConsoleText.links() > 0);

            Workbench.page().showView(ExamplesView.ID);
            Workbench.picture("examples-light");
            themes.setTheme(DARK, false);
            Workbench.picture("examples-dark");
            assertTrue(action("Run Again").isEnabled());
            assertFalse(action("Stop").isEnabled());
        } finally {
            themes.setTheme(LIGHT, false);
        }
    }

    @Test
    void stopRemovesWhatIsThere() throws Exception {
        try (ExamplesBroker broker = new ExamplesBroker(); PakProject pak = PakProject.of("slow", Map.of(
                "manifest.yml", ExamplesBroker.PAK.get("manifest.yml"), "words.yml",
                ExamplesBroker.PAK.get("words.yml") + ExamplesBroker.example("eight-words", 8)))) {
            ILaunch launch = launch(settings(pak, broker, "eight-words"), ExamplesBroker.PASSWORD);
            Workbench.await("the broker's words are shown", () -> item("eight-words") != null
                    && item("eight-words").getText(3).contains("joining words"));
            assertEquals(1, broker.present().size());
            assertTrue(action("Stop").isEnabled());
            action("Stop").run();
            Workbench.await("the run is over", launch::isTerminated);
            Workbench.await("the view says so", () -> rows().contains("eight-words|cancelled"));
            assertEquals(Set.of(), broker.present(), "nothing is left behind");
        }
    }

    @Test
    void aWrongPasswordIsSaidInTheView() throws Exception {
        try (ExamplesBroker broker = new ExamplesBroker(); PakProject pak = PakProject.of("denied",
                ExamplesBroker.PAK)) {
            ILaunch launch = launch(settings(pak, broker, ""), "guessed");
            Workbench.await("the run is over", launch::isTerminated);
            Workbench.await("the view says what to do", () -> Controls.all(view.control(),
                    Label.class).stream()
                    .anyMatch(label -> label.getText().contains("Change user or password")));
        }
    }

    @Test
    void anEmptyViewSaysWhatToDo() throws Exception {
        assertTrue(Controls.all(view.control(), Link.class).getFirst().getText().contains("Run As"));
        Workbench.picture("examples-empty");
    }

    @Test
    void theShortcutTakesTheServiceOfItsDefinition() throws Exception {
        try (PakProject pak = PakProject.of("shortcut", ExamplesBroker.PAK)) {
            ILaunchConfiguration whole = ExamplesShortcut.configuration(pak.project());
            assertEquals("/shortcut", ExamplesLaunch.read(whole).pak());
            assertEquals("", ExamplesLaunch.read(whole).services());
            assertEquals(whole, ExamplesShortcut.configuration(pak.file("manifest.yml")), "the same is used again");
            ILaunchConfiguration one = ExamplesShortcut.configuration(pak.file("words.yml"));
            assertEquals("words", ExamplesLaunch.read(one).services());
        }
    }

    @Test
    void theTabKeepsSettingsButNoPassword() throws Exception {
        try (ExamplesBroker broker = new ExamplesBroker(); PakProject pak = PakProject.of("tab", ExamplesBroker.PAK)) {
            ILaunchConfiguration saved = settings(pak, broker, "two-words").doSave();
            Workbench.onDialog("Edit Configuration", shell -> {
                shell.forceActive();
                for (int i = 0; i < 10; i++) {
                    Workbench.workAWhile();
                }
                Workbench.pictureOf(shell, "examples-tab");
                Controls.all(shell, Text.class).stream().filter(text -> text.getText().equals("two-words")).findFirst()
                        .ifPresent(text -> text.setText("nine-words, two-words"));
                press(shell, "OK");
            });
            DebugUITools.openLaunchConfigurationPropertiesDialog(Workbench.window().getShell(), saved,
                    IDebugUIConstants.ID_RUN_LAUNCH_GROUP);
            assertEquals(List.of("nine-words", "two-words"), ExamplesLaunch.read(saved).exampleNames());
            assertFalse(saved.getMemento().contains(ExamplesBroker.PASSWORD));
        }
    }

    @Test
    void passwordsAreKeptEncrypted(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("storage");
        BrokerPasswords passwords = new BrokerPasswords(SecurePreferencesFactory.open(file.toUri().toURL(), Map.of(
                IProviderHints.DEFAULT_PASSWORD, new PBEKeySpec("master".toCharArray()),
                IProviderHints.PROMPT_USER, false)));
        assertEquals(Optional.empty(), passwords.find("https://one.example.com/a", "admin"));
        assertEquals(Optional.empty(), passwords.keep("https://one.example.com/a", "admin", "open-sesame"));
        assertEquals(Optional.of("open-sesame"), passwords.find("https://one.example.com/a", "admin"));
        assertFalse(passwords.knows("https://one.example.com/a", "other"), "each user has a password of his own");
        assertFalse(Files.readString(file).contains("open-sesame"));
        passwords.forget("https://one.example.com/a", "admin");
        assertFalse(passwords.knows("https://one.example.com/a", "admin"));
    }

    private static ILaunchConfigurationWorkingCopy settings(PakProject pak, ExamplesBroker broker, String examples)
            throws Exception {
        ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
        ILaunchConfigurationWorkingCopy copy = manager.getLaunchConfigurationType(ExamplesLaunch.TYPE).newInstance(null,
                manager.generateLaunchConfigurationName("Examples of " + pak.project().getName()));
        new ExamplesLaunch(pak.project().getFullPath().toString(), broker.url(), ExamplesBroker.USER, "", examples, 1,
                5).write(copy);
        return copy;
    }

    private static ILaunch launch(ILaunchConfigurationWorkingCopy configuration, String password) throws Exception {
        Workbench.onDialog("Password of the Broker", shell -> {
            Controls.all(shell, Text.class).stream().filter(text -> (text.getStyle() & SWT.PASSWORD) != 0).findFirst()
                    .ifPresent(text -> text.setText(password));
            Workbench.pictureOf(shell, "examples-password");
            press(shell, "OK");
        });
        return configuration.doSave().launch(ILaunchManager.RUN_MODE, new NullProgressMonitor());
    }

    private static void press(Shell shell, String label) {
        Controls.all(shell, Button.class).stream().filter(button -> button.getText().equals(label)).findFirst()
                .ifPresent(button -> button.notifyListeners(SWT.Selection, new Event()));
    }

    private Tree tree() {
        return Controls.all(view.control(), Tree.class).getFirst();
    }

    /** Every row as {@code label|verdict}; all rows are opened for it to see them. */
    private List<String> rows() {
        List<String> rows = new ArrayList<>();
        for (TreeItem item : items()) {
            rows.add(item.getText(0) + "|" + item.getText(1));
        }
        return rows;
    }

    private TreeItem item(String label) {
        return items().stream().filter(item -> item.getText(0).equals(label)).findFirst().orElse(null);
    }

    private List<TreeItem> items() {
        List<TreeItem> found = new ArrayList<>();
        Arrays.stream(tree().getItems()).forEach(item -> collect(item, found));
        return found;
    }

    private void collect(TreeItem item, List<TreeItem> found) {
        if (item.getItemCount() > 0 && !item.getExpanded()) {
            Event expansion = new Event();
            expansion.item = item;
            tree().notifyListeners(SWT.Expand, expansion);
        }
        found.add(item);
        Arrays.stream(item.getItems()).forEach(child -> collect(child, found));
    }

    private void open(TreeItem item) {
        tree().setSelection(item);
        Event event = new Event();
        event.item = item;
        tree().notifyListeners(SWT.Selection, event);
        tree().notifyListeners(SWT.DefaultSelection, event);
        Workbench.await("an editor is open", () -> Workbench.page().getActiveEditor() != null);
    }

    private static String textOfLine(ITextEditor editor, int line) throws Exception {
        var document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        return document.get(document.getLineOffset(line), document.getLineLength(line));
    }

    private IAction action(String text) {
        return Arrays.stream(view.tools().getItems()).filter(ActionContributionItem.class::isInstance)
                .map(item -> ((ActionContributionItem) item).getAction()).filter(one -> one.getText().equals(text))
                .findFirst().orElseThrow();
    }
}
