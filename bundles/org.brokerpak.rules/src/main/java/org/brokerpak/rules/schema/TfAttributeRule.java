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

/** {@code tf_attribute} is not the address of an attribute (broker-behaviour 2.4). */
public final class TfAttributeRule extends PatternRule {

    public TfAttributeRule() {
        super("tf-attribute", Stage.PAK_BUILD);
    }

    @Override
    boolean claimsField(String definition, String field) {
        return field.equals("tf_attribute");
    }

    @Override
    void report(PakDocument document, SchemaFailure failure, Findings findings) {
        findings.at(document.path(), SchemaPlaces.ofValue(document, failure.path()),
                "\"%s\" is not the address of an attribute: the pak is not built. Write it as type.name.attribute"
                        .formatted(written(document, failure))).add();
    }
}
