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
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlScalar;

/** What rules about the form of a text share: each claims the pattern failures of certain fields. */
abstract class PatternRule extends SchemaRule {

    PatternRule(String id, Stage stage) {
        super(id, Severity.ERROR, stage);
    }

    @Override
    final boolean claims(SchemaFailure failure) {
        return failure.keyword().equals("pattern") && claimsField(failure.schemaDefinition(), failure.path().lastKey());
    }

    abstract boolean claimsField(String definition, String field);

    static String written(PakDocument document, SchemaFailure failure) {
        return document.yaml().at(failure.path()).orElse(null) instanceof YamlScalar scalar
                ? ScalarResolver.text(scalar) : "";
    }
}
