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
import org.brokerpak.rules.YamlFixes;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlScalar;

/** The id of a service or plan is not a UUID (broker-behaviour 2.4). */
public final class UuidRule extends PatternRule {

    public UuidRule() {
        super("not-a-uuid", Stage.PAK_BUILD);
    }

    @Override
    boolean claimsField(String definition, String field) {
        return field.equals("id");
    }

    @Override
    void report(PakDocument document, SchemaFailure failure, Findings findings) {
        String text = written(document, failure);
        String problem = text.isEmpty() ? "the id is empty" : "\"" + text + "\" is not a UUID";
        TextRange range = SchemaPlaces.ofValue(document, failure.path());
        Findings.Draft draft = findings.at(document.path(), range, problem
                + ": the pak is not built. Use 32 hexadecimal digits in groups of 8-4-4-4-12, new for each service and plan");
        if (document.yaml().at(failure.path()).orElse(null) instanceof YamlScalar id && id.range().equals(range)) {
            draft.fix(YamlFixes.newUuid(document, range, failure.path().toString()));
        }
        draft.add();
    }
}
