/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.brokerpak.ide.ui.bridge.BridgeDocument.Snapshot;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextInputListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.reconciler.IReconciler;
import org.eclipse.jface.text.reconciler.IReconcilingStrategy;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.projection.IProjectionListener;
import org.eclipse.jface.text.source.projection.ProjectionAnnotation;
import org.eclipse.jface.text.source.projection.ProjectionAnnotationModel;
import org.eclipse.jface.text.source.projection.ProjectionViewer;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.ui.PlatformUI;

/** Folds what belongs together, in place of the Generic Editor's folding by indentation. */
public final class BridgeFolding implements IReconciler, ITextInputListener, IProjectionListener {

    private ProjectionViewer viewer;
    private AfterTyping asking;

    @Override
    public void install(ITextViewer textViewer) {
        if (textViewer instanceof ProjectionViewer projected && BridgeClient.isInCharge()) {
            viewer = projected;
            viewer.addTextInputListener(this);
            viewer.addProjectionListener(this);
            start(viewer.getDocument());
        }
    }

    @Override
    public void uninstall() {
        if (viewer != null) {
            stop();
            viewer.removeTextInputListener(this);
            viewer.removeProjectionListener(this);
            viewer = null;
        }
    }

    @Override
    public void inputDocumentAboutToBeChanged(IDocument oldInput, IDocument newInput) {
        stop();
    }

    @Override
    public void inputDocumentChanged(IDocument oldInput, IDocument newInput) {
        start(newInput);
    }

    @Override
    public void projectionEnabled() {
        stop();
        start(viewer.getDocument());
    }

    @Override
    public void projectionDisabled() {
        stop();
    }

    @Override
    public IReconcilingStrategy getReconcilingStrategy(String contentType) {
        return null;
    }

    private void start(IDocument document) {
        if (document != null && asking == null) {
            asking = new AfterTyping(document, "Looking for folds", () -> ask(document));
        }
    }

    private void stop() {
        if (asking != null) {
            asking.stop();
            asking = null;
        }
    }

    private void ask(IDocument shown) {
        BridgeClient.get().document(shown).ifPresent(document -> {
            Snapshot asked = document.snapshot();
            FoldingRangeRequestParams params = new FoldingRangeRequestParams(document.identifier());
            BridgeClient.get().ask(server -> server.getTextDocumentService().foldingRange(params), answer -> {
                Set<Position> folds = new HashSet<>();
                answer.forEach(range -> folds.add(position(asked, range)));
                PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
                    if (viewer != null && viewer.getDocument() == shown
                            && asked.version() == document.snapshot().version()) {
                        show(viewer.getProjectionAnnotationModel(), folds);
                    }
                });
            });
        });
    }

    /** Whole lines, as the projection wants them. */
    private static Position position(Snapshot asked, FoldingRange range) {
        int start = asked.text().lineStart(range.getStartLine());
        int end = range.getEndLine() + 1 < asked.text().lineCount() ? asked.text().lineStart(range.getEndLine() + 1)
                : asked.text().length();
        return new Position(start, Math.max(0, end - start));
    }

    /** A fold that is still there stays as it is, open or closed. */
    private static void show(ProjectionAnnotationModel model, Set<Position> folds) {
        if (model == null) {
            return;
        }
        List<Annotation> gone = new ArrayList<>();
        Set<Position> left = new HashSet<>(folds);
        for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
            Annotation annotation = all.next();
            if (annotation instanceof ProjectionAnnotation && !left.remove(model.getPosition(annotation))) {
                gone.add(annotation);
            }
        }
        Map<ProjectionAnnotation, Position> added = new HashMap<>();
        left.forEach(position -> added.put(new ProjectionAnnotation(), position));
        if (!gone.isEmpty() || !added.isEmpty()) {
            model.modifyAnnotations(gone.toArray(Annotation[]::new), added, new Annotation[0]);
        }
    }
}
