/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.brokerpak.model.resolution.Frame;
import org.brokerpak.model.resolution.Resolution;
import org.brokerpak.model.resolution.ResolutionFailure;
import org.brokerpak.model.resolution.Step;
import org.brokerpak.model.service.ActionModule.Place;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/** Where the broker refuses the request: the step, its words, and the steps that it does not get to in grey. */
final class PreviewFailure {

    private static final int NARROWEST = 100;

    private final Composite area;
    private final Composite steps;
    private final Link words;
    private ResolutionFailure shown;
    private List<Step> made = List.of();

    /** @param go is asked to go to the cause in the pak */
    PreviewFailure(Composite parent, Consumer<Place> go) {
        area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(5, 2).spacing(5, 0).applyTo(area);
        Label image = new Label(area, SWT.NONE);
        image.setImage(PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_ERROR_TSK));
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(image);
        words = new Link(area, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).hint(NARROWEST, SWT.DEFAULT).applyTo(words);
        words.addSelectionListener(SelectionListener.widgetSelectedAdapter(event ->
                Optional.ofNullable(shown).flatMap(ResolutionFailure::place).ifPresent(go)));
        new Label(area, SWT.NONE);
        steps = new Composite(area, SWT.NONE);
        RowLayoutFactory.fillDefaults().wrap(true).spacing(0).applyTo(steps);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(steps);
    }

    Composite control() {
        return area;
    }

    /** Shows what ends the request, or nothing. */
    void show(Resolution resolution) {
        ResolutionFailure failure = resolution == null ? null : resolution.failure().orElse(null);
        area.setVisible(failure != null);
        ((GridData) area.getLayoutData()).exclude = failure == null;
        shown = failure;
        if (failure != null) {
            String said = resolution.masking().text(failure.message()).replace("&", "&&");
            words.setText((failure.crash() ? "The broker crashes" : "The broker refuses this request") + " ("
                    + failure.step().title() + "): "
                    + (failure.place().isPresent() ? said + "   <a>Go to source</a>" : said));
            List<Step> order = resolution.frames().stream().map(Frame::step).toList();
            if (!order.equals(made)) {
                made = order;
                make();
            }
            resolution.frames().forEach(frame -> show(frame, failure));
            // The theme colours new controls later than this.
            area.getDisplay().asyncExec(() -> {
                if (!area.isDisposed() && shown == failure) {
                    resolution.frames().forEach(frame -> show(frame, failure));
                }
            });
        }
        area.getParent().layout(true, true);
    }

    private void make() {
        for (Control old : steps.getChildren()) {
            old.dispose();
        }
        made.forEach(step -> new Label(steps, SWT.NONE));
    }

    private void show(Frame frame, ResolutionFailure failure) {
        int index = made.indexOf(frame.step());
        if (index >= 0 && index < steps.getChildren().length) {
            Label label = (Label) steps.getChildren()[index];
            boolean failing = frame.step() == failure.step();
            label.setText((index == 0 ? "" : "  >  ") + frame.step().title() + (failing ? " (fails)" : ""));
            label.setForeground(failing ? PreviewColors.error() : frame.reached() ? null : PreviewColors.grey());
            label.setToolTipText(failing ? "The broker refuses the request here." : frame.reached() ? "done"
                    : "The broker does not get here.");
        }
    }
}
