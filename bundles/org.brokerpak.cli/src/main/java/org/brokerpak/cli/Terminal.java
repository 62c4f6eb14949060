/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.lang.reflect.InvocationTargetException;

/** Tells whether somebody watches. */
final class Terminal {

    private Terminal() {
    }

    /** Since Java 22 there is a console even where there is no terminal, and a method that tells. */
    static boolean isInteractive() {
        if (System.console() == null || "dumb".equals(System.getenv("TERM"))) {
            return false;
        }
        try {
            return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(System.console());
        } catch (NoSuchMethodException olderJava) {
            return true;
        } catch (IllegalAccessException | InvocationTargetException unknown) {
            return false;
        }
    }
}
