/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preferences;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.core.settings.RuleSettings;
import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.ide.ui.help.HelpIds;
import org.brokerpak.rules.LintSettings;
import org.brokerpak.rules.Profile;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.RuleRegistry;
import org.brokerpak.rules.Severity;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.ComboBoxCellEditor;
import org.eclipse.jface.viewers.EditingSupport;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.PlatformUI;

/** Whose word counts, and how bad each finding is. A pak's {@code .brokerpak.yml} comes before what is set here. */
public final class RulesPage extends PreferencePage implements IWorkbenchPreferencePage {

    private static final int TABLE_HEIGHT = 260;
    private static final int WRAP_WIDTH = 420;
    private static final String STANDARD = "standard";

    private final Map<String, Optional<Severity>> severities = new HashMap<>();
    private Button broker;
    private Button specification;
    private TableViewer rules;

    @Override
    public void init(IWorkbench workbench) {
        severities.putAll(settings().current().severities());
    }

    @Override
    protected Control createContents(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(area);
        new Label(area, SWT.NONE).setText("Where the specification is stricter than the broker:");
        broker = radio(area, "&Judge as the broker does; what only the specification demands is information");
        specification = radio(area, "Judge by the &specification; what it demands is an error");
        select(settings().current().profile());
        Label label = new Label(area, SWT.NONE);
        label.setText("Severity of each &rule:");
        GridDataFactory.fillDefaults().indent(0, 8).applyTo(label);
        Composite tableArea = new Composite(area, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, TABLE_HEIGHT).applyTo(tableArea);
        createTable(tableArea);
        Label note = new Label(area, SWT.WRAP);
        note.setText("A file " + LintSettings.FILE + " in a pak's folder comes before these settings.");
        GridDataFactory.fillDefaults().grab(true, false).hint(WRAP_WIDTH, SWT.DEFAULT).applyTo(note);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HelpIds.RULES);
        return area;
    }

    private static Button radio(Composite parent, String text) {
        Button button = new Button(parent, SWT.RADIO);
        button.setText(text);
        GridDataFactory.fillDefaults().indent(10, 0).applyTo(button);
        return button;
    }

    private void createTable(Composite parent) {
        rules = new TableViewer(parent, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        rules.getTable().setHeaderVisible(true);
        AccessibleNames.set(rules.getTable(), "Severity of each rule");
        TableColumnLayout layout = new TableColumnLayout();
        parent.setLayout(layout);
        TableViewerColumn rule = new TableViewerColumn(rules, SWT.NONE);
        rule.getColumn().setText("Rule");
        layout.setColumnData(rule.getColumn(), new ColumnWeightData(60));
        rule.setLabelProvider(ColumnLabelProvider.createTextProvider(element -> ((RuleInfo) element).id()));
        TableViewerColumn severity = new TableViewerColumn(rules, SWT.NONE);
        severity.getColumn().setText("Severity");
        layout.setColumnData(severity.getColumn(), new ColumnWeightData(40));
        severity.setLabelProvider(ColumnLabelProvider.createTextProvider(element -> word((RuleInfo) element)));
        severity.setEditingSupport(new SeverityEditing());
        rules.setContentProvider(ArrayContentProvider.getInstance());
        rules.setInput(RuleRegistry.all().stream().map(Rule::info).toList());
    }

    private String word(RuleInfo rule) {
        Optional<Severity> severity = severities.get(rule.id());
        return severity == null ? STANDARD + " (" + rule.severity().id() + ")"
                : severity.map(Severity::id).orElse(RuleSettings.OFF);
    }

    private void select(Profile profile) {
        broker.setSelection(profile == Profile.BROKER);
        specification.setSelection(profile == Profile.SPEC);
    }

    @Override
    protected void performDefaults() {
        select(LintSettings.STANDARD.profile());
        severities.clear();
        rules.refresh();
        super.performDefaults();
    }

    @Override
    public boolean performOk() {
        settings().change(new LintSettings(specification.getSelection() ? Profile.SPEC : Profile.BROKER, severities));
        return true;
    }

    private static RuleSettings settings() {
        return BrokerpakCore.get().settings();
    }

    /** The severity of a rule in a list to choose from. */
    private final class SeverityEditing extends EditingSupport {

        private final List<String> words = new ArrayList<>();
        private final ComboBoxCellEditor editor;

        SeverityEditing() {
            super(rules);
            words.add(STANDARD);
            for (Severity severity : Severity.values()) {
                words.add(severity.id());
            }
            words.add(RuleSettings.OFF);
            editor = new ComboBoxCellEditor(rules.getTable(), words.toArray(String[]::new), SWT.READ_ONLY);
            editor.setActivationStyle(ComboBoxCellEditor.DROP_DOWN_ON_KEY_ACTIVATION
                    | ComboBoxCellEditor.DROP_DOWN_ON_MOUSE_ACTIVATION);
        }

        @Override
        protected CellEditor getCellEditor(Object element) {
            return editor;
        }

        @Override
        protected boolean canEdit(Object element) {
            return true;
        }

        @Override
        protected Object getValue(Object element) {
            Optional<Severity> severity = severities.get(((RuleInfo) element).id());
            return severity == null ? 0 : words.indexOf(severity.map(Severity::id).orElse(RuleSettings.OFF));
        }

        @Override
        protected void setValue(Object element, Object value) {
            String id = ((RuleInfo) element).id();
            int index = (Integer) value;
            if (index <= 0) {
                severities.remove(id);
            } else {
                severities.put(id, Severity.byId(words.get(index)));
            }
            rules.update(element, null);
        }
    }
}
