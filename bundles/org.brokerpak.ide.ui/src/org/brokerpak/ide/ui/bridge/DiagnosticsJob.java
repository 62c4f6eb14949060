/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.ide.core.problems.Problem;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.PublishDiagnosticsParams;

/** Writes the newest diagnostics of each document as markers, which the editor shows. */
final class DiagnosticsJob extends WorkspaceJob {

    /** Diagnostics, and the titles of the fixes that each has. */
    private record Judged(PublishDiagnosticsParams published, Map<Diagnostic, List<String>> fixes) {
    }

    private final BridgeClient client;
    private final FixTitles fixTitles;
    private final Map<BridgeDocument, Judged> waiting = new LinkedHashMap<>();

    DiagnosticsJob(BridgeClient client) {
        super("Showing findings");
        this.client = client;
        this.fixTitles = new FixTitles(client);
        setSystem(true);
        setPriority(Job.SHORT);
    }

    /** Takes diagnostics in place of older ones of the same document. */
    void add(BridgeDocument document, PublishDiagnosticsParams published) {
        fixTitles.of(document, published.getDiagnostics()).thenAccept(titles -> {
            synchronized (waiting) {
                waiting.put(document, new Judged(published, titles));
            }
            schedule();
        });
    }

    @Override
    public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
        Map<BridgeDocument, Judged> now;
        synchronized (waiting) {
            now = new LinkedHashMap<>(waiting);
            waiting.clear();
        }
        for (var entry : now.entrySet()) {
            write(entry.getKey(), entry.getValue());
        }
        return Status.OK_STATUS;
    }

    /** Diagnostics of an older text are passed over: those of the newer are on their way. */
    private void write(BridgeDocument document, Judged judged) throws CoreException {
        BridgeDocument.Snapshot snapshot = document.snapshot();
        Integer version = judged.published().getVersion();
        if (version != null && version != snapshot.version()) {
            return;
        }
        List<Problem> problems = new ArrayList<>();
        for (Diagnostic diagnostic : judged.published().getDiagnostics()) {
            problems.add(problem(snapshot, diagnostic, judged.fixes().getOrDefault(diagnostic, List.of())));
        }
        client.core().markers().publish(document.file(), problems, ShownMarkers.of(document.file()));
    }

    private static Problem problem(BridgeDocument.Snapshot snapshot, Diagnostic diagnostic, List<String> fixes) {
        TextRange range = BridgeDocument.range(snapshot.text(), diagnostic.getRange());
        String rule = Optional.ofNullable(diagnostic.getCode()).map(code -> code.get().toString()).orElse("");
        return new Problem(rule, severity(diagnostic.getSeverity()), message(diagnostic), range,
                snapshot.text().lineAt(range.start()) + 1, fixes);
    }

    static String message(Diagnostic diagnostic) {
        return diagnostic.getMessage().isLeft() ? diagnostic.getMessage().getLeft()
                : diagnostic.getMessage().getRight().getValue();
    }

    private static Severity severity(DiagnosticSeverity severity) {
        return switch (severity == null ? DiagnosticSeverity.Error : severity) {
            case Error -> Severity.ERROR;
            case Warning -> Severity.WARNING;
            case Information -> Severity.INFORMATION;
            case Hint -> Severity.HINT;
        };
    }
}
