/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import org.brokerpak.ide.ui.bridge.BridgeSignature.Signature;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.TextPresentation;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationPresenter;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;

/** Keeps the popup with a function's parameters open inside of its call, and the parameter of the caret bold. */
final class SignaturePresenter implements IContextInformationValidator, IContextInformationPresenter {

    private Signature signature;
    private ITextViewer viewer;
    private int shown;

    @Override
    public void install(IContextInformation information, ITextViewer textViewer, int offset) {
        signature = information instanceof Signature ours ? ours : null;
        viewer = textViewer;
        shown = -1;
    }

    @Override
    public boolean isContextInformationValid(int offset) {
        return signature != null && argument(offset) >= 0;
    }

    @Override
    public boolean updatePresentation(int offset, TextPresentation presentation) {
        int argument = signature == null ? -1 : argument(offset);
        if (argument < 0 || argument == shown) {
            return false;
        }
        shown = argument;
        presentation.clear();
        presentation.addStyleRange(new StyleRange(0, signature.label().length(), null, null));
        if (argument < signature.parameters().size()) {
            int[] range = signature.parameters().get(argument);
            presentation.mergeStyleRange(new StyleRange(range[0], range[1] - range[0], null, null, SWT.BOLD));
        }
        return true;
    }

    private int argument(int offset) {
        return ArgumentList.argument(viewer.getDocument().get(), signature.open(), offset);
    }
}
