/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.debug.core.IStreamListener;
import org.eclipse.debug.core.model.IFlushableStreamMonitor;

/** Text on its way to a console. What was written before the console listened is kept for it. */
final class BuildStream implements IFlushableStreamMonitor {

    private final List<IStreamListener> listeners = new CopyOnWriteArrayList<>();
    private final StringBuilder kept = new StringBuilder();
    private boolean keeping = true;

    void println(String line) {
        String text = line + System.lineSeparator();
        synchronized (this) {
            if (keeping) {
                kept.append(text);
            }
        }
        listeners.forEach(listener -> listener.streamAppended(text, this));
    }

    @Override
    public void addListener(IStreamListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeListener(IStreamListener listener) {
        listeners.remove(listener);
    }

    @Override
    public synchronized String getContents() {
        return kept.toString();
    }

    @Override
    public synchronized void flushContents() {
        kept.setLength(0);
    }

    @Override
    public synchronized void setBuffered(boolean buffer) {
        keeping = buffer;
    }

    @Override
    public synchronized boolean isBuffered() {
        return keeping;
    }
}
