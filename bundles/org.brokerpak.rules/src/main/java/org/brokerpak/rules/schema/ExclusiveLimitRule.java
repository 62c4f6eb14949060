/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.schema;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.schema.SchemaFailure;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;

/**
 * {@code exclusiveMinimum} or {@code exclusiveMaximum} with a number, as newer drafts of JSON Schema write it. The broker's
 * draft has true or false there, and cannot load the schema of the service otherwise (broker-behaviour 4.5).
 */
public final class ExclusiveLimitRule extends SchemaRule {

    public ExclusiveLimitRule() {
        super("exclusive-limit", Severity.ERROR, Stage.REQUEST);
    }

    /** Whether a failure is of this rule's sort. */
    static boolean isExclusiveLimit(SchemaFailure failure) {
        return failure.keyword().equals("type") && failure.schemaDefinition().equals("constraints")
                && failure.path().lastKey().startsWith("exclusive");
    }

    @Override
    boolean claims(SchemaFailure failure) {
        return isExclusiveLimit(failure);
    }

    @Override
    void report(PakDocument document, SchemaFailure failure, Findings findings) {
        Stage stage = stage(document, failure);
        String keyword = failure.path().lastKey();
        String limit = keyword.equals("exclusiveMinimum") ? "minimum" : "maximum";
        Findings.Draft draft = findings.at(document.path(), SchemaPlaces.ofValue(document, failure.path()),
                "\"%s\" has to be true or false and stands beside a \"%s\": %s".formatted(keyword, limit,
                        stage == Stage.SILENT ? "the broker ignores it" : "the broker cannot use the schema, and every "
                                + "request for this service fails")).stage(stage).severity(severity(stage));
        document.yaml().at(failure.path().parent()).filter(YamlMapping.class::isInstance).map(YamlMapping.class::cast)
                .filter(constraints -> constraints.entry(limit).isEmpty())
                .ifPresent(constraints -> draft.fix(split(document, constraints, keyword, limit)));
        draft.add();
    }

    /** The number as the limit, and the keyword behind it. */
    private static Fix split(PakDocument document, YamlMapping constraints, String keyword, String limit) {
        YamlEntry entry = constraints.entry(keyword).orElseThrow();
        SourceText source = document.source();
        int key = entry.key().range().start();
        String separator = constraints.flow() ? ", "
                : "\n" + " ".repeat(key - source.lineStart(source.lineAt(key)));
        String number = source.slice(entry.node().range());
        return Fix.possible("Write %s: %s and %s: true".formatted(limit, number, keyword), document.path(),
                new TextEdit(entry.range(), limit + ": " + number + separator + keyword + ": true"));
    }
}
