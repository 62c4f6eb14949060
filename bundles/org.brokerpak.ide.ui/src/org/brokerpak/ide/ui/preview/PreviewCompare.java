/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import org.brokerpak.ide.ui.BrokerpakImages;
import org.brokerpak.model.preview.ServicePreview;
import org.brokerpak.model.resolution.ResolutionRequest;
import org.eclipse.compare.CompareConfiguration;
import org.eclipse.compare.CompareEditorInput;
import org.eclipse.compare.IEncodedStreamContentAccessor;
import org.eclipse.compare.ITypedElement;
import org.eclipse.compare.structuremergeviewer.DiffTreeViewer;
import org.eclipse.compare.structuremergeviewer.Differencer;
import org.eclipse.compare.structuremergeviewer.IStructureComparator;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.viewers.OpenEvent;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;

/** Two requests side by side in Eclipse's compare editor: their variables, and those files that differ. */
final class PreviewCompare extends CompareEditorInput {

    private static final String VARIABLES = "Variables";

    private final ServicePreview left;
    private final Supplier<ServicePreview> right;

    /** @param right is asked for the other side in the background */
    PreviewCompare(ServicePreview left, String rightTitle, Supplier<ServicePreview> right) {
        super(new CompareConfiguration());
        this.left = left;
        this.right = right;
        String title = title(left.request());
        setTitle(left.request().service().displayedName() + ": " + title + " and " + rightTitle);
        getCompareConfiguration().setLeftLabel(title);
        getCompareConfiguration().setRightLabel(rightTitle);
        getCompareConfiguration().setLeftEditable(false);
        getCompareConfiguration().setRightEditable(false);
    }

    /** {@code plan small, provision}. */
    static String title(ResolutionRequest request) {
        return (request.plan().name().isEmpty() ? "" : "plan " + request.plan().name() + ", ")
                + request.operation().id();
    }

    @Override
    protected Object prepareInput(IProgressMonitor monitor) throws InvocationTargetException, InterruptedException {
        return new Differencer().findDifferences(false, monitor, null, null, Node.of(left), Node.of(right.get()));
    }

    /** The list of what differs: the variables first, and the first open. */
    @Override
    public Viewer createDiffViewer(Composite parent) {
        DiffTreeViewer viewer = new DiffTreeViewer(parent, getCompareConfiguration()) {
            @Override
            protected void initialSelection() {
                super.initialSelection();
                // What listens to the list is not there yet.
                getControl().getDisplay().asyncExec(() -> {
                    if (!getControl().isDisposed()) {
                        fireOpen(new OpenEvent(this, getSelection()));
                    }
                });
            }
        };
        viewer.setComparator(new ViewerComparator() {
            @Override
            public int category(Object element) {
                return element instanceof ITypedElement typed && typed.getName().equals(VARIABLES) ? 0 : 1;
            }
        });
        return viewer;
    }

    /** A file, or the folder of all. */
    private record Node(String name, String text, List<Node> children)
            implements ITypedElement, IStructureComparator, IEncodedStreamContentAccessor {

        static Node of(ServicePreview preview) {
            List<Node> children = new ArrayList<>();
            children.add(new Node(VARIABLES, preview.variablesText(), List.of()));
            preview.shown().files().forEach(file -> children.add(new Node(file.path(), file.text().text(), List.of())));
            return new Node(preview.request().service().displayedName(), "", children);
        }

        @Override
        public String getName() {
            return name;
        }

        @Override
        public Image getImage() {
            return BrokerpakImages.get(children.isEmpty() ? BrokerpakImages.TEMPLATE : BrokerpakImages.SERVICE);
        }

        @Override
        public String getType() {
            return children.isEmpty() ? ITypedElement.TEXT_TYPE : ITypedElement.FOLDER_TYPE;
        }

        @Override
        public Object[] getChildren() {
            return children.toArray();
        }

        @Override
        public InputStream getContents() {
            return children.isEmpty() ? new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)) : null;
        }

        @Override
        public String getCharset() {
            return StandardCharsets.UTF_8.name();
        }

        /** The two sides are matched by the names of their parts. */
        @Override
        public boolean equals(Object other) {
            return other instanceof ITypedElement element && element.getName().equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }
}
