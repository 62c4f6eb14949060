/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.ide.ui.bridge.BridgeDocument.Snapshot;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationExtension;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.PlatformUI;

/**
 * The parameters of the function whose arguments the caret is in. The editor asks in the UI thread: what is not known
 * yet is asked for, and the editor is told to ask once more when it is.
 */
final class BridgeSignature {

    /**
     * A function as the popup shows it.
     *
     * @param label the whole signature
     * @param parameters offsets in the label, as start and end
     * @param open where the argument list begins in the document
     */
    record Signature(String label, List<int[]> parameters, int open)
            implements IContextInformation, IContextInformationExtension {

        @Override
        public String getContextDisplayString() {
            return label;
        }

        @Override
        public Image getImage() {
            return null;
        }

        @Override
        public String getInformationDisplayString() {
            return label;
        }

        @Override
        public int getContextInformationPosition() {
            return open;
        }
    }

    private record Known(BridgeDocument document, int version, int offset, Optional<Signature> signature) {
    }

    private Known known;

    /** The function at an offset as far as it is known; asks for it otherwise. UI thread. */
    Optional<Signature> at(ITextViewer viewer, BridgeDocument document, int offset) {
        Snapshot asked = document.snapshot();
        Known last = known;
        if (last != null && last.document() == document && last.version() == asked.version()
                && last.offset() == offset) {
            return last.signature();
        }
        SignatureHelpParams params = new SignatureHelpParams(document.identifier(),
                BridgeDocument.position(asked.text(), offset));
        BridgeClient.get().ask(server -> server.getTextDocumentService().signatureHelp(params), help -> {
            Optional<Signature> found = signature(help, ArgumentList.open(asked.text().text(), offset));
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
                known = new Known(document, asked.version(), offset, found);
                boolean stays = viewer.getTextWidget() != null && !viewer.getTextWidget().isDisposed()
                        && viewer.getSelectedRange().x == offset && document.snapshot().version() == asked.version();
                if (found.isPresent() && stays && viewer instanceof ITextOperationTarget target) {
                    target.doOperation(ISourceViewer.CONTENTASSIST_CONTEXT_INFORMATION);
                }
            });
        });
        return Optional.empty();
    }

    private static Optional<Signature> signature(SignatureHelp help, int open) {
        if (help.getSignatures() == null || help.getSignatures().isEmpty() || open < 0) {
            return Optional.empty();
        }
        SignatureInformation first = help.getSignatures().getFirst();
        List<int[]> parameters = new ArrayList<>();
        int from = 0;
        for (ParameterInformation parameter : first.getParameters() == null ? List.<ParameterInformation>of()
                : first.getParameters()) {
            String name = parameter.getLabel().map(text -> text,
                    range -> first.getLabel().substring(range.getFirst(), range.getSecond()));
            int start = Math.max(0, first.getLabel().indexOf(name, from));
            parameters.add(new int[] {start, start + name.length()});
            from = start + name.length();
        }
        return Optional.of(new Signature(first.getLabel(), parameters, open));
    }
}
