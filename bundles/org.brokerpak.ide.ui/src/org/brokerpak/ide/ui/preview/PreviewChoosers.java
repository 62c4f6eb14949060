/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

import org.brokerpak.ide.core.files.WorkspacePak;
import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** The row in which pak, service and action are chosen. */
final class PreviewChoosers {

    private static final int NARROWEST = 140;

    private final Composite row;
    private final Combo paks;
    private final Combo services;
    private final Button provision;
    private final Button bind;
    private PreviewResult shown;

    /** Tells {@code changed} of each choice the user makes. */
    PreviewChoosers(Composite parent, Consumer<PreviewRequest> changed) {
        row = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(7).margins(5, 5).applyTo(row);
        paks = combo("&Pak:", "Pak", index -> changed.accept(
                shown.request().withPak(shown.paks().get(index).folder().getFullPath())));
        services = combo("&Service:", "Service", index -> changed.accept(
                shown.request().withService(shown.services().get(index).displayedName())));
        Label label = new Label(row, SWT.NONE);
        label.setText("Action:");
        provision = radio("Pro&vision", Action.Kind.PROVISION, changed);
        bind = radio("&Bind", Action.Kind.BIND, changed);
    }

    Composite control() {
        return row;
    }

    void show(PreviewResult result) {
        shown = result;
        fill(paks, result.paks().stream().map(WorkspacePak::label).toList(), index(result.paks(), result.pak()));
        fill(services, result.services().stream().map(ServiceFile::displayedName).toList(),
                index(result.services(), result.service()));
        provision.setSelection(result.action() == Action.Kind.PROVISION);
        bind.setSelection(result.action() == Action.Kind.BIND);
        provision.setEnabled(result.service() != null);
        bind.setEnabled(result.service() != null);
    }

    void setFocus() {
        (paks.isEnabled() ? paks : row).setFocus();
    }

    /** Lists that cannot hold null do not look for it either. */
    private static int index(List<?> list, Object element) {
        return element == null ? -1 : list.indexOf(element);
    }

    private static void fill(Combo combo, List<String> items, int selected) {
        if (!List.of(combo.getItems()).equals(items)) {
            combo.setItems(items.toArray(String[]::new));
        }
        combo.select(selected);
        combo.setEnabled(!items.isEmpty());
    }

    private Combo combo(String text, String name, IntConsumer chosen) {
        Label label = new Label(row, SWT.NONE);
        label.setText(text);
        Combo combo = new Combo(row, SWT.READ_ONLY | SWT.DROP_DOWN);
        AccessibleNames.set(combo, name);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(NARROWEST, SWT.DEFAULT)
                .applyTo(combo);
        combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
            if (shown != null && combo.getSelectionIndex() >= 0) {
                chosen.accept(combo.getSelectionIndex());
            }
        }));
        return combo;
    }

    private Button radio(String text, Action.Kind action, Consumer<PreviewRequest> changed) {
        Button button = new Button(row, SWT.RADIO);
        button.setText(text);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
            if (shown != null && button.getSelection()) {
                changed.accept(shown.request().withAction(action));
            }
        }));
        return button;
    }
}
