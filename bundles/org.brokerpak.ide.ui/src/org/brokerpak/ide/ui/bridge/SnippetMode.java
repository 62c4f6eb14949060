/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.CompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.link.LinkedModeModel;
import org.eclipse.jface.text.link.LinkedModeUI;
import org.eclipse.jface.text.link.LinkedPosition;
import org.eclipse.jface.text.link.LinkedPositionGroup;
import org.eclipse.jface.text.link.ProposalPosition;
import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.texteditor.link.EditorLinkedModeUI;

/** Leads with the Tab key through the places of a snippet that was inserted. UI thread. */
final class SnippetMode {

    private final IDocument document;
    private final Snippet snippet;
    private final int inserted;

    /** @param inserted where the snippet's text begins in the document */
    SnippetMode(IDocument document, Snippet snippet, int inserted) {
        this.document = document;
        this.snippet = snippet;
        this.inserted = inserted;
    }

    /** Begins at the first place, and returns what is to be selected; null when there are no places. */
    Point enter(ITextViewer viewer) {
        boolean toFill = snippet.stops().keySet().stream().anyMatch(number -> number > 0);
        if (!toFill) {
            return null;
        }
        try {
            LinkedModeModel model = new LinkedModeModel();
            int order = 0;
            for (Map.Entry<Integer, List<Snippet.Stop>> entry : snippet.stops().entrySet()) {
                if (entry.getKey() > 0) {
                    LinkedPositionGroup group = new LinkedPositionGroup();
                    for (Snippet.Stop stop : entry.getValue()) {
                        group.addPosition(position(stop, order++));
                    }
                    model.addGroup(group);
                }
            }
            model.forceInstall();
            LinkedModeUI ui = new EditorLinkedModeUI(model, viewer);
            ui.setExitPosition(viewer, inserted + snippet.end(), 0, Integer.MAX_VALUE);
            ui.setCyclingMode(LinkedModeUI.CYCLE_WHEN_NO_PARENT);
            ui.enter();
            return new Point(ui.getSelectedRegion().getOffset(), ui.getSelectedRegion().getLength());
        } catch (BadLocationException unusable) {
            // The text is in; it is only filled in without the Tab key.
            ILog.of(SnippetMode.class).warn("The places of a snippet do not fit its text.", unusable);
            return null;
        }
    }

    private LinkedPosition position(Snippet.Stop stop, int order) {
        int offset = inserted + stop.offset();
        if (stop.choices().isEmpty()) {
            return new LinkedPosition(document, offset, stop.length(), order);
        }
        ICompletionProposal[] choices = stop.choices().stream()
                .map(choice -> new CompletionProposal(choice, offset, stop.length(), choice.length()))
                .toArray(ICompletionProposal[]::new);
        return new ProposalPosition(document, offset, stop.length(), order, choices);
    }
}
