/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.actions;

import java.util.List;

import org.brokerpak.languageserver.diagnostics.DiagnosticConverter;
import org.brokerpak.languageserver.diagnostics.DocumentFindings;
import org.brokerpak.languageserver.diagnostics.DocumentFindings.Found;
import org.brokerpak.languageserver.protocol.ClientFeatures;
import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;

/** What a client asks code actions for. Findings are those of the document as it is, not those the client remembers. */
final class ActionRequest {

    /** A finding with the diagnostic that shows it. */
    record Shown(Found found, Diagnostic diagnostic) {

        String rule() {
            return found.finding().rule();
        }
    }

    private final DocumentView view;
    private final ClientFeatures features;
    private final List<String> only;
    private final List<Shown> all;
    private final List<Shown> here;

    ActionRequest(DocumentView view, CodeActionParams params, ClientFeatures features) {
        this.view = view;
        this.features = features;
        CodeActionContext context = params.getContext();
        this.only = context == null || context.getOnly() == null ? List.of() : context.getOnly();
        DiagnosticConverter converter = new DiagnosticConverter(view.snapshot(), features);
        this.all = DocumentFindings.of(view).stream()
                .map(found -> new Shown(found, converter.convert(found.pak(), view.text(), found.finding()))).toList();
        List<Diagnostic> meant = context == null || context.getDiagnostics() == null ? List.of()
                : context.getDiagnostics();
        List<Shown> named = all.stream().filter(shown -> meant.stream().anyMatch(one -> isSame(one, shown))).toList();
        TextRange range = Ranges.range(view.text(), params.getRange());
        this.here = !named.isEmpty() ? named : all.stream()
                .filter(shown -> Ranges.range(view.text(), shown.diagnostic.getRange()).overlaps(range)).toList();
    }

    private static boolean isSame(Diagnostic meant, Shown shown) {
        return DiagnosticConverter.SOURCE.equals(meant.getSource()) && meant.getRange() != null
                && meant.getRange().equals(shown.diagnostic.getRange())
                && meant.getCode() != null && meant.getCode().equals(shown.diagnostic.getCode());
    }

    DocumentView view() {
        return view;
    }

    ClientFeatures features() {
        return features;
    }

    /** All findings of the document. */
    List<Shown> all() {
        return all;
    }

    /** The findings that the client names, or else those that touch its range. */
    List<Shown> here() {
        return here;
    }

    /** Whether the client wants actions of a kind; kinds have sub-kinds behind dots. */
    boolean wants(String kind) {
        return only.isEmpty() || asksFor(kind);
    }

    /** Whether the client names a kind or one above it. */
    boolean asksFor(String kind) {
        return only.stream().anyMatch(wanted -> wanted.isEmpty() || kind.equals(wanted)
                || kind.startsWith(wanted + "."));
    }
}
