/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.packing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.NamedText;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Template;
import org.brokerpak.pak.goyaml.GoValue;
import org.brokerpak.pak.goyaml.GoValue.Entry;
import org.brokerpak.pak.goyaml.GoValue.Mapping;
import org.brokerpak.pak.goyaml.GoValue.Text;
import org.brokerpak.pak.goyaml.GoYamlWriter;

/** Writes a service definition with its templates and its image inside, so that it needs no other file. */
public final class DefinitionPacker {

    private final PakFiles files;

    /** @param files where images are read from */
    public DefinitionPacker(PakFiles files) {
        this.files = files;
    }

    /** The text of the packed definition. Templates and images that cannot be read are left as they are written. */
    public String pack(ServiceFile service) {
        GoValue root = ShapeEncoder.encode(DefinitionShapes.SERVICE, service.document().yaml().root().orElse(null));
        List<Entry> entries = new ArrayList<>();
        for (Entry entry : ((Mapping) root).entries()) {
            String key = ((Text) entry.key()).text();
            Optional<Action.Kind> action = Action.Kind.of(key);
            GoValue value = key.equals("image_url")
                    ? new Text(PackedImage.url(service.content().imageUrl().value(), files))
                    : action.isPresent() ? action((Mapping) entry.value(), service, action.get()) : entry.value();
            entries.add(new Entry(entry.key(), value));
        }
        return GoYamlWriter.write(new Mapping(entries));
    }

    private static Mapping action(Mapping written, ServiceFile service, Action.Kind kind) {
        Map<String, String> templates = new TreeMap<>();
        for (NamedText text : service.content().action(kind).templates()) {
            templates.put(text.name(), text.text().value());
        }
        String single = service.content().action(kind).template().value();
        for (Template template : service.templates()) {
            if (template.action() == kind && template.text().isPresent()) {
                if (template.name().isEmpty()) {
                    single = template.text().get().text();
                } else {
                    templates.put(template.name(), template.text().get().text());
                }
            }
        }
        List<Entry> named = templates.entrySet().stream()
                .map(template -> Entry.of(template.getKey(), new Text(template.getValue()))).toList();
        Map<String, GoValue> replaced = Map.of("template", new Text(single), "template_ref", new Text(""),
                "templates", Mapping.sorted(named), "template_refs", new Mapping(List.of()));
        return new Mapping(written.entries().stream()
                .map(entry -> new Entry(entry.key(),
                        replaced.getOrDefault(((Text) entry.key()).text(), entry.value()))).toList());
    }
}
