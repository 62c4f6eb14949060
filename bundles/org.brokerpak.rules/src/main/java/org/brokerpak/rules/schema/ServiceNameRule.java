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
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/** A service's name has characters the broker refuses when it starts, long after the build (broker-behaviour 2.5). */
public final class ServiceNameRule extends PatternRule {

    public ServiceNameRule() {
        super("service-name", Stage.REGISTRATION);
    }

    @Override
    boolean claimsField(String definition, String field) {
        return definition.equals("service") && field.equals("name");
    }

    @Override
    void report(PakDocument document, SchemaFailure failure, Findings findings) {
        String text = written(document, failure);
        TextRange range = SchemaPlaces.ofValue(document, failure.path());
        Findings.Draft draft = findings.at(document.path(), range, ("the service name \"%s\" may hold letters, digits, dots "
                + "and dashes only: the pak is built, but the broker does not start with it").formatted(text));
        String mended = text.strip().replaceAll("[^a-zA-Z0-9.-]+", "-").replaceAll("^-+|-+$", "");
        if (!mended.isEmpty()) {
            draft.fix(Fix.possible("Change to " + mended, document.path(), new TextEdit(range, mended)));
        }
        draft.add();
    }
}
