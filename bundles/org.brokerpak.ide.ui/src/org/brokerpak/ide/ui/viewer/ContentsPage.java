/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.viewer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

import org.brokerpak.ide.core.launch.Amounts;
import org.brokerpak.ide.ui.BrokerpakImages;
import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.pak.read.PakFile;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;

/** The files in the pak as a tree. A text opens in an editor that only reads. */
final class ContentsPage extends Composite {

    private static final String EDITOR = "org.eclipse.ui.genericeditor.GenericEditor";
    private static final int OPENED_LEVELS = 3;
    private static final int NAME_WEIGHT = 70;
    private static final int SIZE_WEIGHT = 15;

    private final Supplier<IWorkbenchPartSite> site;
    private final Path file;
    private final TreeViewer tree;
    private final Text filter;
    private final Label note;

    ContentsPage(Composite parent, Supplier<IWorkbenchPartSite> site, Path file) {
        super(parent, SWT.NONE);
        this.site = site;
        this.file = file;
        GridLayoutFactory.swtDefaults().applyTo(this);
        filter = new Text(this, SWT.SEARCH | SWT.ICON_CANCEL);
        filter.setMessage("type to filter by name");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(filter);
        Composite area = new Composite(this, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        tree = new TreeViewer(area, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        createTree(area);
        note = new Label(this, SWT.WRAP);
        note.setText("Enter or a double click opens a text.");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(note);
    }

    private void createTree(Composite area) {
        TreeColumnLayout layout = new TreeColumnLayout();
        area.setLayout(layout);
        tree.getTree().setHeaderVisible(true);
        AccessibleNames.set(tree.getTree(), "Files in the pak");
        TreeViewerColumn name = column("Name", SWT.NONE);
        name.setLabelProvider(new NameLabels());
        layout.setColumnData(name.getColumn(), new ColumnWeightData(NAME_WEIGHT));
        TreeViewerColumn size = column("Size", SWT.RIGHT);
        size.setLabelProvider(ColumnLabelProvider
                .createTextProvider(element -> Amounts.bytes(((EntryNode) element).size())));
        layout.setColumnData(size.getColumn(), new ColumnWeightData(SIZE_WEIGHT));
        TreeViewerColumn kind = column("Kind", SWT.NONE);
        kind.setLabelProvider(ColumnLabelProvider.createTextProvider(element -> ((EntryNode) element).isFolder() ? ""
                : ((EntryNode) element).isProgram() ? "program" : "file"));
        layout.setColumnData(kind.getColumn(), new ColumnWeightData(SIZE_WEIGHT));
        tree.setContentProvider(new Nodes());
        tree.addFilter(new ByName());
        tree.addOpenListener(event -> {
            if (tree.getStructuredSelection().getFirstElement() instanceof EntryNode node) {
                if (node.isFolder()) {
                    tree.setExpandedState(node, !tree.getExpandedState(node));
                } else {
                    open(node.path(), 0);
                }
            }
        });
        filter.addModifyListener(event -> {
            tree.refresh();
            tree.expandToLevel(filter.getText().isBlank() ? OPENED_LEVELS : TreeViewer.ALL_LEVELS);
        });
    }

    private TreeViewerColumn column(String title, int style) {
        TreeViewerColumn column = new TreeViewerColumn(tree, style);
        column.getColumn().setText(title);
        return column;
    }

    void content(PakContent content) {
        tree.setInput(EntryNode.tree(content.info().contents()));
        tree.expandToLevel(OPENED_LEVELS);
    }

    void clear() {
        tree.setInput(List.of());
    }

    /** Opens an entry at a line from 0, or says why it cannot be shown. */
    void open(String path, int line) {
        Job job = Job.create("Opening " + path, (ICoreRunnable) monitor -> {
            FileContent content = read(path);
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
                if (!isDisposed()) {
                    show(path, line, content);
                }
            });
        });
        job.setSystem(true);
        job.schedule();
    }

    private FileContent read(String path) {
        try (PakFile pak = PakFile.open(file)) {
            return pak.files().read(path);
        } catch (IOException unreadable) {
            return new FileContent.Unreadable(PakContent.sentence(file, unreadable));
        }
    }

    private void show(String path, int line, FileContent content) {
        if (!(content instanceof FileContent.Text(var text))) {
            note.setText(path + " " + content.failure() + ", so there is nothing to show as text.");
            note.requestLayout();
            return;
        }
        try {
            IEditorPart part = site.get().getPage().openEditor(new EntryInput(file, path, text.text()), EDITOR);
            ITextEditor editor = part.getAdapter(ITextEditor.class);
            IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
            editor.selectAndReveal(document.getLineOffset(Math.min(line, document.getNumberOfLines() - 1)), 0);
        } catch (PartInitException failure) {
            ILog.of(ContentsPage.class).log(failure.getStatus());
            note.setText(path + " cannot be shown: " + failure.getMessage());
        } catch (BadLocationException outside) {
            note.setText(path + " has no line " + (line + 1) + ".");
        }
    }

    @Override
    public boolean setFocus() {
        return tree.getTree().setFocus();
    }

    private static final class Nodes implements ITreeContentProvider {

        @Override
        public Object[] getElements(Object input) {
            return ((List<?>) input).toArray();
        }

        @Override
        public Object[] getChildren(Object element) {
            return ((EntryNode) element).children().toArray();
        }

        @Override
        public Object getParent(Object element) {
            return null;
        }

        @Override
        public boolean hasChildren(Object element) {
            return !((EntryNode) element).children().isEmpty();
        }
    }

    private static final class NameLabels extends ColumnLabelProvider {

        @Override
        public String getText(Object element) {
            return ((EntryNode) element).name();
        }

        @Override
        public Image getImage(Object element) {
            EntryNode node = (EntryNode) element;
            return node.isProgram() ? BrokerpakImages.get(BrokerpakImages.BUILD)
                    : PlatformUI.getWorkbench().getSharedImages().getImage(
                            node.isFolder() ? ISharedImages.IMG_OBJ_FOLDER : ISharedImages.IMG_OBJ_FILE);
        }
    }

    /** Files whose path contains what was typed, and the folders around them. */
    private final class ByName extends ViewerFilter {

        @Override
        public boolean select(Viewer viewer, Object parent, Object element) {
            String wanted = filter.getText().strip().toLowerCase(Locale.ROOT);
            return wanted.isEmpty() || matches((EntryNode) element, wanted);
        }

        private boolean matches(EntryNode node, String wanted) {
            return node.isFolder() ? node.children().stream().anyMatch(child -> matches(child, wanted))
                    : node.path().toLowerCase(Locale.ROOT).contains(wanted);
        }
    }
}
