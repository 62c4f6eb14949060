/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.runtime.PlatformObject;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.DebugEvent;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.core.model.IStreamMonitor;
import org.eclipse.debug.core.model.IStreamsProxy;

/** A running build or run of examples as the Debug view and the console know it: it has output, an exit value, and can be terminated. */
final class BuildProcess extends PlatformObject implements IProcess, IStreamsProxy {

    private static final int CANCELLED = 130;

    private final ILaunch launch;
    private final String label;
    private final Runnable cancel;
    private final BuildStream output = new BuildStream();
    private final BuildStream errors = new BuildStream();
    private final Map<String, String> attributes = new ConcurrentHashMap<>();
    private volatile ExamplesRun examples;
    private volatile boolean terminated;
    private volatile int exitValue;

    /** A process of a launch; {@code cancel} is asked to end it. */
    BuildProcess(ILaunch launch, String label, String type, Runnable cancel) {
        this.launch = launch;
        this.label = label;
        this.cancel = cancel;
        attributes.put(IProcess.ATTR_PROCESS_TYPE, type);
    }

    /** Lets those who see the process find the run of examples that it stands for. */
    void setExamples(ExamplesRun run) {
        examples = run;
    }

    /** Shows the process in its launch. */
    void begin() {
        launch.addProcess(this);
        fire(DebugEvent.CREATE);
    }

    void println(String line) {
        output.println(line);
    }

    void printError(String line) {
        errors.println(line);
    }

    /** Ends the process: 0 well, 1 failed. */
    void end(int value) {
        exitValue = value;
        terminated = true;
        fire(DebugEvent.TERMINATE);
    }

    void endCancelled() {
        end(CANCELLED);
    }

    private void fire(int kind) {
        DebugPlugin.getDefault().fireDebugEventSet(new DebugEvent[] {new DebugEvent(this, kind)});
    }

    @Override
    public String getLabel() {
        return label;
    }

    @Override
    public ILaunch getLaunch() {
        return launch;
    }

    @Override
    public IStreamsProxy getStreamsProxy() {
        return this;
    }

    @Override
    public void setAttribute(String key, String value) {
        attributes.put(key, value);
    }

    @Override
    public String getAttribute(String key) {
        return attributes.get(key);
    }

    @Override
    public int getExitValue() throws DebugException {
        if (!terminated) {
            throw new DebugException(Status.error(label + " is still running."));
        }
        return exitValue;
    }

    @Override
    public boolean canTerminate() {
        return !terminated;
    }

    @Override
    public boolean isTerminated() {
        return terminated;
    }

    @Override
    public void terminate() {
        cancel.run();
    }

    @Override
    public IStreamMonitor getErrorStreamMonitor() {
        return errors;
    }

    @Override
    public IStreamMonitor getOutputStreamMonitor() {
        return output;
    }

    @Override
    public void write(String input) {
        // Nothing is read.
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        if (adapter == IProcess.class) {
            return adapter.cast(this);
        }
        if (adapter == ExamplesRun.class && examples != null) {
            return adapter.cast(examples);
        }
        if (adapter == ILaunch.class) {
            return adapter.cast(launch);
        }
        return super.getAdapter(adapter);
    }
}
