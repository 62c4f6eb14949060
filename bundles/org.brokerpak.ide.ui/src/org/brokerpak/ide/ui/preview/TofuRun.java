/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.nio.file.Path;
import java.util.function.Consumer;

import org.brokerpak.model.preview.ServicePreview;
import org.brokerpak.pak.fetch.CacheFolder;
import org.brokerpak.pak.tofu.TofuListener;
import org.brokerpak.pak.tofu.TofuRequest;
import org.brokerpak.pak.tofu.TofuResult;
import org.brokerpak.pak.tofu.TofuRunner;
import org.brokerpak.pak.tofu.TofuStep;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Runs tofu on what is previewed. To cancel the job ends tofu and all it has started. */
final class TofuRun extends Job {

    private final TofuRequest request;
    private final TofuConsole console;
    private final Consumer<String> ended;

    /**
     * Makes a run.
     *
     * @param named the tofu to run; empty for the pak's own one, or else the first on the PATH
     * @param ended takes the outcome in a few words, in the job's thread
     */
    TofuRun(PreviewResult result, TofuStep step, String named, TofuConsole console, Consumer<String> ended) {
        super(step.title() + " for " + result.service().displayedName());
        ServicePreview preview = result.preview();
        request = new TofuRequest(preview.request().service(), preview.workspace(), preview.map(),
                result.pak().pak().manifest().orElse(null), result.pak().folder().getLocation().toPath(), step,
                named.isEmpty() ? null : Path.of(named),
                CacheFolder.standard(System::getenv, Path.of(System.getProperty("user.home"))),
                TofuRequest.USUAL_LIMIT, preview.resolution().masking().secrets());
        this.console = console;
        this.ended = ended;
        setUser(false);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(getName(), IProgressMonitor.UNKNOWN);
        TofuResult result = new TofuRunner(System::getenv).run(request, new TofuListener() {
            @Override
            public void started(TofuStep step) {
                monitor.subTask(step.title());
                console.println("> tofu " + String.join(" ", step.arguments()));
            }

            @Override
            public void printed(Line line) {
                console.print(line);
            }
        }, monitor::isCanceled);
        String outcome = outcome(result);
        result.notes().forEach(note -> console.println("note: " + note));
        if (result instanceof TofuResult.Judged judged) {
            judged.diagnostics().forEach(diagnostic -> console.printError(diagnostic.toString()));
        }
        console.end(outcome);
        ended.accept(outcome);
        return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
    }

    private String outcome(TofuResult result) {
        String what = request.step().title();
        return switch (result) {
            case TofuResult.Judged judged when judged.accepted() -> judged.program().title() + ": " + what + " accepts "
                    + "the workspace";
            case TofuResult.Judged judged -> judged.program().title() + ": " + judged.step().title()
                    + " refuses the workspace";
            case TofuResult.Failed failed -> what + " gave no verdict: " + failed.message();
            case TofuResult.Cancelled cancelled -> what + " was stopped";
        };
    }
}
