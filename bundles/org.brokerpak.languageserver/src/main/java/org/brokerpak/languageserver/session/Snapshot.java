/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclParser;
import org.brokerpak.syntax.text.SourceText;

/**
 * The state of all documents at one moment; never changes. Derived things are made when first asked for and handed on
 * to later snapshots as long as no change touches them.
 */
public final class Snapshot {

    private final long number;
    private final long pakNumber;
    private final Map<DocumentUri, OpenDocument> open;
    private final ServerSettings settings;
    private final List<Path> folders;
    private final Shared shared;
    private final Paks paks;

    private Snapshot(long number, long pakNumber, Map<DocumentUri, OpenDocument> open, ServerSettings settings,
            List<Path> folders, Shared shared, Paks paks) {
        this.number = number;
        this.pakNumber = pakNumber;
        this.open = Map.copyOf(open);
        this.settings = settings;
        this.folders = List.copyOf(folders);
        this.shared = shared;
        this.paks = paks;
    }

    static Snapshot first(Shared shared) {
        return new Snapshot(0, 0, Map.of(), ServerSettings.STANDARD, List.of(), shared,
                new Paks(Map.of(), ServerSettings.STANDARD, shared));
    }

    /** Grows with each message that changed something. */
    public long number() {
        return number;
    }

    /** Grows when paks may have come or gone: a manifest changed on disk, or other folders were opened. */
    public long pakNumber() {
        return pakNumber;
    }

    public ServerSettings settings() {
        return settings;
    }

    /** The folders that the client has opened. */
    public List<Path> folders() {
        return folders;
    }

    public Optional<OpenDocument> document(DocumentUri uri) {
        return Optional.ofNullable(open.get(uri));
    }

    /** All open documents, the last changed first. */
    public List<OpenDocument> documents() {
        return open.values().stream().sorted(Comparator.comparingLong(OpenDocument::changedAt).reversed()).toList();
    }

    /** The address of a file in the spelling of the client, if it has the file open. */
    public DocumentUri uri(Path file) {
        DocumentUri plain = DocumentUri.of(file);
        return document(plain).map(OpenDocument::uri).orElse(plain);
    }

    /** The paks that read a file; a definition that none reads is taken as a pak of its own. */
    public List<PakAnalysis> paksOf(DocumentUri uri) {
        return paks.of(uri);
    }

    /** The pak in a folder, empty when there is none. */
    public Optional<PakAnalysis> pakAt(Path folder) {
        return paks.isPak(folder) ? Optional.of(paks.at(folder)) : Optional.empty();
    }

    /** The paks in the folders of the client and those that open documents belong to. */
    public List<PakAnalysis> allPaks() {
        Set<Path> roots = new LinkedHashSet<>(shared.scan().in(this));
        for (OpenDocument document : documents()) {
            paksOf(document.uri()).forEach(pak -> roots.add(pak.root()));
        }
        return roots.stream().flatMap(root -> pakAt(root).stream()).toList();
    }

    /** The files below a folder, open documents over the disk. */
    public PakFiles files(Path folder) {
        return paks.files(folder);
    }

    /** The tree of an OpenTofu text. */
    public HclFile hcl(SourceText text) {
        return shared.documents().get("hcl", text, HclFile.class, HclParser::parse);
    }

    /** What is known of an open document; empty when it is not open or none of ours. */
    public Optional<DocumentView> view(DocumentUri uri) {
        return document(uri).flatMap(this::view);
    }

    private Optional<DocumentView> view(OpenDocument document) {
        List<PakAnalysis> holders = paksOf(document.uri());
        Optional<PakDocument> yaml = holders.stream()
                .flatMap(pak -> document.uri().path().flatMap(pak::relative).flatMap(pak.pak()::document).stream())
                .findFirst();
        if (yaml.isEmpty() && holders.isEmpty()) {
            Optional<DocumentKind> kind = shared.kinds().of(document);
            yaml = kind.map(known -> shared.documents().document(document.uri().name(), known, document.text()));
        }
        return yaml.isEmpty() && holders.isEmpty() ? Optional.empty()
                : Optional.of(new DocumentView(this, document, yaml, holders));
    }

    // The next snapshots.

    /** A document was opened, or opened anew. */
    public Snapshot opened(DocumentUri uri, String languageId, int version, SourceText text) {
        return with(new OpenDocument(uri, languageId == null ? "" : languageId, version, text, number + 1));
    }

    /** An open document has another text; one that is not open stays closed. */
    public Snapshot changed(DocumentUri uri, int version, SourceText text) {
        OpenDocument before = open.get(uri);
        return before == null ? this
                : with(new OpenDocument(before.uri(), before.languageId(), version, text, number + 1));
    }

    private Snapshot with(OpenDocument document) {
        Map<DocumentUri, OpenDocument> next = new LinkedHashMap<>(open);
        next.remove(document.uri());
        next.put(document.uri(), document);
        return next(next, document.uri().path().map(List::of).orElse(List.of()));
    }

    /** A document was closed; what is on disk counts again. */
    public Snapshot closed(DocumentUri uri) {
        if (!open.containsKey(uri)) {
            return this;
        }
        shared.kinds().forget(uri);
        Map<DocumentUri, OpenDocument> next = new LinkedHashMap<>(open);
        next.remove(uri);
        return next(next, uri.path().map(List::of).orElse(List.of()));
    }

    /** Files changed on disk. */
    public Snapshot touched(Collection<Path> files) {
        if (files.isEmpty()) {
            return this;
        }
        boolean manifests = files.stream().anyMatch(file -> file.endsWith(Pak.MANIFEST));
        return new Snapshot(number + 1, manifests ? pakNumber + 1 : pakNumber, open, settings, folders, shared,
                paks.after(open, files));
    }

    public Snapshot with(ServerSettings other) {
        return new Snapshot(number + 1, pakNumber, open, other, folders, shared, new Paks(open, other, shared));
    }

    public Snapshot withFolders(List<Path> other) {
        return new Snapshot(number + 1, pakNumber + 1, open, settings, other, shared, paks.after(open, List.of()));
    }

    private Snapshot next(Map<DocumentUri, OpenDocument> nextOpen, Collection<Path> changed) {
        Map<DocumentUri, OpenDocument> fixed = Map.copyOf(nextOpen);
        return new Snapshot(number + 1, pakNumber, fixed, settings, folders, shared, paks.after(fixed, changed));
    }

    /** Lets go of what was made from a text that no document has any more. */
    public void forget(SourceText text) {
        if (open.values().stream().noneMatch(document -> document.text().equals(text))) {
            shared.documents().forget(text);
        }
    }

    @Override
    public String toString() {
        return "Snapshot " + number + " with " + open.size() + " open documents";
    }
}
