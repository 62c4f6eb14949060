/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.util.function.UnaryOperator;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.pak.build.BuildRequest;
import org.brokerpak.pak.build.BuildResult;
import org.brokerpak.pak.build.PakBuilder;
import org.brokerpak.pak.build.PakBuilder.Surroundings;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.ILaunch;

/** Builds a pak in the background. To cancel it in the Progress view and to terminate its process is the same. */
final class BuildJob extends Job {

    /** Known to the Progress view: a job of the user's that opens no dialog. */
    private static final QualifiedName IN_BACKGROUND =
            new QualifiedName("org.eclipse.ui.workbench.progress", "inDialog");

    private final BuildRequest request;
    private final UnaryOperator<String> environment;
    private final boolean shown;
    private final BuildProcess process;

    /**
     * @param environment gives an environment variable, or null
     * @param shown whether the user is shown the pak when it is built
     */
    BuildJob(ILaunch launch, String name, BuildRequest request, UnaryOperator<String> environment, boolean shown) {
        super(name);
        this.request = request;
        this.environment = environment;
        this.shown = shown;
        setUser(true);
        // The launch shows what it does in the console; a dialog in front of it would only be in the way.
        setProperty(IN_BACKGROUND, true);
        this.process = new BuildProcess(launch, name, BuildLaunch.PROCESS_TYPE, this::cancel);
        process.setAttribute(BuildLaunch.FOLDER, request.pak().toString());
    }

    void begin() {
        process.begin();
        addJobChangeListener(IJobChangeListener.onDone(event -> {
            // A job that is cancelled before its turn never runs.
            if (!process.isTerminated()) {
                process.endCancelled();
            }
        }));
        schedule();
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        BuildResult result = null;
        try {
            BuildConsole console = new BuildConsole(process, SubMonitor.convert(monitor, getName(), 1));
            Surroundings usual = Surroundings.standard(BrokerpakCore.get().checks().linter());
            result = new PakBuilder(new Surroundings(usual.linter(), usual.downloader(), usual.publishedChecksums(),
                    usual.limits(), environment, usual.outputs())).build(request, console::on, monitor::isCanceled);
            if (result instanceof BuildResult.Built built) {
                refresh(built);
                BuildEnd.tell(built.file(), shown);
            }
            return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
        } finally {
            end(result);
        }
    }

    private void end(BuildResult result) {
        switch (result) {
            case BuildResult.Built built -> process.end(0);
            case BuildResult.Cancelled cancelled -> process.endCancelled();
            case null, default -> process.end(1);
        }
    }

    /** Lets the workspace know of the new file; it is the result of a build and nothing to keep in a repository. */
    private static void refresh(BuildResult.Built built) {
        for (IFile file : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(built.file().toUri())) {
            try {
                file.refreshLocal(IResource.DEPTH_ZERO, null);
                if (file.exists()) {
                    file.setDerived(true, null);
                }
            } catch (CoreException failure) {
                ILog.of(BuildJob.class).log(failure.getStatus());
            }
        }
    }
}
