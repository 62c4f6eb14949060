/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.ide.core.launch.BuildLaunch;
import org.brokerpak.ide.ui.controls.SourceLocation;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.ui.console.IHyperlink;
import org.eclipse.ui.console.IPatternMatchListenerDelegate;
import org.eclipse.ui.console.PatternMatchEvent;
import org.eclipse.ui.console.TextConsole;

/** Makes links of {@code file:line} and of the pak that was built. */
public final class ConsoleLinks implements IPatternMatchListenerDelegate {

    /** A path, a line from 1 and perhaps a column. */
    private static final Pattern PLACE = Pattern.compile("(.+?):(\\d{1,9})(?::\\d+)?");

    private TextConsole console;

    @Override
    public void connect(TextConsole textConsole) {
        console = textConsole;
    }

    @Override
    public void disconnect() {
        console = null;
    }

    @Override
    public void matchFound(PatternMatchEvent event) {
        try {
            String text = console.getDocument().get(event.getOffset(), event.getLength());
            Optional<IHyperlink> link = link(text);
            if (link.isPresent()) {
                console.addHyperlink(link.get(), event.getOffset(), event.getLength());
            }
        } catch (BadLocationException trimmedMeanwhile) {
            // A console drops its oldest lines; they need no link.
            return;
        }
    }

    private Optional<IHyperlink> link(String text) {
        Matcher place = PLACE.matcher(text);
        boolean hasLine = place.matches();
        String path = hasLine ? place.group(1) : text;
        int line = hasLine ? Integer.parseInt(place.group(2)) - 1 : 0;
        IPath location = location(path);
        if (location == null || !location.toFile().isFile()) {
            return Optional.empty();
        }
        return Optional.of(new Link(location, line, hasLine));
    }

    private IPath location(String path) {
        IPath given = IPath.fromOSString(path);
        if (given.isAbsolute()) {
            return given;
        }
        String folder = console.getAttribute("org.eclipse.debug.ui.ATTR_CONSOLE_PROCESS") instanceof IProcess process
                ? process.getAttribute(BuildLaunch.FOLDER) : null;
        return folder == null ? null : IPath.fromOSString(folder).append(given);
    }

    /** A text opens at its line, a result in its viewer. */
    private record Link(IPath location, int line, boolean text) implements IHyperlink {

        @Override
        public void linkActivated() {
            IFile file = ResourcesPlugin.getWorkspace().getRoot().getFileForLocation(location);
            if (text && file != null) {
                SourceLocation.open(file, line);
                return;
            }
            if (file != null && file.exists()) {
                Reveal.inProjectExplorer(file, false);
            }
            OpenPak.open(location.toPath(), true);
        }

        @Override
        public void linkEntered() {
            // The console underlines links itself.
        }

        @Override
        public void linkExited() {
            // Nothing was changed on entering.
        }
    }
}
