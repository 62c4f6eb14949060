/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.cli;

/** Where the command line starts. */
public final class Main {

    private Main() {
    }

    /** Prints the version; the commands are still to come. */
    public static void main(String[] arguments) {
        String version = Main.class.getPackage().getImplementationVersion();
        System.out.println("brokerpak " + (version == null ? "(not packaged)" : version));
    }
}
