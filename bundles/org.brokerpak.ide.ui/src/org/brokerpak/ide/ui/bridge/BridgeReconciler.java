/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import org.brokerpak.ide.core.BrokerpakNature;
import org.brokerpak.ide.ui.editor.EditorTexts;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextInputListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.reconciler.IReconciler;
import org.eclipse.jface.text.reconciler.IReconcilingStrategy;

/**
 * Lives as long as an editor of one of our documents: tells the builder which files are open and, where LSP4E does not
 * do so, the client what the editor shows.
 */
public final class BridgeReconciler implements IReconciler, ITextInputListener {

    private ITextViewer viewer;
    private IDocument opened;
    private SemanticColors colors;

    @Override
    public void install(ITextViewer textViewer) {
        viewer = textViewer;
        viewer.addTextInputListener(this);
        open(viewer.getDocument());
    }

    @Override
    public void uninstall() {
        if (viewer != null) {
            viewer.removeTextInputListener(this);
            close();
            viewer = null;
        }
    }

    @Override
    public void inputDocumentAboutToBeChanged(IDocument oldInput, IDocument newInput) {
        close();
    }

    @Override
    public void inputDocumentChanged(IDocument oldInput, IDocument newInput) {
        open(newInput);
    }

    @Override
    public IReconcilingStrategy getReconcilingStrategy(String contentType) {
        return null;
    }

    private void open(IDocument document) {
        IFile file = document == null || opened != null ? null : file(document);
        if (file != null && isServed(file, document)) {
            opened = document;
            EditorTexts.get().open(document, file);
            if (BridgeClient.isInCharge()) {
                BridgeClient.get().open(document, file);
                BridgeClient.get().document(document)
                        .ifPresent(shown -> colors = new SemanticColors(viewer, shown));
            }
        }
    }

    private void close() {
        if (opened != null) {
            if (colors != null) {
                colors.stop();
                colors = null;
            }
            if (BridgeClient.isInCharge()) {
                BridgeClient.get().close(opened);
            }
            EditorTexts.get().close(opened);
            opened = null;
        }
    }

    /**
     * Every YAML file and template of a brokerpak project; elsewhere what is ours by its content. The server knows the
     * others.
     */
    private static boolean isServed(IFile file, IDocument document) {
        return BrokerpakNature.isOn(file.getProject())
                || DocumentKinds.recognize(YamlDocument.parse(SourceText.of(document.get()))).isPresent();
    }

    private static IFile file(IDocument document) {
        ITextFileBuffer buffer = FileBuffers.getTextFileBufferManager().getTextFileBuffer(document);
        if (buffer == null || buffer.getLocation() == null || buffer.getLocation().segmentCount() < 2) {
            return null;
        }
        IFile file = ResourcesPlugin.getWorkspace().getRoot().getFile(buffer.getLocation());
        return file.exists() ? file : null;
    }
}
