/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;

/** Does something at once for a document, and again shortly after each time that typing in it ends. */
final class AfterTyping implements IDocumentListener {

    private static final long PAUSE_MILLIS = 200;

    private final IDocument document;
    private final Job job;

    /** @param work what to do, not in the UI thread */
    AfterTyping(IDocument document, String name, Runnable work) {
        this.document = document;
        this.job = Job.createSystem(name, (ICoreRunnable) monitor -> work.run());
        document.addDocumentListener(this);
        job.schedule();
    }

    void stop() {
        document.removeDocumentListener(this);
        job.cancel();
    }

    @Override
    public void documentAboutToBeChanged(DocumentEvent event) {
        // Only the result counts.
    }

    @Override
    public void documentChanged(DocumentEvent event) {
        job.schedule(PAUSE_MILLIS);
    }
}
