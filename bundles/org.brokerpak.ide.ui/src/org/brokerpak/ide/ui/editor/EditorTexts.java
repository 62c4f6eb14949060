/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.editor;

import java.util.HashMap;
import java.util.Map;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;

/** Keeps the texts of open editors where the builder, the preview and the quick fixes find them. UI thread. */
public final class EditorTexts {

    private static final class Holder {
        static final EditorTexts INSTANCE = new EditorTexts(BrokerpakCore.get());
    }

    private final BrokerpakCore core;
    private final Map<IDocument, Shown> shown = new HashMap<>();

    private EditorTexts(BrokerpakCore core) {
        this.core = core;
    }

    public static EditorTexts get() {
        return Holder.INSTANCE;
    }

    /** An editor shows a document; to be closed as often as it is opened. */
    public void open(IDocument document, IFile file) {
        shown.computeIfAbsent(document, key -> new Shown(key, file)).editors++;
    }

    /** An editor shows a document no more; with the last one its problems are the builder's again. */
    public void close(IDocument document) {
        Shown found = shown.get(document);
        if (found != null && --found.editors == 0) {
            shown.remove(document);
            document.removeDocumentListener(found);
            core.openFiles().close(found.file);
            core.checks().takeBack(found.file);
        }
    }

    private final class Shown implements IDocumentListener {

        private final IFile file;
        private int editors;

        Shown(IDocument document, IFile file) {
            this.file = file;
            document.addDocumentListener(this);
            core.openFiles().setText(file, SourceText.of(document.get()));
        }

        @Override
        public void documentAboutToBeChanged(DocumentEvent event) {
            // Only the result counts.
        }

        @Override
        public void documentChanged(DocumentEvent event) {
            core.openFiles().setText(file, SourceText.of(event.getDocument().get()));
        }
    }
}
