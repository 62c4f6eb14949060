/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.workspace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.service.Template;
import org.brokerpak.model.workspace.WorkspaceFile.GeneratedFile;
import org.brokerpak.model.workspace.WorkspaceFile.Span;
import org.brokerpak.model.workspace.WorkspaceFile.Subject;
import org.brokerpak.model.workspace.WorkspaceFile.TemplateFile;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclLabel;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.ScalarText;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * Leads from a place in a workspace to the one that an author edits, and back: to the template's own file, to its text
 * in the definition through YAML's indentation and escapes, or from a value to what decided it.
 */
public final class SourceMap {

    /**
     * A place in a workspace.
     *
     * @param path of the file
     */
    public record WorkspacePlace(String path, TextRange range) {
    }

    private final ServiceFile service;
    private final Workspace workspace;
    private final Map<String, Place> decided;
    private final Map<String, ScalarText> inline = new HashMap<>();

    private SourceMap(ServiceFile service, Workspace workspace, Map<String, Place> decided) {
        this.service = service;
        this.workspace = workspace;
        this.decided = Map.copyOf(decided);
        for (TemplateFile file : workspace.templateFiles()) {
            if (file.template().isInline()) {
                scalar(file.template()).ifPresent(scalar -> inline.put(file.path(),
                        ScalarText.of(service.document().source(), scalar)));
            }
        }
    }

    /**
     * The map of a workspace.
     *
     * @param decided where the value of a variable was decided, by its name; for one that is not in it the input's
     *     declaration is taken, or else the variable's
     */
    public static SourceMap of(ServiceFile service, Workspace workspace, Map<String, Place> decided) {
        return new SourceMap(service, workspace, decided);
    }

    private Optional<YamlScalar> scalar(Template template) {
        YamlPath section = YamlPath.ROOT.key(template.action().key());
        YamlPath path = template.name().isEmpty() ? section.key("template")
                : section.key("templates").key(template.name());
        return service.document().yaml().at(path).filter(YamlScalar.class::isInstance).map(YamlScalar.class::cast);
    }

    /** The pak's place behind a stretch of a file; empty for what the broker made up, and for an unknown path. */
    public Optional<Place> toSource(String path, TextRange range) {
        return workspace.file(path).flatMap(file -> switch (file) {
            case TemplateFile template -> Optional.of(ofTemplate(template, range));
            case GeneratedFile generated -> generated.spans().stream()
                    .filter(span -> span.range().start() <= range.start() && range.start() < span.range().end())
                    .findFirst().flatMap(this::ofSpan);
        });
    }

    private Place ofTemplate(TemplateFile file, TextRange range) {
        Template template = file.template();
        TextRange inText = new TextRange(Math.min(range.start(), file.text().length()),
                Math.min(range.end(), file.text().length()));
        if (!template.path().isEmpty()) {
            return new Place(template.path(), inText);
        }
        ScalarText scalar = inline.get(file.path());
        return new Place(service.path(), scalar == null ? template.site().range() : scalar.rangeOf(inText));
    }

    private Optional<Place> ofSpan(Span span) {
        if (span.subject() == Subject.OUTPUT) {
            return declaration(module().hcl().outputs(), span.name());
        }
        return Optional.ofNullable(decided.get(span.name()))
                .or(() -> service.content().action(workspace.action()).inputName(span.name()).map(Field::range)
                        .map(range -> new Place(service.path(), range)))
                .or(() -> declaration(module().hcl().variables(), span.name()));
    }

    private Optional<Place> declaration(List<HclDeclaration> declarations, String name) {
        return declarations.stream().filter(declaration -> declaration.name().equals(name)).findFirst()
                .flatMap(declaration -> declaration.nameLabel().map(HclLabel::textRange)
                        .map(range -> module().place(declaration.file(), range)));
    }

    private ActionModule module() {
        return workspace.action() == Action.Kind.PROVISION ? service.provision() : service.bind();
    }

    /**
     * The places of the workspace that come from a stretch of a file of the pak; several when a template is listed
     * twice, none when the stretch does not reach the workspace.
     */
    public List<WorkspacePlace> toWorkspace(String file, TextRange range) {
        List<WorkspacePlace> result = new ArrayList<>();
        for (WorkspaceFile each : workspace.files()) {
            switch (each) {
                case TemplateFile template -> inTemplate(template, file, range)
                        .ifPresent(found -> result.add(new WorkspacePlace(template.path(), found)));
                case GeneratedFile generated -> generated.spans().stream()
                        .filter(span -> ofSpan(span).filter(place -> place.file().equals(file)
                                && place.range().overlaps(range)).isPresent())
                        .forEach(span -> result.add(new WorkspacePlace(generated.path(), span.value())));
            }
        }
        return List.copyOf(result);
    }

    private Optional<TextRange> inTemplate(TemplateFile template, String file, TextRange range) {
        if (!template.template().isInline()) {
            return template.template().path().equals(file) && range.end() <= template.text().length()
                    ? Optional.of(range) : Optional.empty();
        }
        ScalarText scalar = inline.get(template.path());
        if (scalar == null || !file.equals(service.path())) {
            return Optional.empty();
        }
        TextRange written = new TextRange(scalar.offsetOf(0), scalar.offsetOf(scalar.value().length()));
        if (!written.contains(range)) {
            return Optional.empty();
        }
        int start = scalar.indexAt(range.start());
        int end = range.isEmpty() ? start : scalar.indexAt(range.end());
        return Optional.of(new TextRange(start, Math.max(start, end)));
    }
}
