/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.brokerpak.ide.ui.preview.PreviewView;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;

/** The view <em>Workspace Preview</em> in the hands of its user. */
final class PreviewTexts {

    private static final int VARIABLE_COLUMNS = 5;

    private final PreviewView view;

    PreviewTexts(PreviewView view) {
        this.view = view;
    }

    /** Opens the view as somebody sees it who has never used it. */
    static PreviewTexts openNew() throws PartInitException {
        IViewPart old = Workbench.page().findView(PreviewView.ID);
        if (old != null) {
            Workbench.page().hideView(old);
        }
        settings().addNewSection("WorkspacePreview");
        return open();
    }

    /** Opens the view. */
    static PreviewTexts open() throws PartInitException {
        return new PreviewTexts((PreviewView) Workbench.page().showView(PreviewView.ID));
    }

    private static IDialogSettings settings() {
        return PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(PreviewView.class)).getDialogSettings();
    }

    /** Chooses the tofu to run, as the menu of <em>Run tofu</em> does after its file dialog. */
    static void useTofu(String file) {
        settings().getSection("WorkspacePreview").put("tofu", file);
    }

    PreviewView view() {
        return view;
    }

    void close() {
        Workbench.page().hideView(view);
    }

    String pak() {
        return all(Combo.class).get(0).getText();
    }

    String service() {
        return all(Combo.class).get(1).getText();
    }

    Combo services() {
        return all(Combo.class).get(1);
    }

    Combo plans() {
        return all(Combo.class).get(2);
    }

    Combo operations() {
        return all(Combo.class).get(3);
    }

    /** Chooses an entry of a combo. */
    static void choose(Combo combo, String entry) {
        int index = combo.indexOf(entry);
        assertTrue(index >= 0, entry + " is not among " + List.of(combo.getItems()));
        combo.select(index);
        combo.notifyListeners(SWT.Selection, new Event());
    }

    List<String> files() {
        return Arrays.stream(fileList().getItems()).map(TableItem::getText).toList();
    }

    Table fileList() {
        return all(Table.class).stream().filter(table -> table.getColumnCount() < VARIABLE_COLUMNS).findFirst()
                .orElseThrow();
    }

    void selectFile(String path) {
        fileList().setSelection(files().indexOf(path));
        fileList().notifyListeners(SWT.Selection, new Event());
    }

    Table variables() {
        return all(Table.class).stream().filter(table -> table.getColumnCount() == VARIABLE_COLUMNS).findFirst()
                .orElseThrow();
    }

    /** A variable as its columns show it, joined by {@code |}; empty when there is none of the name. */
    String variable(String name) {
        return variableItem(name).map(item -> item.getText(1) + "|" + item.getText(2) + "|" + item.getText(3) + "|"
                + item.getText(4)).orElse("");
    }

    Optional<TableItem> variableItem(String name) {
        return Arrays.stream(variables().getItems()).filter(item -> item.getText().equals(name)).findFirst();
    }

    void selectVariable(String name) {
        variables().setFocus();
        variables().setSelection(variableItem(name).orElseThrow());
        variables().notifyListeners(SWT.Selection, new Event());
    }

    /** The field of a parameter; empty when there is none. */
    Optional<Control> field(String parameter) {
        for (Label label : all(Label.class)) {
            if (label.getText().equals(parameter) || label.getText().startsWith(parameter + " ")) {
                Control[] siblings = label.getParent().getChildren();
                return Optional.of(siblings[Arrays.asList(siblings).indexOf(label) + 1]);
            }
        }
        return Optional.empty();
    }

    /** Types a parameter. */
    void type(String parameter, String value) {
        Text text = (Text) field(parameter).orElseThrow();
        text.setFocus();
        text.setText(value);
    }

    /** Opens or closes the parameters with defaults. */
    void more() {
        Link more = all(Link.class).stream().filter(link -> link.getText().contains("with defaults")).findFirst()
                .orElseThrow();
        more.notifyListeners(SWT.Selection, new Event());
    }

    String text() {
        return all(StyledText.class).getFirst().getText();
    }

    StyledText textWidget() {
        return all(StyledText.class).getFirst();
    }

    String location() {
        return links().lines().filter(line -> line.startsWith("from ") || line.startsWith("made by")).findFirst()
                .orElse("");
    }

    /** All that links say that can be seen. */
    String links() {
        return String.join("\n", all(Link.class).stream().filter(Control::isVisible).map(Link::getText).toList());
    }

    /** All that labels say that can be seen. */
    String labels() {
        return String.join("\n", all(Label.class).stream().filter(Control::isVisible).map(Label::getText).toList());
    }

    /** A button of the view's tool bar. */
    IAction action(String text) {
        return Arrays.stream(view.getViewSite().getActionBars().getToolBarManager().getItems())
                .filter(ActionContributionItem.class::isInstance).map(ActionContributionItem.class::cast)
                .map(ActionContributionItem::getAction)
                .filter(action -> action.getText().equals(text)).findFirst().orElseThrow();
    }

    /** Chooses from the menu of a button of the view's tool bar. */
    void menu(String button, String entry) {
        Menu menu = action(button).getMenuCreator().getMenu(view.control());
        menu.notifyListeners(SWT.Show, new Event());
        MenuItem chosen = Arrays.stream(menu.getItems()).filter(item -> item.getText().equals(entry)).findFirst()
                .orElseThrow(() -> new AssertionError(entry + " is not among "
                        + Arrays.stream(menu.getItems()).map(MenuItem::getText).toList()));
        chosen.notifyListeners(SWT.Selection, new Event());
    }

    <T extends Control> List<T> all(Class<T> type) {
        return Controls.all(view.control(), type);
    }
}
