/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;

/** Gives editors of our documents an outline. */
public final class BridgeOutlineFactory implements IAdapterFactory {

    @Override
    public <T> T getAdapter(Object adaptable, Class<T> type) {
        if (type != IContentOutlinePage.class || !(adaptable instanceof ITextEditor editor)
                || !BridgeClient.isInCharge() || editor.getDocumentProvider() == null) {
            return null;
        }
        return BridgeClient.get().document(editor.getDocumentProvider().getDocument(editor.getEditorInput()))
                .map(document -> type.cast(new BridgeOutline(editor, document))).orElse(null);
    }

    @Override
    public Class<?>[] getAdapterList() {
        return new Class<?>[] {IContentOutlinePage.class};
    }
}
