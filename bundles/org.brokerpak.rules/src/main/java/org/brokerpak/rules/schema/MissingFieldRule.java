/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.schema;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.schema.SchemaFailure;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.YamlFixes;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;

/** A field the broker demands is absent or empty (broker-behaviour 1.3, 2.4). */
public final class MissingFieldRule extends SchemaRule {

    public MissingFieldRule() {
        super("missing-field", Severity.ERROR, Stage.PAK_BUILD);
    }

    @Override
    boolean claims(SchemaFailure failure) {
        return switch (failure.keyword()) {
            case "required", "minLength", "minItems" -> true;
            default -> false;
        };
    }

    @Override
    void report(PakDocument document, SchemaFailure failure, Findings findings) {
        Stage stage = stage(document, failure);
        boolean absent = failure.keyword().equals("required");
        YamlPath holder = absent ? failure.path() : failure.path().parent();
        if (absent && isDamaged(document, holder)) {
            // It may stand in the part that could not be read, and that part has its own finding.
            return;
        }
        String field = absent ? failure.property().orElse("") : failure.path().lastKey();
        if (absent && MisspelledFields.has(document, holder, field)) {
            return;
        }
        TextRange range = absent && !isEmptyEntry(document, holder, field) ? SchemaPlaces.ofMissing(document, holder)
                : SchemaPlaces.ofValue(document, holder.key(field));
        String what = HolderName.of(document, holder);
        String problem = absent && !isEmptyEntry(document, holder, field) ? "%s has no \"%s\"".formatted(what, field)
                : "\"%s\" of %s is empty".formatted(field, what);
        findings.at(document.path(), range, problem + ": " + consequence(document, stage))
                .stage(stage).severity(severity(stage))
                .fixes(() -> absent && !isEmptyEntry(document, holder, field) ? skeleton(document, holder, field) : Optional.empty()).add();
    }

    /** The field with something in it that the broker takes; the author knows better. */
    private static Optional<Fix> skeleton(PakDocument document, YamlPath holder, String field) {
        if (!(document.yaml().at(holder).orElse(null) instanceof YamlMapping mapping) || mapping.flow()) {
            return Optional.empty();
        }
        String name = Stream.of("display_name", "field_name", "name").flatMap(key -> mapping.get(key).stream())
                .filter(YamlScalar.class::isInstance).map(value -> ((YamlScalar) value).value()).findFirst().orElse("");
        String words = name.replace('_', ' ').replace('-', ' ').replaceAll("[^A-Za-z0-9 ]", "").strip();
        String value = switch (field) {
            case "packversion" -> "1";
            case "version" -> holder.isRoot() && document.kind() != DocumentKinds.MANIFEST ? "1" : "1.0.0";
            case "id" -> UUID.nameUUIDFromBytes((document.path() + holder + name).getBytes(StandardCharsets.UTF_8)).toString();
            case "details", "description", "display_name" -> words.isEmpty() ? "" : words;
            case "documentation_url", "support_url" -> "https://example.com/";
            default -> "";
        };
        return value.isEmpty() ? Optional.empty() : YamlFixes.add(document, mapping, "name", field + ": " + value);
    }

    private static boolean isDamaged(PakDocument document, YamlPath holder) {
        Optional<YamlNode> node = document.yaml().at(holder);
        return node.map(value -> document.yaml().isDamaged(value.range())).orElse(!document.yaml().isWellFormed());
    }

    /** The key is written, without a value. */
    private static boolean isEmptyEntry(PakDocument document, YamlPath holder, String field) {
        return document.yaml().at(holder.key(field)).isPresent();
    }
}
