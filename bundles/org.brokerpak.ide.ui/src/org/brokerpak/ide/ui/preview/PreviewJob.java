/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.function.Consumer;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.core.files.WorkspacePaks;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Works out what the newest request asks for. */
final class PreviewJob extends Job {

    /** Typing and saving come in bursts; one look at the files answers a burst. */
    private static final long BURST_MILLIS = 150;

    private final PreviewMemory memory;
    private final Consumer<PreviewResult> reader;
    private volatile PreviewRequest request;
    /** The newest result whose texts could all be read, or null. */
    private PreviewResult readable;

    /** Results are handed to {@code reader} in the job's thread. */
    PreviewJob(PreviewMemory memory, Consumer<PreviewResult> reader) {
        super("Previewing a request");
        this.memory = memory;
        this.reader = reader;
        request = memory.request();
        setSystem(true);
        setPriority(Job.SHORT);
    }

    PreviewRequest request() {
        return request;
    }

    void show(PreviewRequest wanted) {
        request = wanted;
        schedule();
    }

    /** Looks again, soon. */
    void refresh() {
        schedule(BURST_MILLIS);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        PreviewRequest answered = request;
        PreviewResult result = PreviewResult.of(answered, new WorkspacePaks(BrokerpakCore.get()).all(), memory,
                readable);
        if (result.service() != null && result.broken() == null) {
            readable = result;
        }
        if (monitor.isCanceled()) {
            return Status.CANCEL_STATUS;
        }
        if (answered == request) {
            request = result.request();
            reader.accept(result);
        }
        return Status.OK_STATUS;
    }
}
