/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.formatting;

import java.util.List;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.syntax.format.HclFormatter;
import org.brokerpak.syntax.format.YamlFormatter;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/**
 * {@code textDocument/formatting} and {@code textDocument/rangeFormatting}. The indentation is that of the language, so
 * the options of the client do not matter.
 */
public final class Formatting {

    private Formatting() {
    }

    /** The edits that format a document. */
    public static List<TextEdit> of(DocumentView view, CancelChecker cancel) {
        return edits(view, view.text().fullRange(), cancel);
    }

    /** The edits that format the lines of a range. */
    public static List<TextEdit> of(DocumentView view, Range range, CancelChecker cancel) {
        return edits(view, Ranges.range(view.text(), range), cancel);
    }

    private static List<TextEdit> edits(DocumentView view, TextRange range, CancelChecker cancel) {
        cancel.checkCanceled();
        return view.yaml().map(document -> YamlFormatter.format(document.yaml(), range))
                .orElseGet(() -> HclFormatter.format(view.snapshot().hcl(view.text()), range)).stream()
                .map(edit -> new TextEdit(Ranges.of(view.text(), edit.range()), edit.newText())).toList();
    }
}
