/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.ide.core.files.WorkspacePak;
import org.brokerpak.pak.tofu.PakPlace;
import org.brokerpak.pak.tofu.TofuListener;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleManager;
import org.eclipse.ui.console.IHyperlink;
import org.eclipse.ui.console.IPatternMatchListener;
import org.eclipse.ui.console.MessageConsole;
import org.eclipse.ui.console.MessageConsoleStream;
import org.eclipse.ui.console.PatternMatchEvent;
import org.eclipse.ui.console.TextConsole;

/** The output of a tofu run; what points at a line leads to that line of the pak. */
final class TofuConsole {

    private static final Pattern PAK_PLACE = Pattern.compile("([\\w./~@+-]+\\.\\w+):(\\d{1,9}):(\\d{1,9})");
    private static final Pattern POINTER = Pattern.compile("\\bon \\S.*? line \\d{1,9}");
    private static final String TITLE = "tofu ";

    private final IWorkbenchPage page;
    private final WorkspacePak pak;
    private final MessageConsole console;
    private final MessageConsoleStream output;
    private final MessageConsoleStream errors;
    private final Map<String, PakPlace> pointers = new ConcurrentHashMap<>();

    /**
     * Opens the console in place of that of the run before. UI thread.
     *
     * @param title begins with what tofu is asked: {@code tofu validate}
     */
    TofuConsole(IWorkbenchPage page, WorkspacePak pak, String title) {
        this.page = page;
        this.pak = pak;
        IConsoleManager manager = ConsolePlugin.getDefault().getConsoleManager();
        for (IConsole old : manager.getConsoles()) {
            if (old.getName().startsWith(TITLE)) {
                manager.removeConsoles(new IConsole[] {old});
            }
        }
        console = new MessageConsole(title, null);
        console.addPatternMatchListener(new Links(PAK_PLACE));
        console.addPatternMatchListener(new Links(POINTER));
        output = console.newMessageStream();
        errors = console.newMessageStream();
        errors.setColor(PreviewColors.error());
        manager.addConsoles(new IConsole[] {console});
        manager.showConsoleView(console);
    }

    void println(String line) {
        output.println(line);
    }

    void printError(String line) {
        errors.println(line);
    }

    void print(TofuListener.Line line) {
        Matcher pointer = POINTER.matcher(line.text());
        if (line.source().isPresent() && pointer.find()) {
            pointers.put(pointer.group(), line.source().get());
        }
        (line.error() ? errors : output).println(line.text());
    }

    /** Prints how it ended; nothing can be printed after that. */
    void end(String outcome) {
        output.println(outcome);
        try {
            output.close();
            errors.close();
        } catch (IOException failure) {
            ILog.of(TofuConsole.class).error(failure.getMessage(), failure);
        }
    }

    /** Makes links of what matches a pattern and leads anywhere. */
    private final class Links implements IPatternMatchListener {

        private final Pattern pattern;

        Links(Pattern pattern) {
            this.pattern = pattern;
        }

        @Override
        public String getPattern() {
            return pattern.pattern();
        }

        @Override
        public int getCompilerFlags() {
            return 0;
        }

        @Override
        public String getLineQualifier() {
            return null;
        }

        @Override
        public void connect(TextConsole connected) {
            // It is always the one console.
        }

        @Override
        public void disconnect() {
            // Nothing is held.
        }

        @Override
        public void matchFound(PatternMatchEvent event) {
            try {
                String text = console.getDocument().get(event.getOffset(), event.getLength());
                Matcher place = PAK_PLACE.matcher(text);
                PakPlace pointed = pointers.get(text);
                if (pointed != null) {
                    link(event, pak.file(pointed.file()), pointed.line(), pointed.column());
                } else if (place.matches() && pak.file(place.group(1)).exists()) {
                    link(event, pak.file(place.group(1)), Integer.parseInt(place.group(2)),
                            Integer.parseInt(place.group(3)));
                }
            } catch (BadLocationException trimmedMeanwhile) {
                // A console drops its oldest lines; they need no link.
                return;
            }
        }

        private void link(PatternMatchEvent event, IFile file, int line, int column) throws BadLocationException {
            console.addHyperlink(new Link(page, file, line, column), event.getOffset(), event.getLength());
        }
    }

    private record Link(IWorkbenchPage page, IFile file, int line, int column) implements IHyperlink {

        @Override
        public void linkActivated() {
            PreviewSource.open(page, file, line, column);
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
