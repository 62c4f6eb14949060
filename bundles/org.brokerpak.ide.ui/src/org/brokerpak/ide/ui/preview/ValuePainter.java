/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.Map;

import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.events.PaintListener;
import org.eclipse.swt.graphics.Point;

/**
 * Writes values behind the ends of lines, in grey: they are beside the text and not in it. Where a line is too long for
 * that, its value covers the right of it.
 */
final class ValuePainter implements PaintListener {

    private static final int GAP_CHARACTERS = 3;

    private final StyledText text;
    private Map<Integer, String> values = Map.of();

    ValuePainter(StyledText text) {
        this.text = text;
        text.addPaintListener(this);
    }

    /** @param byLine what to write behind which line, from 0 */
    void show(Map<Integer, String> byLine) {
        if (!values.equals(byLine)) {
            values = Map.copyOf(byLine);
            text.redraw();
        }
    }

    Map<Integer, String> values() {
        return values;
    }

    @Override
    public void paintControl(PaintEvent event) {
        int first = Math.max(0, text.getLineIndex(event.y));
        int last = Math.min(text.getLineCount() - 1, text.getLineIndex(event.y + event.height));
        event.gc.setFont(text.getFont());
        event.gc.setForeground(PreviewColors.grey());
        event.gc.setBackground(text.getBackground());
        int gap = GAP_CHARACTERS * event.gc.textExtent("x").x;
        for (int line = first; line <= last; line++) {
            String value = values.getOrDefault(line, "");
            if (!value.isEmpty()) {
                Point end = text.getLocationAtOffset(text.getOffsetAtLine(line) + text.getLine(line).length());
                int right = text.getClientArea().width;
                int fitting = Math.max(2 * right / 3, right - event.gc.textExtent(value).x - gap);
                if (end.x + gap > fitting) {
                    event.gc.fillRectangle(fitting, end.y, right - fitting, text.getLineHeight());
                }
                event.gc.drawText(value, Math.min(end.x + gap, fitting), end.y, true);
            }
        }
    }
}
