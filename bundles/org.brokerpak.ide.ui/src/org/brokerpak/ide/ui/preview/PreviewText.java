/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.ide.ui.controls.SourceLocation;
import org.brokerpak.ide.ui.editor.YamlPresentation;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.text.BadLocationException;
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
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;

/** The text of one workspace file, and where it comes from. A double click or Enter goes there, to the same line. */
final class PreviewText {

    private final Composite area;
    private final Link location;
    private final SourceViewer viewer;
    private PreviewFile shown;

    PreviewText(Composite parent) {
        area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 3).extendedMargins(3, 0, 0, 0).applyTo(area);
        location = new Link(area, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(location);
        location.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> openSource()));
        CompositeRuler ruler = new CompositeRuler();
        LineNumberRulerColumn lines = new LineNumberRulerColumn();
        ruler.addDecorator(0, lines);
        viewer = new SourceViewer(area, ruler, SWT.H_SCROLL | SWT.V_SCROLL | SWT.BORDER | SWT.READ_ONLY);
        viewer.configure(new SourceViewerConfiguration() {
            @Override
            public IPresentationReconciler getPresentationReconciler(ISourceViewer sourceViewer) {
                return new YamlPresentation();
            }
        });
        viewer.setEditable(false);
        viewer.setDocument(new Document());
        viewer.getTextWidget().setFont(JFaceResources.getTextFont());
        lines.setFont(JFaceResources.getTextFont());
        lines.setForeground(viewer.getTextWidget().getDisplay().getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND));
        lines.setBackground(viewer.getTextWidget().getBackground());
        AccessibleNames.set(viewer.getTextWidget(), "Text of the workspace file");
        viewer.getTextWidget().addMouseListener(MouseListener.mouseDoubleClickAdapter(event -> openSource()));
        viewer.getTextWidget().addKeyListener(KeyListener.keyPressedAdapter(event -> {
            if (event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR) {
                openSource();
            }
        }));
        GridDataFactory.fillDefaults().grab(true, true).applyTo(viewer.getControl());
        show(null);
    }

    Composite control() {
        return area;
    }

    /** Shows a file; null for none. */
    void show(PreviewFile file) {
        boolean sameFile = shown != null && file != null && shown.path().equals(file.path());
        int top = sameFile ? viewer.getTopIndex() : 0;
        shown = file;
        location.setText(file == null ? " " : file.path() + "   from <a>" + file.sourceLabel()
                + (file.startLine() > 0 ? ":" + (file.startLine() + 1) : "") + "</a>");
        String text = file == null ? "" : file.isReadable() ? file.text() : file.problem();
        if (!viewer.getDocument().get().equals(text)) {
            viewer.getDocument().set(text);
            viewer.setTopIndex(top);
        }
    }

    /** Opens the source at the line of the caret. */
    void openSource() {
        if (shown != null) {
            SourceLocation.open(shown.source(), shown.startLine() + caretLine());
        }
    }

    private int caretLine() {
        try {
            return shown.isReadable() ? viewer.getDocument().getLineOfOffset(viewer.getSelectedRange().x) : 0;
        } catch (BadLocationException shorterMeanwhile) {
            return 0;
        }
    }
}
