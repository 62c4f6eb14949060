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
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;

/** A value is of a type the field cannot take (broker-behaviour 1.2). */
public final class WrongTypeRule extends SchemaRule {

    public WrongTypeRule() {
        super("wrong-type", Severity.ERROR, Stage.DEFINITION_LOAD);
    }

    @Override
    boolean claims(SchemaFailure failure) {
        return failure.keyword().equals("type") && !ExclusiveLimitRule.isExclusiveLimit(failure);
    }

    @Override
    void report(PakDocument document, SchemaFailure failure, Findings findings) {
        Stage stage = stage(document, failure);
        TextRange range = SchemaPlaces.ofValue(document, failure.path());
        String subject = failure.path().isRoot() ? "the " + document.kind().title()
                : failure.path().steps().getLast() instanceof YamlPath.Item ? "this item of \"" + failure.path().lastKey()
                        + "\"" : "\"" + failure.path().lastKey() + "\"";
        Findings.Draft draft = findings.at(document.path(), range, "%s has the wrong type: %s, so %s".formatted(subject,
                forPeople(failure.detail()), consequence(document, stage))).stage(stage).severity(severity(stage));
        if (document.yaml().at(failure.path()).orElse(null) instanceof YamlScalar scalar && scalar.style().isQuoted()
                && !failure.detail().startsWith("expected object") && !failure.detail().startsWith("expected array")) {
            draft.fix(Fix.possible("Remove the quotes", document.path(), new TextEdit(scalar.range(), scalar.value())));
        }
        draft.add();
    }

    /** In YAML an object is a mapping and an array a list. */
    private static String forPeople(String detail) {
        return detail.replace("string, number or boolean", "a single value").replace("object", "mapping")
                .replace("array", "list").replace("string", "text");
    }
}
