/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.ide.ui.BrokerpakImages;
import org.brokerpak.ide.ui.markdown.MarkdownControl;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension2;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension3;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension5;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension6;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.text.edits.MalformedTreeException;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;

/** One proposal. It stays in the list for as long as what is typed fits it, and replaces what was typed. */
final class BridgeProposal implements ICompletionProposal, ICompletionProposalExtension2,
        ICompletionProposalExtension3, ICompletionProposalExtension5, ICompletionProposalExtension6 {

    private final CompletionItem item;
    private final SourceText text;
    private final TextRange replaced;
    private final Snippet snippet;
    private Point selection;
    private String documentation;

    /** An item proposed for a caret in a text. */
    BridgeProposal(CompletionItem item, SourceText text, int offset) {
        this.item = item;
        this.text = text;
        if (item.getTextEdit() != null) {
            TextEdit edit = item.getTextEdit().map(plain -> plain,
                    either -> new TextEdit(either.getReplace(), either.getNewText()));
            this.replaced = BridgeDocument.range(text, edit.getRange());
            this.snippet = snippet(item, edit.getNewText());
        } else {
            this.replaced = new TextRange(Words.around(text, offset).start(), offset);
            this.snippet = snippet(item, item.getInsertText() == null ? item.getLabel() : item.getInsertText());
        }
        this.selection = new Point(replaced.start() + snippet.end(), 0);
    }

    private static Snippet snippet(CompletionItem item, String text) {
        return item.getInsertTextFormat() == InsertTextFormat.Snippet ? Snippet.parse(text) : Snippet.plain(text);
    }

    @Override
    public void apply(IDocument document) {
        applyTo(document);
    }

    @Override
    public void apply(ITextViewer viewer, char trigger, int stateMask, int offset) {
        if (applyTo(viewer.getDocument())) {
            Point first = new SnippetMode(viewer.getDocument(), snippet, selection.x - snippet.end()).enter(viewer);
            selection = first == null ? selection : first;
        }
    }

    /** What was typed since the proposal was made is replaced with the rest. */
    private boolean applyTo(IDocument document) {
        int typed = document.getLength() - text.length();
        int end = Math.max(replaced.start(), replaced.end() + typed);
        try {
            MultiTextEdit edits = new MultiTextEdit();
            edits.addChild(new ReplaceEdit(replaced.start(), end - replaced.start(), snippet.text()));
            for (TextEdit further : item.getAdditionalTextEdits() == null ? List.<TextEdit>of()
                    : new ArrayList<>(item.getAdditionalTextEdits())) {
                TextRange range = BridgeDocument.range(text, further.getRange());
                edits.addChild(new ReplaceEdit(range.start() >= replaced.end() ? range.start() + typed : range.start(),
                        range.length(), further.getNewText()));
                selection.x += range.start() < replaced.start() ? further.getNewText().length() - range.length() : 0;
            }
            edits.apply(document);
            return true;
        } catch (BadLocationException | MalformedTreeException failure) {
            ILog.of(BridgeProposal.class).warn("The proposal \"" + item.getLabel() + "\" no longer fits.", failure);
            return false;
        }
    }

    @Override
    public boolean validate(IDocument document, int offset, DocumentEvent event) {
        try {
            int length = Math.max(0, offset - replaced.start());
            String typed = document.get(replaced.start(), length).strip();
            String wanted = item.getFilterText() == null ? item.getLabel() : item.getFilterText();
            return offset >= replaced.start() && wanted.regionMatches(true, 0, typed, 0, typed.length());
        } catch (BadLocationException changed) {
            return false;
        }
    }

    @Override
    public Point getSelection(IDocument document) {
        return selection;
    }

    @Override
    public String getDisplayString() {
        return getStyledDisplayString().getString();
    }

    @Override
    public StyledString getStyledDisplayString() {
        StyledString label = new StyledString(item.getLabel());
        if (item.getDetail() != null && !item.getDetail().isBlank()) {
            label.append(" - " + item.getDetail(), StyledString.QUALIFIER_STYLER);
        }
        return label;
    }

    @Override
    public Image getImage() {
        boolean key = item.getKind() == CompletionItemKind.Property || item.getKind() == CompletionItemKind.Field;
        return BrokerpakImages.get(key ? BrokerpakImages.KEY : BrokerpakImages.VALUE);
    }

    @Override
    public Object getAdditionalProposalInfo(IProgressMonitor monitor) {
        if (documentation == null) {
            CompletionItem resolved = item.getDocumentation() != null ? item : BridgeClient.await(BridgeClient.get()
                    .request(server -> server.getTextDocumentService().resolveCompletionItem(item)),
                    Budgets.DOCUMENTATION).orElse(item);
            documentation = documentation(resolved);
        }
        return documentation.isBlank() ? null : documentation;
    }

    private static String documentation(CompletionItem item) {
        return item.getDocumentation() == null ? ""
                : item.getDocumentation().map(plain -> plain, markup -> markup.getValue());
    }

    @Override
    public String getAdditionalProposalInfo() {
        String known = documentation(item);
        return known.isBlank() ? null : known;
    }

    @Override
    public IInformationControlCreator getInformationControlCreator() {
        return parent -> new MarkdownControl(parent, "");
    }

    @Override
    public CharSequence getPrefixCompletionText(IDocument document, int completionOffset) {
        return snippet.text();
    }

    @Override
    public int getPrefixCompletionStart(IDocument document, int completionOffset) {
        return replaced.start();
    }

    @Override
    public IContextInformation getContextInformation() {
        return null;
    }

    @Override
    public void selected(ITextViewer viewer, boolean smartToggle) {
        // Nothing is previewed in the text.
    }

    @Override
    public void unselected(ITextViewer viewer) {
        // Nothing was previewed.
    }
}
