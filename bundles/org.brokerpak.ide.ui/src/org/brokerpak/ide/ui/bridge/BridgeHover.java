/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.Optional;

import org.brokerpak.ide.ui.markdown.MarkdownControl;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextHoverExtension;
import org.eclipse.jface.text.ITextHoverExtension2;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.ui.editors.text.EditorsUI;

/** The explanation at the mouse. The editor asks in a thread of its own. */
public final class BridgeHover implements ITextHover, ITextHoverExtension, ITextHoverExtension2 {

    @Override
    @Deprecated
    public String getHoverInfo(ITextViewer viewer, IRegion region) {
        return getHoverInfo2(viewer, region);
    }

    @Override
    public String getHoverInfo2(ITextViewer viewer, IRegion region) {
        return BridgeClient.get().document(viewer.getDocument())
                .flatMap(document -> hover(document, region.getOffset()))
                .map(hover -> hover.getContents().isRight() ? hover.getContents().getRight().getValue() : null)
                .filter(markdown -> !markdown.isBlank()).orElse(null);
    }

    private static Optional<Hover> hover(BridgeDocument document, int offset) {
        HoverParams params = new HoverParams(document.identifier(),
                BridgeDocument.position(document.snapshot().text(), offset));
        return BridgeClient.await(
                BridgeClient.get().request(server -> server.getTextDocumentService().hover(params)), Budgets.HOVER);
    }

    /** The word at the mouse: asked in the UI thread, so the server is not troubled. */
    @Override
    public IRegion getHoverRegion(ITextViewer viewer, int offset) {
        return BridgeClient.get().document(viewer.getDocument()).map(document -> {
            TextRange word = Words.around(document.snapshot().text(), offset);
            return new Region(word.start(), word.length());
        }).orElse(null);
    }

    @Override
    public IInformationControlCreator getHoverControlCreator() {
        return parent -> new MarkdownControl(parent, EditorsUI.getTooltipAffordanceString());
    }
}
