/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.launch;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.ide.ResourceUtil;

/** One press builds the pak that the user works on: that of the selection, or else of the editor. */
public final class BuildHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) {
        BuildShortcut.launch(resource(event), ILaunchManager.RUN_MODE);
        return null;
    }

    private static IResource resource(ExecutionEvent event) {
        IEditorPart editor = HandlerUtil.getActiveEditor(event);
        boolean inEditor = HandlerUtil.getActivePart(event) == editor;
        IResource selected = !inEditor && HandlerUtil.getCurrentSelection(event) instanceof IStructuredSelection chosen
                ? Adapters.adapt(chosen.getFirstElement(), IResource.class) : null;
        return selected != null || editor == null ? selected : ResourceUtil.getResource(editor.getEditorInput());
    }
}
