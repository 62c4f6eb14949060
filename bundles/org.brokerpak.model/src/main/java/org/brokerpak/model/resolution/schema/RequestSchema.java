/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution.schema;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

import org.brokerpak.syntax.hil.go.GoError;

/**
 * A schema made ready for judging, as the broker's library does anew at each request. Immutable; may be used by several
 * threads.
 */
public final class RequestSchema {

    /** What the broker says when it loads the schema, or null when it can. */
    private final Verdict.Broken broken;
    private final SchemaJudge judge;

    private RequestSchema(Verdict.Broken broken, SchemaJudge judge) {
        this.broken = broken;
        this.judge = judge;
    }

    /** The schema in a tree of {@code null}, String, Boolean, Number, List and Map. */
    public static RequestSchema of(Map<String, Object> schema) {
        String input = "";
        try {
            Object tree = JsonTree.of(schema);
            SchemaSyntax syntax = new SchemaSyntax(tree);
            if (tree instanceof Map<?, ?> root && root.get("properties") instanceof Map<?, ?> properties) {
                // One by one, so that the input with the broken schema is known.
                for (Map.Entry<?, ?> property : properties.entrySet()) {
                    input = (String) property.getKey();
                    syntax.check(property.getValue());
                }
                input = "";
            }
            syntax.check(tree);
            return new RequestSchema(null, new SchemaJudge(tree, syntax.patterns()));
        } catch (BrokenSchemaException unusable) {
            return new RequestSchema(new Verdict.Broken(unusable.getMessage(), input, unusable.isCrash()), null);
        } catch (GoError unwritable) {
            return new RequestSchema(new Verdict.Broken(unwritable.getMessage(), "", false), null);
        }
    }

    /** What the broker says of values: {@code null}, String, Boolean, Number, List, Map. */
    public Verdict judge(Map<String, ?> values) {
        if (broken != null) {
            return broken;
        }
        try {
            List<Violation> violations = judge.judge(JsonTree.of(values));
            return violations.isEmpty() ? new Verdict.Accepted()
                    : new Verdict.Refused(violations.stream().sorted(Comparator.comparing(Violation::path)).toList());
        } catch (GoError unwritable) {
            return new Verdict.Broken(unwritable.getMessage(), "", false);
        }
    }
}
