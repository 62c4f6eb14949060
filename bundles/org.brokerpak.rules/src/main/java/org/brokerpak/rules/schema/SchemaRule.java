/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.schema;

import java.util.List;
import java.util.Set;

import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.schema.DocumentSchema;
import org.brokerpak.model.schema.FieldCatalog;
import org.brokerpak.model.schema.SchemaFailure;
import org.brokerpak.rules.DocumentRule;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.yaml.YamlPath;

/**
 * A rule that puts one sort of schema failure into words. Each failure is claimed by one such rule, so that one mistake is
 * one finding with one id.
 */
abstract class SchemaRule extends DocumentRule {

    /** What the schema of its kind says of a document; made once for all rules. */
    private record SchemaFailures(List<SchemaFailure> all) {

        static SchemaFailures of(PakDocument document) {
            return new SchemaFailures(DocumentSchema.of(document.kind()).validator().validate(document.yaml()));
        }
    }


    SchemaRule(String id, Severity severity, Stage stage) {
        super(new RuleInfo(id, severity, stage), Set.copyOf(DocumentKinds.all()));
    }

    @Override
    public final void check(PakDocument document, Findings findings) {
        for (SchemaFailure failure : document.derive(SchemaFailures.class, SchemaFailures::of).all()) {
            if (claims(failure)) {
                report(document, failure, findings);
            }
        }
    }

    /** Whether the failure is of this rule's sort. */
    abstract boolean claims(SchemaFailure failure);

    abstract void report(PakDocument document, SchemaFailure failure, Findings findings);

    static FieldCatalog catalog(PakDocument document) {
        return DocumentSchema.of(document.kind()).catalog();
    }

    static Stage stage(PakDocument document, SchemaFailure failure) {
        if (failure.schemaDefinition().equals("constraints") && !isEnforced(failure.path())) {
            return Stage.SILENT;
        }
        return catalog(document).stageOf(failure);
    }

    /** The broker makes a schema of the constraints of user inputs only (broker-behaviour 4.1). */
    private static boolean isEnforced(YamlPath path) {
        return path.steps().contains(new YamlPath.Key("user_inputs"));
    }

    /** What the broker refuses is an error, what it never notices a warning. */
    static Severity severity(Stage stage) {
        return stage == Stage.SILENT ? Severity.WARNING : Severity.ERROR;
    }

    /** What happens then, as the middle of a finding's sentence. */
    static String consequence(PakDocument document, Stage stage) {
        return switch (stage) {
            case MANIFEST_LOAD -> "the broker refuses the " + document.kind().title();
            case DEFINITION_LOAD, PAK_BUILD -> "the pak is not built";
            case REGISTRATION -> "the broker does not start";
            case REQUEST -> "requests for this service fail";
            case TOFU -> "tofu fails";
            case SILENT, ADVICE -> "the broker ignores it";
        };
    }
}
