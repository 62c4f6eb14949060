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
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.brokerpak.ide.core.launch.Amounts;
import org.brokerpak.pak.files.PlacedFinding;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.PlatformUI;

/** Reads a pak in the background: first what it holds, then, which takes longer, whether a broker would take it. */
final class PakLoading extends Job {

    /** Takes what was read, in the UI thread. */
    interface Taker {

        void content(PakContent content);

        void verdict(List<PlacedFinding> findings);

        /** The pak cannot be read; a sentence for people. */
        void failed(String sentence);
    }

    private static final int KILO = 1000;

    private final Path file;
    private final Taker taker;

    PakLoading(Path file, Taker taker) {
        super("Reading " + file.getFileName());
        this.file = file;
        this.taker = taker;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        try {
            PakContent content = PakContent.read(file);
            show(shown -> shown.content(content), monitor);
            List<PlacedFinding> findings = validate(content, monitor);
            show(shown -> shown.verdict(findings), monitor);
        } catch (CancellationException closed) {
            return Status.CANCEL_STATUS;
        } catch (IOException unreadable) {
            show(shown -> shown.failed(PakContent.sentence(file, unreadable)), monitor);
        } catch (RuntimeException broken) {
            // A file from anywhere may be broken in any way; the log tells us, the sentence the user.
            ILog.of(PakLoading.class).error("Reading " + file + " failed.", broken);
            show(shown -> shown.failed(file.getFileName() + " is damaged in a way that cannot be read."), monitor);
        }
        return Status.OK_STATUS;
    }

    private List<PlacedFinding> validate(PakContent content, IProgressMonitor monitor) throws IOException {
        SubMonitor progress = SubMonitor.convert(monitor, "Checking " + file.getFileName(),
                (int) Math.min(Integer.MAX_VALUE, content.unpacked() / KILO + 1));
        long[] done = new long[2];
        return PakContent.validate(file, bytes -> {
            if (monitor.isCanceled()) {
                throw new CancellationException();
            }
            done[0] += bytes;
            int worked = (int) ((done[0] - done[1]) / KILO);
            done[1] += (long) worked * KILO;
            progress.worked(worked);
            progress.subTask(Amounts.bytes(done[0]) + " of " + Amounts.bytes(content.unpacked()));
        });
    }

    private void show(Consumer<Taker> shown, IProgressMonitor monitor) {
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            if (!monitor.isCanceled()) {
                shown.accept(taker);
            }
        });
    }
}
