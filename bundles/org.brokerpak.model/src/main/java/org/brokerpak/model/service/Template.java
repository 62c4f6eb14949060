/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.NamedText;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.model.files.PakPath;
import org.brokerpak.syntax.text.SourceText;

/**
 * An OpenTofu text that an action uses, from wherever it comes.
 *
 * @param action whose it is
 * @param name its name among {@code templates} or {@code template_refs}, without {@code .tf}; empty for the single
 *     {@code template} or {@code template_ref}
 * @param site where the definition names it: the path, or the text itself
 * @param path cleaned path relative to the manifest; empty when the text is written in the definition
 * @param content what was found
 */
public record Template(Action.Kind action, String name, Field<String> site, String path, FileContent content) {

    /** Name of the file that the single template becomes in a workspace, without {@code .tf}. */
    public static final String SINGLE = "definition";

    /** The text, or empty when it cannot be read. */
    public Optional<SourceText> text() {
        return content instanceof FileContent.Text(var text) ? Optional.of(text) : Optional.empty();
    }

    /** Whether the text stands in the definition itself. */
    public boolean isInline() {
        return path.isEmpty() && content instanceof FileContent.Text;
    }

    /** Name of the file in a workspace. */
    public String fileName() {
        return (name.isEmpty() ? SINGLE : name) + ".tf";
    }

    /**
     * All templates of a definition, provision first. A reference overwrites an inline text of the same name, an empty
     * reference is passed over, and paths are relative to the manifest wherever the definition lies (broker-behaviour
     * 2.3).
     */
    public static List<Template> loadAll(ServiceDefinition definition, PakFiles files) {
        List<Template> result = new ArrayList<>();
        for (Action action : definition.actions()) {
            load(action, files, result);
        }
        return List.copyOf(result);
    }

    private static void load(Action action, PakFiles files, List<Template> result) {
        if (!action.templateRef().value().isEmpty()) {
            result.add(referenced(action.kind(), "", action.templateRef(), files));
        } else if (!action.template().value().isEmpty()) {
            result.add(inline(action.kind(), "", action.template()));
        }
        for (NamedText text : action.templates()) {
            boolean overwritten = action.templateRefs().stream()
                    .anyMatch(ref -> ref.name().equals(text.name()) && !ref.text().value().isEmpty());
            if (!overwritten && !text.text().value().isEmpty()) {
                result.add(inline(action.kind(), text.name(), text.text()));
            }
        }
        for (NamedText ref : action.templateRefs()) {
            if (!ref.text().value().isEmpty()) {
                result.add(referenced(action.kind(), ref.name(), ref.text(), files));
            }
        }
    }

    private static Template inline(Action.Kind action, String name, Field<String> text) {
        return new Template(action, name, text, "", new FileContent.Text(SourceText.of(text.value())));
    }

    private static Template referenced(Action.Kind action, String name, Field<String> ref, PakFiles files) {
        return new Template(action, name, ref, PakPath.clean(ref.value()).orElse(""), files.read(ref.value()));
    }
}
