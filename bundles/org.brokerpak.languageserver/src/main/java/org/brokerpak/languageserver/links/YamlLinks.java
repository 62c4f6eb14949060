/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.links;

import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.service.ServiceImage;
import org.brokerpak.model.service.Template;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/** The links of a YAML document: definitions, templates, images and binaries of the pak, and addresses on the web. */
final class YamlLinks {

    private final DocumentView view;
    private final PakDocument document;
    private final LinkList links;
    private final CancelChecker cancel;

    YamlLinks(DocumentView view, PakDocument document, LinkList links, CancelChecker cancel) {
        this.view = view;
        this.document = document;
        this.links = links;
        this.cancel = cancel;
    }

    void collect() {
        for (PakAnalysis pak : view.paks()) {
            cancel.checkCanceled();
            pak.pak().manifest().filter(manifest -> isThis(pak, manifest.document()))
                    .ifPresent(manifest -> manifest(pak, manifest.content()));
            pak.pak().services().stream().filter(service -> isThis(pak, service.document()))
                    .forEach(service -> service(pak, service));
        }
        document.yaml().root().ifPresent(this::addresses);
    }

    private boolean isThis(PakAnalysis pak, PakDocument other) {
        return view.pathIn(pak).filter(other.path()::equals).isPresent();
    }

    private void manifest(PakAnalysis pak, Manifest manifest) {
        manifest.serviceDefinitions().forEach(definition -> file(pak, definition));
        manifest.binaries().stream().map(Binary::source).filter(Field::present).forEach(source -> file(pak, source));
    }

    private void service(PakAnalysis pak, ServiceFile service) {
        for (Template template : service.templates()) {
            if (!template.isInline()) {
                file(pak, template.site());
            }
        }
        Field<String> image = service.content().imageUrl();
        ServiceImage.path(image.value()).ifPresent(path -> links.file(pak, path, inner(image.range())));
    }

    private void file(PakAnalysis pak, Field<String> path) {
        links.file(pak, path.value(), inner(path.range()));
    }

    private void addresses(YamlNode node) {
        cancel.checkCanceled();
        switch (node) {
            case YamlMapping mapping -> {
                for (YamlEntry entry : mapping.written()) {
                    addresses(entry.value());
                }
            }
            case YamlSequence list -> list.items().forEach(this::addresses);
            case YamlScalar scalar -> {
                if (!scalar.style().isBlock()) {
                    links.address(scalar.value(), inner(scalar.range()));
                }
            }
        }
    }

    private void addresses(YamlUse use) {
        if (!use.isAlias()) {
            addresses(use.node());
        }
    }

    /** A value without its quotes. */
    private TextRange inner(TextRange range) {
        String written = document.source().slice(range);
        boolean quoted = written.length() > 2 && (written.charAt(0) == '"' || written.charAt(0) == '\'');
        return quoted ? new TextRange(range.start() + 1, range.end() - 1) : range;
    }
}
