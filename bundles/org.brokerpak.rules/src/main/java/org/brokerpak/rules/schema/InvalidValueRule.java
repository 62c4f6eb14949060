/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.schema;

import java.util.List;
import java.util.Optional;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.schema.SchemaField;
import org.brokerpak.model.schema.SchemaFailure;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlScalar;

/** A value is none of those the field allows (broker-behaviour 1.3, 2.4). Platforms have a rule of their own. */
public final class InvalidValueRule extends SchemaRule {

    public InvalidValueRule() {
        super("invalid-value", Severity.ERROR, Stage.PAK_BUILD);
    }

    @Override
    boolean claims(SchemaFailure failure) {
        return switch (failure.keyword()) {
            case "enum", "const", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum" ->
                !failure.schemaDefinition().equals("platform");
            default -> false;
        };
    }

    @Override
    void report(PakDocument document, SchemaFailure failure, Findings findings) {
        Stage stage = stage(document, failure);
        TextRange range = SchemaPlaces.ofValue(document, failure.path());
        String written = document.yaml().at(failure.path()).orElse(null) instanceof YamlScalar scalar
                ? ScalarResolver.text(scalar) : "";
        List<String> allowed = catalog(document).fieldAt(failure.path()).map(InvalidValueRule::allowed)
                .orElse(List.of());
        Optional<String> near = allowed.size() == 1 ? Optional.empty() : NearNames.nearest(written, allowed);
        String remedy = near.map(value -> "Did you mean \"" + value + "\"?")
                .orElse(allowed.isEmpty() ? "It has to be " + failure.detail().replace("expected ", "")
                        : allowed.size() == 1 ? "Write " + allowed.getFirst() : "Use one of " + String.join(", ", allowed));
        Findings.Draft draft = findings.at(document.path(), range, "\"%s\" is no %s: %s. %s".formatted(written,
                failure.path().lastKey(), consequence(document, stage), remedy)).stage(stage).severity(severity(stage));
        near.or(() -> allowed.size() == 1 ? Optional.of(allowed.getFirst()) : Optional.empty())
                .ifPresent(value -> draft.fix(Fix.certain("Change to " + value, document.path(),
                        new TextEdit(range, value))));
        draft.add();
    }

    private static List<String> allowed(SchemaField field) {
        List<String> values = field.values().isEmpty() && field.name().equals("packversion") ? List.of("1")
                : field.values();
        return values.stream().filter(value -> !value.isEmpty()).toList();
    }
}
