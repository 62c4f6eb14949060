/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.brokerpak.ide.ui.bridge.BridgeDocument.Snapshot;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.codemining.AbstractCodeMiningProvider;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.codemining.LineContentCodeMining;
import org.eclipse.jface.text.codemining.LineEndCodeMining;
import org.eclipse.jface.text.codemining.LineHeaderCodeMining;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.swt.events.MouseEvent;

/**
 * Code lenses and inlay hints. What can be started stands above its line; how often a name is used stands behind it,
 * where it does not pull the lines apart.
 */
public final class BridgeMinings extends AbstractCodeMiningProvider {

    @Override
    public CompletableFuture<List<? extends ICodeMining>> provideCodeMinings(ITextViewer viewer,
            IProgressMonitor monitor) {
        IDocument shown = viewer.getDocument();
        return BridgeClient.get().document(shown).map(document -> ask(shown, document))
                .orElseGet(() -> CompletableFuture.completedFuture(List.of()));
    }

    private CompletableFuture<List<? extends ICodeMining>> ask(IDocument shown, BridgeDocument document) {
        Snapshot asked = document.snapshot();
        BridgeClient client = BridgeClient.get();
        CodeLensParams lensParams = new CodeLensParams(document.identifier());
        InlayHintParams hintParams = new InlayHintParams(document.identifier(),
                BridgeDocument.range(asked.text(), asked.text().fullRange()));
        var lenses = client.request(server -> server.getTextDocumentService().codeLens(lensParams));
        var hints = client.request(server -> server.getTextDocumentService().inlayHint(hintParams));
        return lenses.thenCombine(hints, (someLenses, someHints) -> {
            List<ICodeMining> minings = new ArrayList<>();
            // An answer about an older text would put them into the wrong lines; the editor asks again.
            if (asked.version() == document.snapshot().version()) {
                someLenses.forEach(lens -> add(minings, () -> lens(shown, lens)));
                someHints.forEach(hint -> add(minings, () -> hint(asked.text(), hint)));
            }
            return minings;
        }).handle((minings, superseded) -> superseded == null ? minings : List.of());
    }

    private interface Making {
        ICodeMining make() throws BadLocationException;
    }

    private static void add(List<ICodeMining> minings, Making making) {
        try {
            minings.add(making.make());
        } catch (BadLocationException changedMeanwhile) {
            // The line is gone; the editor asks again for what has changed.
            return;
        }
    }

    private ICodeMining lens(IDocument shown, CodeLens lens) throws BadLocationException {
        int line = lens.getRange().getStart().getLine();
        if (lens.getCommand() == null) {
            return new CountMining(shown, line, lens);
        }
        LineHeaderCodeMining mining = new LineHeaderCodeMining(line, shown, this, action(lens.getCommand())) {
        };
        mining.setLabel(lens.getCommand().getTitle());
        return mining;
    }

    private ICodeMining hint(SourceText text, InlayHint hint) {
        LineContentCodeMining mining = new LineContentCodeMining(
                new Position(BridgeDocument.offset(text, hint.getPosition()), 1), this) {
        };
        String label = hint.getLabel().map(plain -> plain, parts -> parts.stream().map(part -> part.getValue())
                .collect(Collectors.joining()));
        mining.setLabel((Boolean.TRUE.equals(hint.getPaddingLeft()) ? " " : "") + label
                + (Boolean.TRUE.equals(hint.getPaddingRight()) ? " " : ""));
        return mining;
    }

    private static Consumer<MouseEvent> action(Command command) {
        return ClientCommands.knows(command) ? event -> ClientCommands.run(command) : null;
    }

    /** How often a name is used: counted when it comes into sight. */
    private final class CountMining extends LineEndCodeMining {

        private final CodeLens lens;
        private volatile Command command;

        CountMining(IDocument shown, int line, CodeLens lens) throws BadLocationException {
            super(shown, line, BridgeMinings.this);
            this.lens = lens;
        }

        @Override
        protected CompletableFuture<Void> doResolve(ITextViewer viewer, IProgressMonitor monitor) {
            return BridgeClient.get().request(server -> server.getTextDocumentService().resolveCodeLens(lens))
                    .handle((resolved, failure) -> {
                        command = failure == null && resolved != null ? resolved.getCommand() : null;
                        setLabel(command == null ? "" : "   " + command.getTitle());
                        return null;
                    });
        }

        @Override
        public Consumer<MouseEvent> getAction() {
            return command == null ? null : action(command);
        }
    }
}
