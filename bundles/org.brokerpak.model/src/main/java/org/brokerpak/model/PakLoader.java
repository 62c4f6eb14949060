/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

import org.brokerpak.model.Pak.ListedDefinition;
import org.brokerpak.model.Pak.ManifestFile;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.model.files.PakPath;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.Template;
import org.brokerpak.syntax.text.TextRange;

/** Follows a manifest to everything it leads to. */
final class PakLoader {

    /** Kept with a definition. */
    private record LastService(AtomicReference<ServiceFile> service) {
    }

    private final PakFiles files;
    private final DocumentCache cache;
    private final Map<String, ServiceFile> loaded = new HashMap<>();

    PakLoader(PakFiles files, DocumentCache cache) {
        this.files = files;
        this.cache = cache;
    }

    Pak load() {
        FileContent content = files.read(Pak.MANIFEST);
        if (!(content instanceof FileContent.Text(var text))) {
            return new Pak(files, content, null, List.of());
        }
        PakDocument document = cache.document(Pak.MANIFEST, DocumentKinds.MANIFEST, text);
        Manifest manifest = Manifest.of(document);
        List<ListedDefinition> definitions = new ArrayList<>();
        for (Field<String> reference : manifest.serviceDefinitions()) {
            definitions.add(definition(reference));
        }
        return new Pak(files, content, new ManifestFile(document, manifest), definitions);
    }

    Pak loadDefinition(String path) {
        Field<String> reference = new Field<>(path, TextRange.at(0), TextRange.at(0), true);
        return new Pak(files, new FileContent.Missing(), null, List.of(definition(reference)));
    }

    private ListedDefinition definition(Field<String> reference) {
        String path = PakPath.clean(reference.value()).orElse("");
        FileContent content = files.read(reference.value());
        if (!(content instanceof FileContent.Text(var text))) {
            return new ListedDefinition(reference, path, content, null);
        }
        ServiceFile file = loaded.get(path);
        if (file == null) {
            PakDocument document = cache.document(path, DocumentKinds.SERVICE, text);
            file = service(document);
            loaded.put(path, file);
        }
        return new ListedDefinition(reference, path, content, file);
    }

    /** The service as it was last loaded from the same definition, unless one of its templates is another by now. */
    private ServiceFile service(PakDocument document) {
        ServiceDefinition definition = ServiceDefinition.of(document);
        List<Template> templates = Template.loadAll(definition, files);
        return document.derive(LastService.class, key -> new LastService(new AtomicReference<>())).service
                .updateAndGet(last -> last != null && last.templates().equals(templates) ? last
                        : new ServiceFile(document, definition, templates,
                                ActionModule.of(document, Action.Kind.PROVISION, templates, cache),
                                ActionModule.of(document, Action.Kind.BIND, templates, cache)));
    }
}
