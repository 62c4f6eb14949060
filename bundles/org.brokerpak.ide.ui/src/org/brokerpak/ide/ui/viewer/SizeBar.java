/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.viewer;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.brokerpak.ide.core.launch.Amounts;
import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.pak.read.PakPart;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;

/** The parts of a pak as one bar, with a legend below. Its text is also what is said to people who hear the screen. */
final class SizeBar extends Canvas {

    private static final int BAR_HEIGHT = 18;
    private static final int GAP = 6;
    private static final int LEAST_WIDTH = 420;
    private static final int MOST_PARTS = 7;
    private static final int PERCENT = 100;
    /** To be told apart on light and on dark, and by people who see few colours. */
    private static final RGB[] COLORS = {new RGB(47, 111, 176), new RGB(230, 145, 40), new RGB(63, 145, 66),
        new RGB(175, 90, 170), new RGB(120, 190, 215), new RGB(200, 80, 70), new RGB(150, 135, 60),
        new RGB(130, 130, 130)};

    private final List<PakPart> parts;
    private final long total;

    SizeBar(Composite parent, List<PakPart> all) {
        super(parent, SWT.DOUBLE_BUFFERED);
        parts = most(all);
        total = Math.max(1, all.stream().mapToLong(PakPart::size).sum());
        AccessibleNames.set(this, parts.stream().map(this::label).collect(Collectors.joining("; ")));
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(this);
        addPaintListener(event -> paint(event.gc));
    }

    /** The largest parts; what is left is one. */
    private static List<PakPart> most(List<PakPart> all) {
        if (all.size() <= MOST_PARTS + 1) {
            return all;
        }
        List<PakPart> shown = new ArrayList<>(all.subList(0, MOST_PARTS));
        List<PakPart> rest = all.subList(MOST_PARTS, all.size());
        shown.add(new PakPart(rest.size() + " smaller parts", rest.stream().mapToLong(PakPart::size).sum(),
                List.of()));
        return shown;
    }

    private String label(PakPart part) {
        String platforms = part.platforms().isEmpty() ? "" : " (" + String.join(", ", part.platforms()) + ")";
        return part.name() + platforms + "   " + Amounts.bytes(part.size()) + ", "
                + Math.round(part.size() * (double) PERCENT / total) + " %";
    }

    @Override
    public Point computeSize(int widthHint, int heightHint, boolean changed) {
        GC gc = new GC(this);
        try {
            int row = gc.getFontMetrics().getHeight() + GAP / 2;
            return new Point(Math.max(LEAST_WIDTH, widthHint), BAR_HEIGHT + GAP + parts.size() * row + GAP);
        } finally {
            gc.dispose();
        }
    }

    private void paint(GC gc) {
        Rectangle area = getClientArea();
        long before = 0;
        int row = gc.getFontMetrics().getHeight() + GAP / 2;
        int y = BAR_HEIGHT + GAP;
        for (int i = 0; i < parts.size(); i++) {
            PakPart part = parts.get(i);
            int left = (int) (before * area.width / total);
            before += part.size();
            int right = (int) (before * area.width / total);
            gc.setBackground(new Color(COLORS[Math.min(i, COLORS.length - 1)]));
            // A part too small to be seen is seen in the legend.
            gc.fillRectangle(left, 0, Math.max(1, right - left), BAR_HEIGHT);
            int square = row - GAP;
            gc.fillRectangle(0, y + GAP / 2, square, square);
            gc.setForeground(getForeground());
            gc.drawText(label(part), square + GAP, y, true);
            y += row;
        }
    }
}
