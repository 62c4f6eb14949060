/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.diagnostics;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

import org.brokerpak.languageserver.protocol.ClientConnection;
import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.languageserver.protocol.Log;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.languageserver.session.OpenDocument;
import org.brokerpak.languageserver.session.Session;
import org.brokerpak.languageserver.session.Snapshot;
import org.brokerpak.languageserver.session.Threads;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.PublishDiagnosticsParams;

/**
 * Publishes the findings of open documents after each change, on a thread of its own. A run looks at the newest
 * snapshot, so a burst of changes costs one run; a result goes out only while its document is still in the state it was
 * made from.
 */
public final class DiagnosticsPublisher implements Session.Listener, AutoCloseable {

    /** What a client last got for a document; the version is null for one that is not open. */
    private record Published(Integer version, List<Diagnostic> diagnostics) {
    }

    private final Session session;
    private final ClientConnection client;
    private final Log log;
    private final ScheduledExecutorService thread = Threads.timed("diagnostics");
    private final AtomicBoolean planned = new AtomicBoolean();
    private volatile boolean closed;
    private final UnopenedFiles unopened = new UnopenedFiles();
    private final Queue<SourceText> outdated = new ConcurrentLinkedQueue<>();
    /** Used on the session's thread only, which makes publishing and changing a document exclude each other. */
    private final Map<DocumentUri, Published> published = new HashMap<>();

    public DiagnosticsPublisher(Session session, ClientConnection client, Log log) {
        this.session = session;
        this.client = client;
        this.log = log;
    }

    @Override
    public void changed(Snapshot before, Snapshot after) {
        for (OpenDocument old : before.documents()) {
            Optional<OpenDocument> now = after.document(old.uri());
            if (now.isEmpty() && !after.settings().publishUnopened()) {
                clear(old.uri());
            }
            if (now.filter(document -> document.text() == old.text()).isEmpty()) {
                outdated.add(old.text());
            }
        }
        if (planned.compareAndSet(false, true)) {
            plan(after.settings().debounce().toMillis());
        }
    }

    private void plan(long millis) {
        try {
            thread.schedule(this::run, millis, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closed) {
            planned.set(false);
        }
    }

    private void run() {
        planned.set(false);
        Snapshot snapshot = session.current();
        for (OpenDocument document : snapshot.documents()) {
            if (closed || snapshot != session.current()) {
                // What follows would be made from an old state; a later run is on its way.
                return;
            }
            guarded(document.uri().name(), () -> check(snapshot, document));
        }
        if (snapshot.settings().publishUnopened()) {
            guarded("the files that are not open", () -> checkUnopened(snapshot));
        } else {
            session.execute(() -> retain(snapshot, Set.of()));
        }
        for (SourceText text = outdated.poll(); text != null; text = outdated.poll()) {
            snapshot.forget(text);
        }
    }

    private void guarded(String what, Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | StackOverflowError failure) {
            log.failure("Looking for problems in %s failed.".formatted(what), failure);
        }
    }

    private void check(Snapshot snapshot, OpenDocument document) {
        Optional<DocumentView> view = snapshot.view(document.uri()).filter(ours -> !ours.paks().isEmpty());
        DiagnosticConverter converter = new DiagnosticConverter(snapshot, client.features());
        Optional<List<Diagnostic>> diagnostics = view.map(ours -> DocumentFindings.of(ours).stream()
                .map(found -> converter.convert(found.pak(), ours.text(), found.finding())).toList());
        session.execute(() -> {
            if (!session.isCurrent(document)) {
                return;
            }
            if (diagnostics.isPresent()) {
                publish(document.uri(), new Published(document.version(), diagnostics.get()));
            } else {
                clear(document.uri());
            }
        });
    }

    private void checkUnopened(Snapshot snapshot) {
        Map<DocumentUri, List<Diagnostic>> diagnostics = unopened.diagnostics(snapshot, client.features());
        session.execute(() -> {
            if (snapshot == session.current()) {
                retain(snapshot, diagnostics.keySet());
                diagnostics.forEach((uri, found) -> publish(uri, new Published(null, found)));
            }
        });
    }

    /** Clears what was published for files that are neither open nor among these. */
    private void retain(Snapshot snapshot, Set<DocumentUri> others) {
        if (snapshot == session.current()) {
            for (DocumentUri uri : new HashSet<>(published.keySet())) {
                if (snapshot.document(uri).isEmpty() && !others.contains(uri)) {
                    clear(uri);
                }
            }
        }
    }

    private void publish(DocumentUri uri, Published next) {
        if (!next.equals(published.put(uri, next))) {
            client.tell(connected -> connected.publishDiagnostics(
                    new PublishDiagnosticsParams(uri.toString(), next.diagnostics(), next.version())));
        }
    }

    private void clear(DocumentUri uri) {
        if (published.remove(uri) != null) {
            client.tell(connected -> connected
                    .publishDiagnostics(new PublishDiagnosticsParams(uri.toString(), List.of())));
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.shutdown();
    }
}
