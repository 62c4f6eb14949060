/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.List;

import org.brokerpak.ide.ui.launch.BuildShortcut;
import org.brokerpak.ide.ui.preview.PreviewView;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Location;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/** The commands that code lenses lead to and that this client runs itself. UI thread. */
final class ClientCommands {

    private static final String PREVIEW = "brokerpak.preview";
    private static final String BUILD = "brokerpak.build";
    private static final String SHOW_REFERENCES = "brokerpak.showReferences";

    /** What the server is told that this client can do. */
    static final List<String> KNOWN = List.of(PREVIEW, BUILD, SHOW_REFERENCES);

    private ClientCommands() {
    }

    /** Whether a command leads anywhere; some are only a text. */
    static boolean knows(Command command) {
        return KNOWN.contains(command.getCommand());
    }

    /** Runs a command of the server's; one that is not known does nothing. */
    static void run(Command command) {
        List<Object> arguments = command.getArguments() == null ? List.of() : command.getArguments();
        switch (command.getCommand()) {
            case PREVIEW -> preview(arguments);
            case BUILD -> BridgePlaces.file(String.valueOf(arguments.getFirst()))
                    .ifPresent(manifest -> BuildShortcut.launch(manifest, "run"));
            case SHOW_REFERENCES -> references(arguments);
            default -> ILog.of(ClientCommands.class).warn("unknown command " + command.getCommand());
        }
    }

    /** Arguments: the address of the definition, the name of the service, and the action. */
    private static void preview(List<Object> arguments) {
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        try {
            IViewPart part = page.showView(PreviewView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
            if (part instanceof PreviewView view && arguments.size() > 2) {
                BridgePlaces.file(String.valueOf(arguments.getFirst()))
                        .ifPresent(file -> view.show(file, String.valueOf(arguments.get(2))));
            }
        } catch (PartInitException failure) {
            ILog.of(ClientCommands.class).log(failure.getStatus());
        }
    }

    private static void references(List<Object> arguments) {
        if (arguments.getLast() instanceof List<?> list) {
            ReferencesDialog.open(list.stream().filter(Location.class::isInstance).map(Location.class::cast).toList());
        }
    }
}
