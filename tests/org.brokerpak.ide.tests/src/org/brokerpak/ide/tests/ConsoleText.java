/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.fail;

import org.eclipse.jface.text.BadPositionCategoryException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Position;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IHyperlink;
import org.eclipse.ui.console.TextConsole;

/** What the Console view holds. */
final class ConsoleText {

    private ConsoleText() {
    }

    /** The text of all consoles. */
    static String shown() {
        StringBuilder text = new StringBuilder();
        for (IConsole console : ConsolePlugin.getDefault().getConsoleManager().getConsoles()) {
            if (console instanceof TextConsole shown) {
                text.append(shown.getDocument().get());
            }
        }
        return text.toString();
    }

    /** Follows the link whose text ends with this. */
    static void follow(String text) {
        for (IConsole console : ConsolePlugin.getDefault().getConsoleManager().getConsoles()) {
            if (console instanceof TextConsole shown) {
                for (IHyperlink link : shown.getHyperlinks()) {
                    IRegion region = shown.getRegion(link);
                    if (shown.getDocument().get().substring(region.getOffset(), region.getOffset() + region.getLength())
                            .endsWith(text)) {
                        link.linkActivated();
                        return;
                    }
                }
            }
        }
        fail("no link ends with " + text);
    }

    /** How many links all consoles have. */
    static int links() {
        int count = 0;
        for (IConsole console : ConsolePlugin.getDefault().getConsoleManager().getConsoles()) {
            if (console instanceof TextConsole shown) {
                for (String category : shown.getDocument().getPositionCategories()) {
                    try {
                        for (Position position : shown.getDocument().getPositions(category)) {
                            count += position.getClass().getSimpleName().contains("Hyperlink") ? 1 : 0;
                        }
                    } catch (BadPositionCategoryException gone) {
                        // The console was cleared meanwhile.
                        return count;
                    }
                }
            }
        }
        return count;
    }
}
