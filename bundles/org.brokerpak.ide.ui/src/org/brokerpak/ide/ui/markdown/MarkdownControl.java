/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.markdown;

import org.eclipse.jface.text.AbstractInformationControl;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;

/** A hover that shows Markdown, wrapped to its width. */
public final class MarkdownControl extends AbstractInformationControl {

    private static final int MARGIN = 6;
    /** Lines longer than this are hard to read. */
    private static final int WIDEST = 620;

    private StyledText text;

    /** A hover with a status line; an empty status shows none. */
    public MarkdownControl(Shell parent, String status) {
        super(parent, status.isEmpty() ? null : status);
        create();
    }

    private MarkdownControl(Shell parent) {
        super(parent, true);
        create();
    }

    @Override
    protected void createContent(Composite parent) {
        parent.setLayout(new FillLayout());
        text = new StyledText(parent, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
        text.setAlwaysShowScrollBars(false);
        text.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
        text.setForeground(parent.getForeground());
        text.setBackground(parent.getBackground());
        text.setFont(parent.getFont());
    }

    @Override
    public void setInformation(String markdown) {
        MarkdownText styled = MarkdownText.of(markdown == null ? "" : markdown);
        text.setText(styled.text());
        for (MarkdownText.Bold bold : styled.bold()) {
            if (bold.length() > 0) {
                text.setStyleRange(new StyleRange(bold.start(), bold.length(), null, null, SWT.BOLD));
            }
        }
    }

    @Override
    public boolean hasContents() {
        return text.getCharCount() > 0;
    }

    @Override
    public Point computeSizeHint() {
        Point most = getSizeConstraints();
        int widest = most == null || most.x == SWT.DEFAULT ? WIDEST : Math.min(most.x, WIDEST);
        Point natural = text.computeSize(SWT.DEFAULT, SWT.DEFAULT);
        Point wrapped = natural.x <= widest ? natural : text.computeSize(widest, SWT.DEFAULT);
        Rectangle trim = computeTrim();
        int height = wrapped.y + trim.height;
        int highest = most == null || most.y == SWT.DEFAULT ? height : most.y;
        return new Point(wrapped.x + trim.width, Math.min(height, highest));
    }

    @Override
    public void setForegroundColor(Color foreground) {
        super.setForegroundColor(foreground);
        text.setForeground(foreground);
    }

    @Override
    public void setBackgroundColor(Color background) {
        super.setBackgroundColor(background);
        text.setBackground(background);
    }

    @Override
    public void setFocus() {
        super.setFocus();
        text.setFocus();
    }

    /** The same text in a window of its own, which can take the focus. */
    @Override
    public IInformationControlCreator getInformationPresenterControlCreator() {
        return MarkdownControl::new;
    }
}
