/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.model.preview.ParameterField;
import org.brokerpak.model.preview.ParameterField.Kind;
import org.eclipse.jface.fieldassist.ControlDecoration;
import org.eclipse.jface.fieldassist.FieldDecorationRegistry;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** One parameter in a form: its name, a field for its value, and the broker's verdict under it. */
final class ParameterControl {

    private static final int NARROWEST = 60;
    /** Room for the decoration. */
    private static final int INDENT = 8;
    private static final int JSON_LINES = 2;

    private final ParameterField field;
    private final Label name;
    private final Control input;
    private final Label verdict;
    private final ControlDecoration decoration;
    private final List<String> choices = new ArrayList<>();
    private boolean filling;

    /**
     * Makes three controls in a grid of two columns.
     *
     * @param changed is told of each change that the user makes
     */
    ParameterControl(Composite grid, ParameterField field, boolean forUpdate, Runnable changed) {
        this.field = field;
        boolean fixed = forUpdate && field.prohibitsUpdate();
        name = new Label(grid, SWT.NONE);
        name.setText(field.name().replace("&", "&&") + (field.required() ? " *" : "") + (fixed ? " (fixed)" : ""));
        name.setToolTipText(help(fixed));
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(name);
        boolean listed = field.kind() == Kind.BOOLEAN || field.kind() == Kind.CHOICE;
        input = listed ? combo(grid, changed) : text(grid, changed);
        input.setToolTipText(help(fixed));
        AccessibleNames.set(input, field.name() + (field.required() ? ", required" : "")
                + (fixed ? ", an update must not have it" : ""));
        decoration = new ControlDecoration(input, SWT.TOP | SWT.LEFT);
        decoration.setImage(FieldDecorationRegistry.getDefault()
                .getFieldDecoration(FieldDecorationRegistry.DEC_ERROR).getImage());
        decoration.hide();
        verdict = new Label(grid, SWT.WRAP);
        GridDataFactory.fillDefaults().span(2, 1).indent(10, 0).hint(NARROWEST, SWT.DEFAULT).grab(true, false)
                .exclude(true).applyTo(verdict);
        verdict.setVisible(false);
    }

    private String help(boolean fixed) {
        List<String> lines = new ArrayList<>();
        if (!field.details().isBlank()) {
            lines.add(field.details());
        }
        if (!field.declared()) {
            lines.add("The service declares no such parameter.");
        }
        if (!field.type().isEmpty()) {
            lines.add("Type: " + field.type() + (field.required() ? ", required" : ""));
        }
        if (field.hasDefault()) {
            lines.add("Default: " + field.hint());
        }
        if (fixed) {
            lines.add("prohibit_update: an update that has it is refused.");
        }
        return String.join("\n", lines);
    }

    private Combo combo(Composite grid, Runnable changed) {
        Combo combo = new Combo(grid, SWT.READ_ONLY | SWT.DROP_DOWN);
        choices.add("");
        combo.add(field.hasDefault() ? "(default: " + field.hint() + ")" : "(not given)");
        if (field.kind() == Kind.BOOLEAN) {
            choices.addAll(List.of("true", "false"));
        } else {
            field.choices().stream().filter(choice -> choice != null).map(field::write).forEach(choices::add);
        }
        choices.stream().skip(1).forEach(combo::add);
        combo.select(0);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).indent(INDENT, 0)
                .hint(NARROWEST, SWT.DEFAULT).applyTo(combo);
        combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed.run()));
        return combo;
    }

    private Text text(Composite grid, Runnable changed) {
        boolean json = field.kind() == Kind.JSON && field.declared();
        Text text = new Text(grid, json ? SWT.BORDER | SWT.MULTI | SWT.V_SCROLL | SWT.WRAP : SWT.BORDER | SWT.SINGLE);
        text.setMessage(field.hint());
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).indent(INDENT, 0).hint(NARROWEST,
                json ? JSON_LINES * text.getLineHeight() : SWT.DEFAULT).applyTo(text);
        text.addModifyListener(event -> {
            if (!filling) {
                changed.run();
            }
        });
        if (json) {
            // Tab leads on to the next field, as everywhere in a form.
            text.addTraverseListener(event -> event.doit |= event.detail == SWT.TRAVERSE_TAB_NEXT
                    || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
        }
        return text;
    }

    ParameterField field() {
        return field;
    }

    /** The value that was entered; empty when none was. */
    Optional<Object> value() {
        return input instanceof Combo combo ? field.read(choices.get(Math.max(0, combo.getSelectionIndex())))
                : field.read(((Text) input).getText());
    }

    /** Shows a value; null for none. What means the same is left as the user has written it. */
    void setValue(Object value) {
        if (value().equals(Optional.ofNullable(value))) {
            return;
        }
        String written = value == null ? "" : field.write(value);
        filling = true;
        if (input instanceof Combo combo) {
            if (!choices.contains(written)) {
                choices.add(written);
                combo.add(written);
            }
            combo.select(choices.indexOf(written));
        } else {
            ((Text) input).setText(written);
        }
        filling = false;
    }

    int nameWidth() {
        return name.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
    }

    /** Keeps a name that stands above its field from widening the form. */
    void setAbove(boolean above) {
        GridData data = (GridData) name.getLayoutData();
        data.widthHint = above ? NARROWEST : SWT.DEFAULT;
        data.horizontalAlignment = above ? SWT.FILL : SWT.BEGINNING;
    }

    void setEnabled(boolean enabled) {
        input.setEnabled(enabled);
    }

    /**
     * Shows what the broker says against the value.
     *
     * @param text empty for nothing
     * @return whether that was something else before
     */
    boolean setVerdict(String text) {
        verdict.setForeground(PreviewColors.error());
        String escaped = text.replace("&", "&&");
        if (verdict.getText().equals(escaped)) {
            return false;
        }
        verdict.setText(escaped);
        verdict.setVisible(!text.isEmpty());
        ((GridData) verdict.getLayoutData()).exclude = text.isEmpty();
        decoration.setDescriptionText(text);
        if (text.isEmpty()) {
            decoration.hide();
        } else {
            decoration.show();
        }
        return true;
    }

    boolean hasFocus() {
        return input.isFocusControl();
    }

    void setFocus() {
        input.setFocus();
    }
}
