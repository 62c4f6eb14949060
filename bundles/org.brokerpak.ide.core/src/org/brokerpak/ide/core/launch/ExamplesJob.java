/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.core.files.WorkspacePak;
import org.brokerpak.ide.core.files.WorkspacePaks;
import org.brokerpak.model.Pak;
import org.brokerpak.pak.archive.ArchiveException;
import org.brokerpak.pak.examples.ExampleCase;
import org.brokerpak.pak.examples.ExampleRunner;
import org.brokerpak.pak.examples.ExamplesRequest;
import org.brokerpak.pak.examples.ExamplesResult;
import org.brokerpak.pak.examples.PakGaps;
import org.brokerpak.pak.files.InputException;
import org.brokerpak.pak.osb.BrokerAddress;
import org.brokerpak.pak.osb.BrokerException;
import org.brokerpak.pak.read.PakFile;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.debug.core.ILaunch;

/** Runs examples in the background. Cancelled or terminated, it begins nothing new and removes what is there. */
final class ExamplesJob extends Job {

    /** Known to the Progress view: a job of the user's that opens no dialog. */
    private static final QualifiedName IN_BACKGROUND =
            new QualifiedName("org.eclipse.ui.workbench.progress", "inDialog");

    private final ExamplesLaunch settings;
    private final IResource place;
    private final BrokerAddress broker;
    private final BuildProcess process;
    private final ExamplesRun run;

    /** @param place the pak's folder or file */
    ExamplesJob(ILaunch launch, String name, ExamplesLaunch settings, IResource place, BrokerAddress broker) {
        super(name);
        this.settings = settings;
        this.place = place;
        this.broker = broker;
        setUser(true);
        setProperty(IN_BACKGROUND, true);
        this.run = new ExamplesRun(launch, place, this::cancel);
        this.process = new BuildProcess(launch, name, ExamplesLaunch.PROCESS_TYPE, run::stop);
        process.setExamples(run);
        if (place instanceof IContainer && place.getLocation() != null) {
            process.setAttribute(BuildLaunch.FOLDER, place.getLocation().toOSString());
        }
    }

    void begin() {
        process.begin();
        ExamplesTalk.tellBegun(run);
        addJobChangeListener(IJobChangeListener.onDone(event -> {
            // A job that is cancelled before its turn never runs.
            if (!process.isTerminated()) {
                run.end("Cancelled before it began.");
                process.endCancelled();
            }
        }));
        schedule();
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        int exit = 1;
        try {
            ExamplesConsole console = new ExamplesConsole(process, SubMonitor.convert(monitor, getName(), 1));
            if (broker.isExposed()) {
                process.println("warning: the password passes the network to " + broker.base().getHost()
                        + " unencrypted: use https where the broker has it");
            }
            ExamplesResult result = ExampleRunner.standard().run(request(), event -> {
                console.on(event);
                run.on(event);
            }, monitor::isCanceled);
            exit = result.isGood() ? 0 : 1;
            run.end();
        } catch (BrokerException failure) {
            fail(failure.kind() == BrokerException.Kind.CANCELLED ? "cancelled, nothing was run"
                    : failure.kind() == BrokerException.Kind.DENIED ? failure.getMessage()
                            + ". Change user or password in the launch configuration" : failure.getMessage());
        } catch (InputException unusable) {
            fail(unusable.getMessage());
        } catch (IOException unreadable) {
            fail(place.getName() + (unreadable instanceof ArchiveException ? " " : " cannot be read: ")
                    + unreadable.getMessage());
        } finally {
            if (!run.isOver()) {
                run.end("Ended by a failure of this tool: see the error log.");
            }
            if (monitor.isCanceled()) {
                process.endCancelled();
            } else {
                process.end(exit);
            }
        }
        return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.OK_STATUS;
    }

    private void fail(String words) {
        process.printError(words);
        run.end(Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".");
    }

    private ExamplesRequest request() throws InputException, IOException {
        List<ExampleCase> all = examples();
        List<ExampleCase> chosen = ExampleCase.select(all, settings.serviceNames(), settings.exampleNames());
        if (all.isEmpty()) {
            throw new InputException(place.getName() + " has no examples: write one below examples in a service "
                    + "definition");
        }
        if (chosen.isEmpty()) {
            throw new InputException("no example of " + place.getName() + " matches the launch configuration: it has "
                    + all.stream().map(ExampleCase::title).collect(Collectors.joining(", ")));
        }
        return new ExamplesRequest(broker, chosen, settings.jobs(), Duration.ofMinutes(settings.minutes()), false, true,
                false, Map.of());
    }

    private List<ExampleCase> examples() throws InputException, IOException {
        if (place instanceof IFile file) {
            if (file.getLocation() == null) {
                throw new InputException(place.getFullPath() + " is not on this machine's disk");
            }
            try (PakFile built = PakFile.open(file.getLocation().toPath())) {
                return examples(built.pak());
            }
        }
        WorkspacePak found = new WorkspacePaks(BrokerpakCore.get()).of(place).filter(pak -> pak.folder().equals(place))
                .orElseThrow(() -> new InputException(place.getFullPath()
                        + " is no pak: a brokerpak is a folder whose manifest.yml says packversion"));
        return examples(found.pak());
    }

    private List<ExampleCase> examples(Pak pak) throws InputException {
        List<String> gaps = PakGaps.of(pak);
        if (pak.manifest().isEmpty() || !gaps.isEmpty()) {
            throw new InputException(place.getName() + " cannot be read as a whole: "
                    + (gaps.isEmpty() ? Pak.MANIFEST + " " + pak.manifestContent().failure()
                            : String.join("; ", gaps)));
        }
        return ExampleCase.of(pak);
    }
}
