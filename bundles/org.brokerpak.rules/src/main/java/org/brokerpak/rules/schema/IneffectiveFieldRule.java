/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.schema;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.schema.DocumentSchema;
import org.brokerpak.model.schema.FieldCatalog;
import org.brokerpak.model.schema.ObjectDefinition;
import org.brokerpak.model.schema.SchemaField;
import org.brokerpak.model.service.InputCheck;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.YamlFixes;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/**
 * A field that the broker accepts and does nothing with: everywhere, or in this section (broker-behaviour 2.2, 4.5). What is
 * shared through an anchor may well be meant for another section. The default of a plan input does no harm where all plans
 * set the input, and is information only.
 */
public final class IneffectiveFieldRule implements Rule.OfDocument {

    private static final RuleInfo INFO = new RuleInfo("ineffective-field", Severity.WARNING, Stage.SILENT);

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public Set<DocumentKind> kinds() {
        return Set.copyOf(DocumentKinds.all());
    }

    @Override
    public void check(PakDocument document, Findings findings) {
        FieldCatalog catalog = DocumentSchema.of(document.kind()).catalog();
        document.yaml().root().ifPresent(root -> visit(document, YamlPath.ROOT, root, catalog.root(), findings));
    }

    /** Looks at a value, or at the items of a list, of a kind of object. */
    private static void visit(PakDocument document, YamlPath path, YamlNode node, ObjectDefinition object, Findings findings) {
        switch (node) {
            case YamlMapping mapping -> {
                if (!document.derive(AnchorHolders.class, AnchorHolders::of).isShared(mapping)) {
                    visitEntries(document, path, mapping, object, findings);
                }
            }
            case YamlSequence list -> {
                int index = 0;
                for (YamlUse item : list.items()) {
                    YamlPath place = path.item(index++);
                    if (!item.isAlias()) {
                        visit(document, place, item.node(), object, findings);
                    }
                }
            }
            case YamlScalar ignored -> { }
        }
    }

    private static void visitEntries(PakDocument document, YamlPath path, YamlMapping mapping, ObjectDefinition object,
            Findings findings) {
        FieldCatalog catalog = DocumentSchema.of(document.kind()).catalog();
        for (YamlEntry entry : mapping.entries()) {
            Optional<SchemaField> field = entry.name().flatMap(object::field);
            if (field.isEmpty() || entry.isMerged() || JsonType.of(entry.node()) == JsonType.NULL) {
                continue;
            }
            if (field.get().ineffective()) {
                findings.at(document.path(), entry.key().range(), "\"%s\" has no effect in %s: the broker ignores it%s"
                        .formatted(field.get().name(), HolderName.of(document, path), remedy(field.get())))
                        .fixes(() -> YamlFixes.remove(document, mapping, field.get().name())).add();
            } else if (!field.get().onlyIn().isEmpty() && !field.get().isHonouredIn(section(path)) && !isJudgedElsewhere(document, path, field.get())) {
                findings.at(document.path(), entry.key().range(), "\"%s\" has no effect in %s: the broker heeds it in %s only"
                        .formatted(field.get().name(), section(path), String.join(" and ", field.get().onlyIn())))
                        .severity(field.get().name().equals("default") ? Severity.INFORMATION : Severity.WARNING)
                        .fixes(() -> YamlFixes.remove(document, mapping, field.get().name())).add();
            } else if (!entry.value().isAlias()) {
                field.get().child().flatMap(catalog::definition).ifPresent(child -> visit(document,
                        path.key(field.get().name()), entry.node(), child, findings));
            }
        }
    }

    /** A default that is wrong besides has its finding in default-value. */
    private static boolean isJudgedElsewhere(PakDocument document, YamlPath path, SchemaField field) {
        if (!field.name().equals("default")) {
            return false;
        }
        return ServiceDefinition.of(document).actions().stream().flatMap(action -> action.planInputs().stream())
                .filter(input -> document.yaml().at(path).filter(node -> node == input.mapping()).isPresent())
                .anyMatch(input -> !InputCheck.problems(input, input.defaultValue()).isEmpty());
    }

    private static String remedy(SchemaField field) {
        return switch (field.name()) {
            case "default" -> ". Move it up to the input itself";
            case "description" -> ". Put the text into details";
            case "const" -> ". An enum of one value says the same";
            default -> "";
        };
    }

    /** The keys of a path, as the schema names sections: {@code provision.user_inputs}. */
    private static String section(YamlPath path) {
        return path.steps().stream().filter(YamlPath.Key.class::isInstance).map(YamlPath.Key.class::cast)
                .map(YamlPath.Key::name).collect(Collectors.joining("."));
    }
}
