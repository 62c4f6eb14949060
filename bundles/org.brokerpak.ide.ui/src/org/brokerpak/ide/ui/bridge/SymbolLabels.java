/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import org.brokerpak.ide.ui.BrokerpakImages;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.swt.graphics.Image;

/** Name and detail of an {@link OutlineSymbol}. */
final class SymbolLabels extends LabelProvider implements IStyledLabelProvider {

    @Override
    public StyledString getStyledText(Object element) {
        DocumentSymbol symbol = ((OutlineSymbol) element).symbol();
        StyledString label = new StyledString(symbol.getName());
        if (symbol.getDetail() != null && !symbol.getDetail().isBlank()) {
            label.append("  " + symbol.getDetail(), StyledString.QUALIFIER_STYLER);
        }
        return label;
    }

    @Override
    public Image getImage(Object element) {
        return BrokerpakImages.get(((OutlineSymbol) element).children().isEmpty() ? BrokerpakImages.VALUE
                : BrokerpakImages.KEY);
    }
}
