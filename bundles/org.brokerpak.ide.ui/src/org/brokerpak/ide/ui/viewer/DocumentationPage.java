/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.viewer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.ide.ui.markdown.MarkdownText;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.browser.Browser;
import org.eclipse.swt.browser.LocationListener;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.Composite;

/** The documentation for users of the pak: in a browser where there is one, as text elsewhere. */
final class DocumentationPage extends Composite {

    /** Set where a browser would only be in the way, as in tests. */
    private static final String NO_BROWSER = "org.brokerpak.ide.noBrowser";
    private static final int MARGIN = 12;

    private final Browser browser;
    private final StyledText text;

    DocumentationPage(Composite parent) {
        super(parent, SWT.NONE);
        setLayout(new FillLayout());
        browser = browser();
        text = browser == null ? new StyledText(this, SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL) : null;
        if (text != null) {
            text.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
            text.setAlwaysShowScrollBars(false);
            AccessibleNames.set(text, "Documentation");
        }
    }

    private Browser browser() {
        if (Boolean.getBoolean(NO_BROWSER)) {
            return null;
        }
        try {
            Browser created = new Browser(this, SWT.NONE);
            // The page needs no script, and a pak comes from anywhere.
            created.setJavascriptEnabled(false);
            created.addLocationListener(LocationListener.changingAdapter(event -> {
                if (event.location.startsWith("http")) {
                    event.doit = false;
                    Program.launch(event.location);
                }
            }));
            return created;
        } catch (SWTError noneHere) {
            // The text says the same.
            return null;
        }
    }

    void content(PakContent content) {
        if (browser != null) {
            browser.setText(content.html(), false);
        } else {
            show(content.markdown().isBlank() ? "This pak has no services." : content.markdown());
        }
    }

    void failed(String sentence) {
        if (browser != null) {
            browser.setText("");
        } else {
            show(sentence);
        }
    }

    private void show(String markdown) {
        MarkdownText styled = MarkdownText.of(markdown);
        text.setText(styled.text());
        List<StyleRange> styles = new ArrayList<>();
        styled.bold().stream().sorted(Comparator.comparingInt(MarkdownText.Bold::start))
                .forEach(bold -> styles.add(new StyleRange(bold.start(), bold.length(), null, null, SWT.BOLD)));
        text.setStyleRanges(styles.toArray(StyleRange[]::new));
    }

    @Override
    public boolean setFocus() {
        return browser != null ? browser.setFocus() : text.setFocus();
    }
}
