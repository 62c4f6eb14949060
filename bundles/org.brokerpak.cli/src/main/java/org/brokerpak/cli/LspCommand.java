/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.util.concurrent.Callable;

import org.brokerpak.languageserver.StdioServer;

import picocli.CommandLine.Command;

/** Starts the language server. */
@Command(name = "lsp", header = "Starts the language server on standard input and output.",
        description = {"For editors: it speaks the Language Server Protocol until its input ends."})
final class LspCommand implements Callable<Integer> {

    private final Console console;

    LspCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        // Whatever else prints must not get between the messages.
        System.setOut(System.err);
        return StdioServer.run(console.input(), console.output());
    }
}
