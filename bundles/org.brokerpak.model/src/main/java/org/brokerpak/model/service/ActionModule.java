/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.service;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclModule;
import org.brokerpak.syntax.hcl.HclParser;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.ScalarText;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * The templates of an action as the one OpenTofu module they make, with the way back from a place in it to the file
 * that an author edits.
 *
 * @param document the definition
 * @param kind the action
 * @param templates those that could be read, by name; the single template under the empty name
 * @param hcl the module
 * @param isReadable whether every template was found and can be read by the broker, so that what is not in it is
 *     nowhere
 */
public record ActionModule(PakDocument document, Action.Kind kind, Map<String, Template> templates, HclModule hcl,
        boolean isReadable) {

    /** A place in a file of the pak. */
    public record Place(String file, TextRange range) {
    }

    public static ActionModule of(PakDocument document, Action.Kind kind, List<Template> all, DocumentCache cache) {
        Map<String, Template> templates = new LinkedHashMap<>();
        Map<String, HclFile> files = new LinkedHashMap<>();
        boolean complete = true;
        for (Template template : all) {
            if (template.action() == kind) {
                Optional<SourceText> text = template.text();
                complete &= text.isPresent();
                text.ifPresent(source -> {
                    templates.put(template.name(), template);
                    files.put(template.name(), cache.get("hcl", source, HclFile.class, HclParser::parse));
                });
            }
        }
        HclModule module = cache.module(document.path() + "#" + kind.key(), files);
        boolean readable = complete && files.values().stream().allMatch(file -> file.diagnostics().isEmpty())
                && module.brokerMessage().isEmpty();
        return new ActionModule(document, kind, templates, module, readable);
    }

    /**
     * Where a stretch of a template is written: in a file of its own, or in the definition, through YAML's folding and
     * escapes.
     *
     * @param name name of the template
     * @param range in its text
     */
    public Place place(String name, TextRange range) {
        Template template = templates.get(name);
        if (!template.isInline()) {
            return new Place(template.path(), range);
        }
        ScalarText text = InlineTexts.of(document).byPath.get(InlineTexts.path(kind, name));
        return new Place(document.path(), text == null ? template.site().range() : text.rangeOf(range));
    }

    /** The templates written in a definition, each read through YAML's folding and escapes once. */
    private record InlineTexts(Map<YamlPath, ScalarText> byPath) {

        static InlineTexts of(PakDocument document) {
            return document.derive(InlineTexts.class, InlineTexts::read);
        }

        static YamlPath path(Action.Kind kind, String name) {
            YamlPath section = YamlPath.ROOT.key(kind.key());
            return name.isEmpty() ? section.key("template") : section.key("templates").key(name);
        }

        private static InlineTexts read(PakDocument document) {
            Map<YamlPath, ScalarText> texts = new HashMap<>();
            for (Action action : ServiceDefinition.of(document).actions()) {
                add(document, path(action.kind(), ""), texts);
                action.templates().forEach(template -> add(document, path(action.kind(), template.name()), texts));
            }
            return new InlineTexts(Map.copyOf(texts));
        }

        private static void add(PakDocument document, YamlPath path, Map<YamlPath, ScalarText> texts) {
            if (document.yaml().at(path).orElse(null) instanceof YamlScalar scalar) {
                texts.put(path, ScalarText.of(document.source(), scalar));
            }
        }
    }
}
