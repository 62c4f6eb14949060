/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.brokerpak.model.preview.VariableRow;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.workspace.SourceMap.WorkspacePlace;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;

/**
 * Parameters and variables above files and text, or all side by side where there is more width than height. The widths
 * are remembered.
 */
final class PreviewBody {

    /** Below this height two rows of controls show too little of each. */
    private static final int LOWEST_FOR_ROWS = 420;

    /** What the user does in the body. */
    interface Listener {

        /** The user has changed the parameters. */
        void parametersChanged(Map<String, Object> parameters);

        /** There is something to tell the user. */
        void tell(String sentence);

        /** The user wants to go to a place of the pak. */
        void go(Place place);

        /** The user looks at something that is written at a place of the pak. */
        void looksAt(Optional<Place> place);
    }

    private final PreviewMemory memory;
    private final SashForm outer;
    private final SashForm values;
    private final SashForm texts;
    private final PreviewForm form;
    private final PreviewVariables variables;
    private final PreviewFiles files;
    private final PreviewText text;
    private PreviewResult shown = PreviewResult.NONE;

    PreviewBody(Composite parent, PreviewMemory memory, Listener listener) {
        this.memory = memory;
        outer = new SashForm(parent, SWT.VERTICAL);
        values = new SashForm(outer, SWT.HORIZONTAL);
        form = new PreviewForm(values, listener::parametersChanged, listener::tell);
        Consumer<VariableRow> looked = row -> {
            if (variables().control().isVisible() && isFocused(variables().control())) {
                listener.looksAt(row.place());
            }
        };
        variables = new PreviewVariables(values, listener::go, looked);
        texts = new SashForm(outer, SWT.HORIZONTAL);
        files = new PreviewFiles(texts, file -> text().show(file), () -> text().openSource());
        text = new PreviewText(texts, (file, range) -> source(file, range).ifPresent(listener::go),
                (file, range) -> listener.looksAt(source(file, range)));
        applyWeights();
        outer.addControlListener(ControlListener.controlResizedAdapter(event -> arrange()));
    }

    /** The lambdas of the constructor need it later. */
    private PreviewVariables variables() {
        return variables;
    }

    private PreviewText text() {
        return text;
    }

    private static boolean isFocused(Composite area) {
        for (Composite at = area.getDisplay().getFocusControl() instanceof Composite focus ? focus : null; at != null;
                at = at.getParent()) {
            if (at == area) {
                return true;
            }
        }
        return false;
    }

    SashForm control() {
        return outer;
    }

    private void arrange() {
        Point size = outer.getSize();
        int wanted = size.y < LOWEST_FOR_ROWS && size.x > size.y ? SWT.HORIZONTAL : SWT.VERTICAL;
        if (size.x > 0 && size.y > 0 && outer.getOrientation() != wanted) {
            remember();
            outer.setOrientation(wanted);
            applyWeights();
        }
    }

    private String key(String name) {
        return name + (outer.getOrientation() == SWT.HORIZONTAL ? ".row" : ".rows");
    }

    private void applyWeights() {
        boolean row = outer.getOrientation() == SWT.HORIZONTAL;
        outer.setWeights(memory.numbers(key("outer"), row ? new int[] {51, 49} : new int[] {50, 50}));
        values.setWeights(memory.numbers(key("values"), row ? new int[] {47, 53} : new int[] {32, 68}));
        texts.setWeights(memory.numbers(key("texts"), row ? new int[] {23, 77} : new int[] {22, 78}));
    }

    /** Remembers what the user has made of the widths. */
    void remember() {
        memory.setNumbers(key("outer"), outer.getWeights());
        memory.setNumbers(key("values"), values.getWeights());
        memory.setNumbers(key("texts"), texts.getWeights());
    }

    void show(PreviewResult result) {
        shown = result;
        form.show(result);
        if (result.preview() != null) {
            variables.show(result.preview().rows());
        }
        files.show(PreviewFile.of(result));
    }

    private Optional<Place> source(PreviewFile file, TextRange range) {
        return !file.isReadable() ? file.begin() : shown.preview().shownMap().toSource(file.path(), range);
    }

    /** Shows a place of the workspace. */
    void reveal(WorkspacePlace place) {
        files.select(place.path());
        text.reveal(place.range());
    }

    /** Takes parameters in place of all that are entered. */
    void takeParameters(Map<String, Object> parameters) {
        form.take(parameters);
    }

    /** Selects a variable in the table. */
    void select(String variable) {
        variables.select(variable);
    }

    /** Path of the selected file in the workspace; empty for none. */
    String selectedFile() {
        return files.selected() == null ? "" : files.selected().path();
    }

    /** What stands beside the lines of the text, by their numbers from 0. */
    Map<Integer, String> valuesBesideLines() {
        return text.values();
    }
}
