/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.model.preview.CfCommand;
import org.brokerpak.model.preview.ParameterField;
import org.brokerpak.model.preview.RequestForm;
import org.brokerpak.model.resolution.Operation;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;

/** The parameters of the request, to be filled in. */
final class PreviewForm {

    private static final int NARROWEST_FIELD = 140;

    private final Composite area;
    private final ScrolledComposite scroll;
    private final Composite fields;
    private final Button paste;
    private final Button copy;
    private final Consumer<Map<String, Object>> changed;
    private final Consumer<String> told;
    private final List<ParameterControl> controls = new ArrayList<>();
    private PreviewResult shown = PreviewResult.NONE;
    private List<Object> subject = List.of();
    private boolean expanded;

    /**
     * Makes the form.
     *
     * @param changed takes the parameters as the user has changed them
     * @param told takes sentences about what was done
     */
    PreviewForm(Composite parent, Consumer<Map<String, Object>> changed, Consumer<String> told) {
        this.changed = changed;
        this.told = told;
        area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(2, 0).spacing(3, 3).applyTo(area);
        scroll = new ScrolledComposite(area, SWT.V_SCROLL | SWT.BORDER);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        scroll.setShowFocusedControl(true);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, true).applyTo(scroll);
        fields = new Composite(scroll, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(5, 4).spacing(2, 3).applyTo(fields);
        scroll.setContent(fields);
        scroll.addControlListener(ControlListener.controlResizedAdapter(event -> fit()));
        paste = button("Paste &JSON", "Takes the parameters from the JSON object on the clipboard", this::paste);
        copy = button("&Copy cf command", "Copies the cf command that makes this request", this::copy);
    }

    private Button button(String text, String help, Runnable action) {
        Button button = new Button(area, SWT.PUSH);
        button.setText(text);
        button.setToolTipText(help);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(button);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> action.run()));
        return button;
    }

    Composite control() {
        return area;
    }

    void show(PreviewResult result) {
        shown = result;
        boolean empty = result.preview() == null;
        copy.setEnabled(!empty);
        paste.setEnabled(!empty && !result.operation().isRemoval());
        if (empty) {
            return;
        }
        List<Object> wanted = List.of(result.pak().folder().getFullPath(), result.service().path(), result.operation(),
                result.form());
        if (!wanted.equals(subject)) {
            boolean same = subject.size() == wanted.size() && subject.subList(0, 2).equals(wanted.subList(0, 2));
            subject = wanted;
            expanded = expanded && same || result.form().first().isEmpty() || result.form().withDefaults().stream()
                    .anyMatch(field -> result.preview().request().parameters().containsKey(field.name()));
            rebuild();
        }
        fill();
    }

    /** Makes the controls anew, and keeps the focus where it is. */
    private void rebuild() {
        String focused = controls.stream().filter(ParameterControl::hasFocus).map(control -> control.field().name())
                .findFirst().orElse("");
        fields.setRedraw(false);
        for (Control control : fields.getChildren()) {
            control.dispose();
        }
        controls.clear();
        RequestForm form = shown.form();
        if (shown.operation().isRemoval()) {
            Label note = new Label(fields, SWT.WRAP);
            note.setText("Brings no parameters: those of the " + shown.operation().action().key() + " count.");
            GridDataFactory.fillDefaults().span(2, 1).hint(100, SWT.DEFAULT).grab(true, false).applyTo(note);
        }
        form.first().forEach(this::add);
        if (!form.withDefaults().isEmpty()) {
            if (!form.first().isEmpty()) {
                addMore(form.withDefaults().size());
            }
            if (expanded) {
                form.withDefaults().forEach(this::add);
            }
        }
        if (form.fields().isEmpty()) {
            Label none = new Label(fields, SWT.WRAP);
            none.setText("The service takes no parameters here. Add some under user_inputs of "
                    + shown.operation().action().key() + ".");
            GridDataFactory.fillDefaults().span(2, 1).hint(100, SWT.DEFAULT).grab(true, false).applyTo(none);
        }
        controls.stream().filter(control -> control.field().name().equals(focused)).forEach(ParameterControl::setFocus);
        fields.setRedraw(true);
        fit();
    }

    private void addMore(int count) {
        Link more = new Link(fields, SWT.NONE);
        more.setText("<a>" + (expanded ? "- " : "+ ") + count + " with defaults</a>");
        more.setToolTipText(expanded ? "Hide the parameters that have a default"
                : "Show the parameters that have a default");
        AccessibleNames.set(more, count + " parameters with defaults, " + (expanded ? "shown" : "hidden"));
        GridDataFactory.fillDefaults().span(2, 1).applyTo(more);
        more.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
            expanded = !expanded;
            // Not within the event of a widget that goes away.
            more.getDisplay().asyncExec(() -> {
                if (!fields.isDisposed()) {
                    rebuild();
                    fill();
                }
            });
        }));
    }

    private void add(ParameterField field) {
        ParameterControl[] made = new ParameterControl[1];
        made[0] = new ParameterControl(fields, field, shown.operation() == Operation.UPDATE, () -> edited(made[0]));
        made[0].setEnabled(!shown.operation().isRemoval());
        controls.add(made[0]);
    }

    private void edited(ParameterControl control) {
        Map<String, Object> parameters = new LinkedHashMap<>(shown.preview().request().parameters());
        // What other fields say counts too: it may not have been worked out yet.
        controls.forEach(each -> put(parameters, each));
        put(parameters, control);
        changed.accept(parameters);
    }

    private static void put(Map<String, Object> parameters, ParameterControl control) {
        Optional<Object> value = control.value();
        if (value.isPresent()) {
            parameters.put(control.field().name(), value.get());
        } else {
            parameters.remove(control.field().name());
        }
    }

    private void fill() {
        Map<String, Object> given = shown.preview().request().parameters();
        Map<String, String> verdicts = shown.form().verdicts(shown.preview().resolution());
        boolean resized = false;
        for (ParameterControl control : controls) {
            if (!control.hasFocus()) {
                control.setValue(given.get(control.field().name()));
            }
            resized |= control.setVerdict(verdicts.getOrDefault(control.field().name(), ""));
        }
        if (resized) {
            fit();
        }
    }

    /** Names stand above their fields where there is no room for both in a line. */
    private void fit() {
        int names = controls.stream().mapToInt(ParameterControl::nameWidth).max().orElse(0);
        boolean above = scroll.getClientArea().width < names + NARROWEST_FIELD;
        ((GridLayout) fields.getLayout()).numColumns = above ? 1 : 2;
        controls.forEach(control -> control.setAbove(above));
        fields.layout(true, true);
        Point size = fields.computeSize(Math.max(1, scroll.getClientArea().width), SWT.DEFAULT);
        scroll.setMinSize(0, size.y);
    }

    /** Takes parameters in place of all that are entered. */
    void take(Map<String, Object> parameters) {
        changed.accept(parameters);
        controls.forEach(control -> control.setValue(parameters.get(control.field().name())));
    }

    private void paste() {
        Clipboard clipboard = new Clipboard(area.getDisplay());
        try {
            Object text = clipboard.getContents(TextTransfer.getInstance());
            if (!(text instanceof String json) || json.isBlank()) {
                told.accept("There is no text on the clipboard. Copy a JSON object such as {\"region\": \"eu\"} "
                        + "first.");
                return;
            }
            Map<String, Object> parameters = GoJsonReader.object(json);
            take(parameters == null ? Map.of() : parameters);
            told.accept("Took the parameters from the clipboard.");
        } catch (GoError noObject) {
            told.accept("The text on the clipboard is not a JSON object: " + noObject.getMessage());
        } finally {
            clipboard.dispose();
        }
    }

    private void copy() {
        Clipboard clipboard = new Clipboard(area.getDisplay());
        try {
            String command = CfCommand.of(shown.preview().request());
            clipboard.setContents(new Object[] {command}, new Transfer[] {TextTransfer.getInstance()});
            told.accept("Copied: " + command);
        } finally {
            clipboard.dispose();
        }
    }

    void setFocus() {
        controls.stream().findFirst().ifPresentOrElse(ParameterControl::setFocus, () -> area.setFocus());
    }
}
