/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.sync;

import java.util.List;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;

/** Applies the changes of one message, in order. Positions out of range are clamped, so that no edit is ever lost. */
final class TextChanges {

    private TextChanges() {
    }

    static SourceText apply(SourceText text, List<TextDocumentContentChangeEvent> changes) {
        SourceText result = text;
        for (TextDocumentContentChangeEvent change : changes) {
            String added = change.getText() == null ? "" : change.getText();
            result = change.getRange() == null ? SourceText.of(added)
                    : result.replace(Ranges.range(result, change.getRange()), added);
        }
        return result;
    }
}
