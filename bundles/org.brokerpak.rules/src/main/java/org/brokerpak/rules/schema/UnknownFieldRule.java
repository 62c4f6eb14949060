/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.schema;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.schema.FieldCatalog;
import org.brokerpak.model.schema.ObjectDefinition;
import org.brokerpak.model.schema.SchemaFailure;
import org.brokerpak.model.schema.SchemaField;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.YamlFixes;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlMapping;

/**
 * A key the broker does not know. It refuses a manifest with one; in a definition it ignores the key and all below it
 * without a word (broker-behaviour 1.2, 2.1).
 */
public final class UnknownFieldRule extends SchemaRule {

    public UnknownFieldRule() {
        super("unknown-field", Severity.WARNING, Stage.SILENT);
    }

    @Override
    boolean claims(SchemaFailure failure) {
        return failure.keyword().equals("additionalProperties") && failure.property().isPresent();
    }

    @Override
    void report(PakDocument document, SchemaFailure failure, Findings findings) {
        String name = failure.property().orElseThrow();
        boolean strict = document.kind().strict();
        FieldCatalog catalog = catalog(document);
        Optional<YamlMapping> mapping = document.yaml().at(failure.path()).filter(YamlMapping.class::isInstance)
                .map(YamlMapping.class::cast);
        if (!strict && mapping.filter(holder -> holdsAnchor(document, holder, name)).isPresent()) {
            return;
        }
        Optional<ObjectDefinition> object = catalog.objectAt(failure.path());
        Optional<String> near = mapping.flatMap(holder -> object.flatMap(
                fields -> MisspelledFields.meantBy(name, holder, fields)));
        // The field that was meant is missing, and what that leads to is worse than an ignored key.
        Optional<SchemaField> demanded = near.flatMap(meant -> object.flatMap(fields -> fields.field(meant)))
                .filter(SchemaField::required).filter(field -> !strict);
        String effect = strict ? "the broker refuses the " + document.kind().title()
                : demanded.map(field -> "the broker ignores it and misses \"" + field.name() + "\", so "
                        + consequence(document, field.stageIfMissing())).orElse("the broker ignores it");
        String message = "unknown field \"%s\" in %s: %s%s".formatted(name, HolderName.of(document, failure.path()),
                effect, remedy(catalog, name, near));
        TextRange key = SchemaPlaces.ofKey(document, failure.path(), name);
        Findings.Draft draft = findings.at(document.path(), key, message)
                .severity(strict || demanded.isPresent() ? Severity.ERROR : Severity.WARNING)
                .stage(strict ? document.kind().loadStage()
                        : demanded.map(SchemaField::stageIfMissing).orElse(Stage.SILENT));
        near.ifPresent(better -> draft.fix(Fix.certain("Rename to \"" + better + "\"", document.path(),
                new TextEdit(key, better))));
        if (near.isEmpty()) {
            draft.fixes(() -> mapping.flatMap(holder -> YamlFixes.remove(document, holder, name)));
        }
        draft.add();
    }

    /** Whether the key is there for an anchor below it, which the document uses: the broker need not know it. */
    private static boolean holdsAnchor(PakDocument document, YamlMapping holder, String name) {
        return holder.get(name).filter(document.derive(AnchorHolders.class, AnchorHolders::of)::isUsed).isPresent();
    }

    private static String remedy(FieldCatalog catalog, String name, Optional<String> near) {
        if (near.isPresent()) {
            return ". Did you mean \"" + near.get() + "\"?";
        }
        String elsewhere = catalog.definitions().stream()
                .filter(object -> object.field(name).filter(SchemaField::documented).isPresent())
                .map(object -> object.title().toLowerCase(Locale.ROOT)).distinct().limit(2).collect(Collectors.joining(", "));
        return elsewhere.isEmpty() ? "" : ". It belongs to: " + elsewhere;
    }
}
