/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.files;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

import org.brokerpak.syntax.text.SourceText;
import org.eclipse.core.resources.IFile;

/**
 * The files that a language client has open, and their texts as their editors show them. From its first diagnostics
 * on, the client owns the problems of such a file. Safe for use by several threads.
 */
public final class OpenFiles {

    private record OpenFile(SourceText text, boolean judged) {
    }

    private final Map<IFile, OpenFile> open = new ConcurrentHashMap<>();
    private final List<Consumer<IFile>> listeners = new CopyOnWriteArrayList<>();

    /** Tells a listener of every change to an open text, in the thread that made it. */
    public void addListener(Consumer<IFile> listener) {
        listeners.add(listener);
    }

    public void removeListener(Consumer<IFile> listener) {
        listeners.remove(listener);
    }

    /** Takes note of a file's text, which opens the file if it is not open. */
    public void setText(IFile file, SourceText text) {
        open.merge(file, new OpenFile(text, false), (old, changed) -> new OpenFile(text, old.judged()));
        listeners.forEach(listener -> listener.accept(file));
    }

    /** Takes note that the client has judged a file; a file that is not open stays so. */
    public void setJudged(IFile file) {
        open.computeIfPresent(file, (key, old) -> new OpenFile(old.text(), true));
    }

    /** Takes note that no editor shows the file any more. */
    public void close(IFile file) {
        open.remove(file);
        listeners.forEach(listener -> listener.accept(file));
    }

    public boolean isOpen(IFile file) {
        return open.containsKey(file);
    }

    /** Whether a file's problems are the client's. */
    public boolean isOwnedByClient(IFile file) {
        OpenFile found = open.get(file);
        return found != null && found.judged();
    }

    /** The text an editor shows, saved or not; empty for a file that is not open. */
    public Optional<SourceText> text(IFile file) {
        return Optional.ofNullable(open.get(file)).map(OpenFile::text);
    }
}
