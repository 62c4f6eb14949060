/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.function.Consumer;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolItem;

/** A button of a tool bar with a menu that is made each time it opens. */
final class MenuAction extends Action implements IMenuCreator {

    private final Consumer<MenuManager> filler;
    private final Runnable pressed;
    private MenuManager menu;

    /** @param pressed what the button itself does; null to open the menu */
    MenuAction(String text, String help, ImageDescriptor image, Runnable pressed, Consumer<MenuManager> filler) {
        super(text, IAction.AS_DROP_DOWN_MENU);
        this.filler = filler;
        this.pressed = pressed;
        setToolTipText(text + ": " + help);
        setImageDescriptor(image);
        setMenuCreator(this);
    }

    /** An entry for a menu. */
    static Action entry(String text, Runnable work) {
        return new Action(text.replace("&", "&&").replace("@", "@@")) {
            @Override
            public void run() {
                work.run();
            }
        };
    }

    @Override
    public void runWithEvent(Event event) {
        if (pressed != null) {
            pressed.run();
        } else if (event.widget instanceof ToolItem item) {
            Menu opened = getMenu(item.getParent());
            Rectangle button = item.getBounds();
            opened.setLocation(item.getParent().toDisplay(button.x, button.y + button.height));
            opened.setVisible(true);
        }
    }

    /** The entries as they are now. */
    MenuManager entries() {
        MenuManager entries = new MenuManager();
        filler.accept(entries);
        return entries;
    }

    @Override
    public Menu getMenu(Control parent) {
        dispose();
        menu = entries();
        return menu.createContextMenu(parent);
    }

    @Override
    public Menu getMenu(Menu parent) {
        Menu sub = new Menu(parent);
        for (var item : entries().getItems()) {
            item.fill(sub, -1);
        }
        return sub;
    }

    @Override
    public void dispose() {
        if (menu != null) {
            menu.dispose();
            menu = null;
        }
    }
}
