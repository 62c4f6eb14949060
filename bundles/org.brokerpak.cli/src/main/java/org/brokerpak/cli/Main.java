/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

/** Starts the command line. */
public final class Main {

    private Main() {
    }

    /** Runs a command and ends with its exit code: 0 fine, 1 findings or failure, 2 wrong usage or unreadable input. */
    public static void main(String[] arguments) {
        Console console = Console.ofProcess();
        ProxyVariables.apply(System::getenv, System.getProperties());
        int exitCode = new Tool(console).run(arguments);
        console.flush();
        System.exit(exitCode);
    }
}
