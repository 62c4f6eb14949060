/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import org.brokerpak.ide.ui.bridge.BridgeDocument.Snapshot;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.jface.text.ITextPresentationListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.ITextViewerExtension2;
import org.eclipse.jface.text.ITextViewerExtension4;
import org.eclipse.jface.text.TextPresentation;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.IThemeManager;

/** Colours a document by what the server says of it, over the colours by appearance. To be used in the UI thread. */
final class SemanticColors implements ITextPresentationListener, IDocumentListener, IPropertyChangeListener {

    private final ITextViewer viewer;
    private final IDocument text;
    private final BridgeDocument document;
    private final AfterTyping asking;
    private List<SemanticToken> tokens = List.of();

    SemanticColors(ITextViewer viewer, BridgeDocument document) {
        this.viewer = viewer;
        this.text = viewer.getDocument();
        this.document = document;
        text.addDocumentListener(this);
        if (viewer instanceof ITextViewerExtension4 presented) {
            presented.addTextPresentationListener(this);
        }
        PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(this);
        asking = new AfterTyping(text, "Colouring by meaning", this::ask);
    }

    void stop() {
        asking.stop();
        text.removeDocumentListener(this);
        PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(this);
        if (viewer instanceof ITextViewerExtension4 presented) {
            presented.removeTextPresentationListener(this);
        }
    }

    private void ask() {
        Snapshot asked = document.snapshot();
        SemanticTokensParams params = new SemanticTokensParams(document.identifier());
        BridgeClient client = BridgeClient.get();
        client.ask(server -> server.getTextDocumentService().semanticTokensFull(params),
                answer -> client.legend().ifPresent(legend -> {
                    List<SemanticToken> found = SemanticToken.decode(data(answer), legend, asked.text());
                    PlatformUI.getWorkbench().getDisplay().asyncExec(() -> show(asked, found));
                }));
    }

    private static List<Integer> data(SemanticTokens answer) {
        return answer.getData() == null ? List.of() : answer.getData();
    }

    /** Only what has another meaning now is drawn again. */
    private void show(Snapshot asked, List<SemanticToken> found) {
        if (viewer.getTextWidget() == null || viewer.getTextWidget().isDisposed()
                || asked.version() != document.snapshot().version()) {
            return;
        }
        List<SemanticToken> before = tokens;
        tokens = found;
        int same = 0;
        int most = Math.min(before.size(), found.size());
        while (same < most && Objects.equals(before.get(same), found.get(same))) {
            same++;
        }
        int sameAtEnd = 0;
        while (sameAtEnd < most - same && Objects.equals(before.get(before.size() - 1 - sameAtEnd),
                found.get(found.size() - 1 - sameAtEnd))) {
            sameAtEnd++;
        }
        int start = Integer.MAX_VALUE;
        int end = 0;
        for (List<SemanticToken> list : List.of(before.subList(same, before.size() - sameAtEnd),
                found.subList(same, found.size() - sameAtEnd))) {
            for (SemanticToken token : list) {
                start = Math.min(start, token.start());
                end = Math.max(end, token.end());
            }
        }
        draw(start, Math.min(end, text.getLength()));
    }

    private void draw(int start, int end) {
        if (start < end && viewer instanceof ITextViewerExtension2 drawn) {
            drawn.invalidateTextPresentation(start, end - start);
        }
    }

    @Override
    public void applyTextPresentation(TextPresentation presentation) {
        int from = presentation.getExtent().getOffset();
        int to = from + presentation.getExtent().getLength();
        List<StyleRange> styles = new ArrayList<>();
        for (SemanticToken token : tokens) {
            int start = Math.max(from, token.start());
            int end = Math.min(to, token.end());
            if (start < end) {
                SemanticStyles.of(token, start, end).ifPresent(styles::add);
            }
        }
        presentation.mergeStyleRanges(styles.toArray(StyleRange[]::new));
    }

    /** Until the server has answered, tokens move with the text; before anything is drawn, so before the change. */
    @Override
    public void documentAboutToBeChanged(DocumentEvent event) {
        int added = event.getText() == null ? 0 : event.getText().length();
        tokens = tokens.stream().map(token -> token.after(event.getOffset(), event.getLength(), added))
                .filter(Objects::nonNull).toList();
    }

    @Override
    public void documentChanged(DocumentEvent event) {
        // The server is asked when typing ends.
    }

    @Override
    public void propertyChange(PropertyChangeEvent event) {
        if (IThemeManager.CHANGE_CURRENT_THEME.equals(event.getProperty())
                || SemanticStyles.isOurs(event.getProperty())) {
            draw(0, text.getLength());
        }
    }
}
