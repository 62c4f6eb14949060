/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import java.util.Arrays;
import java.util.List;

import org.brokerpak.ide.ui.preview.PreviewView;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;

/** What the view <em>Workspace Preview</em> shows, read from its widgets. */
final class PreviewTexts {

    private final PreviewView view;

    PreviewTexts(PreviewView view) {
        this.view = view;
    }

    String pak() {
        return all(Combo.class).get(0).getText();
    }

    String service() {
        return all(Combo.class).get(1).getText();
    }

    List<String> files() {
        return Arrays.stream(all(Table.class).getFirst().getItems()).map(TableItem::getText).toList();
    }

    Table fileList() {
        return all(Table.class).getFirst();
    }

    String text() {
        return all(StyledText.class).getFirst().getText();
    }

    StyledText textWidget() {
        return all(StyledText.class).getFirst();
    }

    String location() {
        return all(Link.class).getFirst().getText();
    }

    /** All that labels say that can be seen. */
    String labels() {
        return String.join("\n", all(Label.class).stream().filter(Control::isVisible).map(Label::getText).toList());
    }

    <T extends Control> List<T> all(Class<T> type) {
        return Controls.all(view.control(), type);
    }
}
