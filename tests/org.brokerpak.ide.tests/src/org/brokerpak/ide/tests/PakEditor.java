/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextViewerExtension5;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.MarkerAnnotation;

/** An editor in the hands of its user: places are given by the text around them. */
final class PakEditor {

    private final ITextEditor editor;

    private PakEditor(ITextEditor editor) {
        this.editor = editor;
    }

    /** Opens a file as a double click in the Project Explorer does. */
    static PakEditor open(IFile file) throws PartInitException {
        return of(IDE.openEditor(Workbench.page(), file));
    }

    static PakEditor of(IEditorPart part) {
        ITextEditor text = part.getAdapter(ITextEditor.class);
        assertTrue(text != null, part.getTitle() + " is no text editor");
        return new PakEditor(text);
    }

    ITextEditor part() {
        return editor;
    }

    IDocument document() {
        return editor.getDocumentProvider().getDocument(editor.getEditorInput());
    }

    String text() {
        return document().get();
    }

    StyledText widget() {
        return (StyledText) editor.getAdapter(Control.class);
    }

    ISourceViewer viewer() {
        return (ISourceViewer) editor.getAdapter(ITextOperationTarget.class);
    }

    int offset(String text) {
        int offset = text().indexOf(text);
        assertTrue(offset >= 0, "\"" + text + "\" is not in " + editor.getTitle());
        return offset;
    }

    /** Where an offset of the text is on the screen, where folded lines do not count; -1 for one of those. */
    int widgetOffset(int offset) {
        return viewer() instanceof ITextViewerExtension5 folding ? folding.modelOffset2WidgetOffset(offset) : offset;
    }

    /** Puts the caret behind the first occurrence of a text. */
    PakEditor caretAfter(String text) {
        editor.selectAndReveal(offset(text) + text.length(), 0);
        return this;
    }

    /** Selects the first occurrence of a text. */
    PakEditor select(String text) {
        editor.selectAndReveal(offset(text), text.length());
        return this;
    }

    /** Types at the caret or over the selection, character by character. */
    PakEditor type(String text) {
        for (char c : text.toCharArray()) {
            Point selection = widget().getSelectionRange();
            widget().replaceTextRange(selection.x, selection.y, String.valueOf(c));
            widget().setSelection(selection.x + 1);
        }
        return this;
    }

    void save() {
        editor.getSite().getPage().saveEditor(editor, false);
    }

    void close() {
        editor.getSite().getPage().closeEditor(editor, false);
    }

    /** The texts that squiggles of findings stand under, as the editor shows them. */
    List<String> squiggles() {
        IAnnotationModel model = viewer().getAnnotationModel();
        String text = text();
        List<String> found = new ArrayList<>();
        model.getAnnotationIterator().forEachRemaining(annotation -> {
            if (annotation instanceof MarkerAnnotation marker && !annotation.isMarkedDeleted() && isProblem(marker)) {
                Position position = model.getPosition(annotation);
                if (position != null && position.getOffset() + position.getLength() <= text.length()) {
                    found.add(text.substring(position.getOffset(), position.getOffset() + position.getLength()));
                }
            }
        });
        return found;
    }

    private static boolean isProblem(Annotation annotation) {
        return List.of("org.eclipse.ui.workbench.texteditor.error", "org.eclipse.ui.workbench.texteditor.warning",
                "org.eclipse.ui.workbench.texteditor.info").contains(annotation.getType());
    }

    /** Asks for a list of proposals and takes the first that begins with a label. */
    void choose(int operation, String label) {
        List<Shell> before = List.of(widget().getDisplay().getShells());
        ((ITextOperationTarget) viewer()).doOperation(operation);
        List<Table> lists = new ArrayList<>();
        Workbench.await("a list of proposals with \"" + label + "\" opens", () -> {
            lists.clear();
            lists.addAll(tables(before));
            return lists.stream().anyMatch(table -> index(table, label) >= 0);
        });
        Table list = lists.stream().filter(table -> index(table, label) >= 0).findFirst().orElseThrow();
        list.setSelection(index(list, label));
        list.notifyListeners(SWT.Selection, new Event());
        list.notifyListeners(SWT.DefaultSelection, new Event());
    }

    private List<Table> tables(List<Shell> before) {
        List<Table> found = new ArrayList<>();
        for (Shell shell : widget().getDisplay().getShells()) {
            if (!before.contains(shell) && shell.isVisible()) {
                found.addAll(Controls.all(shell, Table.class));
            }
        }
        return found;
    }

    private static int index(Table table, String label) {
        for (TableItem item : table.getItems()) {
            if (item.getText().startsWith(label)) {
                return table.indexOf(item);
            }
        }
        return -1;
    }
}
