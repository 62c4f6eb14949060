/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.Map;
import java.util.function.BiConsumer;

import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.ide.ui.editor.TemplatePresentation;
import org.brokerpak.ide.ui.editor.YamlPresentation;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.presentation.IPresentationReconciler;
import org.eclipse.jface.text.source.CompositeRuler;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.LineNumberRulerColumn;
import org.eclipse.jface.text.source.SourceViewer;
import org.eclipse.jface.text.source.SourceViewerConfiguration;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;

/**
 * The text of one workspace file with the values of the variables beside it, and where it comes from. A double click,
 * F3 or Enter goes there, to the same line.
 */
final class PreviewText {

    private final Composite area;
    private final Link location;
    private final SourceViewer viewer;
    private final ValuePainter values;
    private final BiConsumer<PreviewFile, TextRange> open;
    private PreviewFile shown;
    private Color rulerBackground;
    private boolean json;

    /**
     * Makes the text.
     *
     * @param open is asked to open the source of a stretch of a file
     * @param moved is told where the caret is
     */
    PreviewText(Composite parent, BiConsumer<PreviewFile, TextRange> open, BiConsumer<PreviewFile, TextRange> moved) {
        this.open = open;
        area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 3).extendedMargins(3, 2, 0, 0).applyTo(area);
        location = new Link(area, SWT.NONE);
        location.setText(" ");
        // One line, however long the path is: the whole of it is in the tip.
        int oneLine = location.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
        GridDataFactory.fillDefaults().grab(true, false).hint(SWT.DEFAULT, oneLine).applyTo(location);
        location.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> openSource()));
        CompositeRuler ruler = new CompositeRuler();
        LineNumberRulerColumn lines = new LineNumberRulerColumn();
        ruler.addDecorator(0, lines);
        viewer = new SourceViewer(area, ruler, SWT.H_SCROLL | SWT.V_SCROLL | SWT.BORDER | SWT.READ_ONLY);
        viewer.setEditable(false);
        viewer.setDocument(new Document());
        viewer.getTextWidget().setFont(JFaceResources.getTextFont());
        lines.setFont(JFaceResources.getTextFont());
        lines.setForeground(viewer.getTextWidget().getDisplay().getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND));
        // The theme gives the text its background later than this, and may give it another one.
        viewer.getTextWidget().addPaintListener(event -> {
            if (!viewer.getTextWidget().getBackground().equals(rulerBackground)) {
                rulerBackground = viewer.getTextWidget().getBackground();
                lines.setBackground(rulerBackground);
                ruler.update();
            }
        });
        values = new ValuePainter(viewer.getTextWidget());
        AccessibleNames.set(viewer.getTextWidget(), "Text of the workspace file");
        viewer.getTextWidget().addMouseListener(MouseListener.mouseDoubleClickAdapter(event -> openSource()));
        viewer.getTextWidget().addKeyListener(KeyListener.keyPressedAdapter(event -> {
            if (event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR || event.keyCode == SWT.F3) {
                openSource();
            }
        }));
        viewer.addPostSelectionChangedListener(event -> {
            if (shown != null && viewer.getTextWidget().isFocusControl()) {
                moved.accept(shown, selection());
            }
        });
        GridDataFactory.fillDefaults().grab(true, true).applyTo(viewer.getControl());
        configure();
        show(null);
    }

    /** Colours the text by the language of its file. */
    private void configure() {
        boolean asJson = json;
        viewer.unconfigure();
        viewer.configure(new SourceViewerConfiguration() {
            @Override
            public IPresentationReconciler getPresentationReconciler(ISourceViewer sourceViewer) {
                return asJson ? new YamlPresentation() : new TemplatePresentation();
            }
        });
    }

    Composite control() {
        return area;
    }

    /** Shows a file; null for none. */
    void show(PreviewFile file) {
        boolean sameFile = shown != null && file != null && shown.path().equals(file.path());
        int top = sameFile ? viewer.getTopIndex() : 0;
        shown = file;
        location.setText(file == null ? " " : file.begin().isPresent() ? "from <a>" + file.source() + "</a>"
                : "made by the broker");
        location.setToolTipText(file == null ? null : file.path() + (file.begin().isPresent() ? " from " + file.source()
                : ", made by the broker"));
        if (file != null && file.path().endsWith(".json") != json) {
            json = !json;
            configure();
        }
        String text = file == null ? "" : file.isReadable() ? file.text() : file.problem();
        if (!viewer.getDocument().get().equals(text)) {
            Point selection = viewer.getSelectedRange();
            viewer.getDocument().set(text);
            if (sameFile && selection.x <= text.length()) {
                viewer.setSelectedRange(selection.x, 0);
            }
            viewer.setTopIndex(top);
        }
        values.show(file == null ? Map.of() : file.values());
    }

    /** Selects and shows a stretch of the text. */
    void reveal(TextRange range) {
        int length = viewer.getDocument().getLength();
        int start = Math.min(range.start(), length);
        viewer.setSelectedRange(start, Math.min(range.end(), length) - start);
        viewer.revealRange(start, 0);
    }

    /** What stands beside the lines, by their numbers from 0. */
    Map<Integer, String> values() {
        return values.values();
    }

    private TextRange selection() {
        Point selected = viewer.getSelectedRange();
        return shown.isReadable() ? new TextRange(selected.x, selected.x + selected.y) : TextRange.at(0);
    }

    /** Opens the source at the caret. */
    void openSource() {
        if (shown != null) {
            open.accept(shown, TextRange.at(selection().start()));
        }
    }
}
