/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.diagnostics;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.languageserver.protocol.ClientFeatures;
import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.languageserver.session.Snapshot;
import org.brokerpak.model.document.Stage;
import org.brokerpak.rules.Finding;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCodeDescription;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DiagnosticTag;
import org.eclipse.lsp4j.Location;

import com.google.gson.JsonObject;

/** Turns findings into diagnostics, leaving out what the client cannot show. */
public final class DiagnosticConverter {

    /** The source that all our diagnostics name. */
    public static final String SOURCE = "brokerpak";

    private final Snapshot snapshot;
    private final ClientFeatures features;

    public DiagnosticConverter(Snapshot snapshot, ClientFeatures features) {
        this.snapshot = snapshot;
        this.features = features;
    }

    /**
     * A finding as a diagnostic.
     *
     * @param pak the pak it was made in
     * @param text the text of its file
     */
    public Diagnostic convert(PakAnalysis pak, SourceText text, Finding finding) {
        Diagnostic diagnostic = new Diagnostic(Ranges.firstLine(text, finding.range()), finding.message(),
                severity(finding), SOURCE, finding.rule());
        String pages = snapshot.settings().rulePages();
        if (features.codeDescription() && !pages.isEmpty()) {
            diagnostic.setCodeDescription(new DiagnosticCodeDescription(pages.replace("{rule}", finding.rule())));
        }
        if (features.unnecessaryTag() && finding.stage() == Stage.SILENT) {
            diagnostic.setTags(List.of(DiagnosticTag.Unnecessary));
        }
        if (features.relatedInformation() && !finding.related().isEmpty()) {
            diagnostic.setRelatedInformation(related(pak, finding));
        }
        if (features.diagnosticData()) {
            diagnostic.setData(data(pak, finding));
        }
        return diagnostic;
    }

    private static DiagnosticSeverity severity(Finding finding) {
        return switch (finding.severity()) {
            case ERROR -> DiagnosticSeverity.Error;
            case WARNING -> DiagnosticSeverity.Warning;
            case INFORMATION -> DiagnosticSeverity.Information;
            case HINT -> DiagnosticSeverity.Hint;
        };
    }

    private List<DiagnosticRelatedInformation> related(PakAnalysis pak, Finding finding) {
        List<DiagnosticRelatedInformation> result = new ArrayList<>();
        for (Finding.Related related : finding.related()) {
            pak.text(related.file()).ifPresent(text -> result.add(new DiagnosticRelatedInformation(
                    new Location(snapshot.uri(pak.file(related.file())).toString(),
                            Ranges.firstLine(text, related.range())),
                    related.message())));
        }
        return result;
    }

    /** What a code action needs to find the finding again, and what else a client may want to tell of it. */
    private static JsonObject data(PakAnalysis pak, Finding finding) {
        JsonObject data = new JsonObject();
        data.addProperty("pak", pak.root().toUri().toString());
        data.addProperty("start", finding.range().start());
        data.addProperty("end", finding.range().end());
        data.addProperty("stage", finding.stage().id());
        return data;
    }
}
