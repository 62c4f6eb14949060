/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

import org.brokerpak.ide.core.files.WorkspacePak;
import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.resolution.Operation;
import org.brokerpak.model.resolution.RequestPlan;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** The row in which pak, service, plan and operation are chosen. */
final class PreviewChoosers {

    private static final int NARROWEST = 90;
    private static final int CHOICES = 4;

    private final Composite row;
    private final Combo paks;
    private final Combo services;
    private final Combo plans;
    private final Combo operations;
    private PreviewResult shown = PreviewResult.NONE;

    /** Tells {@code changed} of each choice the user makes. */
    PreviewChoosers(Composite parent, Consumer<PreviewRequest> changed) {
        row = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2 * CHOICES).margins(5, 5).applyTo(row);
        paks = combo("&Pak:", "Pak", index -> changed.accept(
                shown.request().withPak(shown.paks().get(index).folder().getFullPath())));
        services = combo("&Service:", "Service", index -> changed.accept(
                shown.request().withService(shown.services().get(index).path())));
        plans = combo("P&lan:", "Plan", index -> changed.accept(
                shown.request().withPlan(shown.plans().get(index).name())));
        operations = combo("&Operation:", "Operation", index -> changed.accept(
                shown.request().withOperation(Operation.values()[index])));
    }

    Composite control() {
        return row;
    }

    void show(PreviewResult result) {
        shown = result;
        fill(paks, result.paks().stream().map(WorkspacePak::label).toList(), index(result.paks(), result.pak()));
        // An old result holds the service as it was, which is not among those of today.
        List<String> paths = result.services().stream().map(ServiceFile::path).toList();
        fill(services, result.services().stream().map(ServiceFile::displayedName).toList(),
                result.service() == null ? -1 : paths.indexOf(result.service().path()));
        fill(plans, result.plans().stream().map(RequestPlan::name).toList(), result.plans().indexOf(result.plan()));
        if (result.service() != null && result.plans().isEmpty()) {
            plans.setItems("(the pak has none)");
            plans.select(0);
        }
        fill(operations, result.service() == null ? List.of() : Arrays.stream(Operation.values())
                .map(PreviewChoosers::title).toList(), result.service() == null ? -1 : result.operation().ordinal());
    }

    /** {@code Provision}. */
    static String title(Operation operation) {
        return Character.toUpperCase(operation.id().charAt(0)) + operation.id().substring(1);
    }

    void setFocus() {
        (services.isEnabled() ? services : row).setFocus();
    }

    /** Lists that cannot hold null do not look for it either. */
    private static int index(List<?> list, Object element) {
        return element == null ? -1 : list.indexOf(element);
    }

    private static void fill(Combo combo, List<String> items, int selected) {
        if (!List.of(combo.getItems()).equals(items)) {
            combo.setItems(items.toArray(String[]::new));
        }
        if (combo.getSelectionIndex() != selected) {
            combo.deselectAll();
            combo.select(selected);
        }
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
            if (combo.getSelectionIndex() >= 0) {
                chosen.accept(combo.getSelectionIndex());
            }
        }));
        return combo;
    }
}
