/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.keyword.AbstractKeyword;
import com.networknt.schema.keyword.AbstractKeywordValidator;
import com.networknt.schema.keyword.BaseKeywordValidator;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordType;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;

import tools.jackson.databind.JsonNode;

/**
 * Draft-07, reduced to the keywords that our schemas use. The library's own dialect loads every format and its enum
 * keyword an object mapper, which costs half a second before the first finding; a test keeps the two in agreement.
 */
final class SchemaDialect {

    private SchemaDialect() {
    }

    static Dialect create() {
        return Dialect.builder("http://json-schema.org/draft-07/schema#")
                .specificationVersion(SpecificationVersion.DRAFT_7)
                .idKeyword("$id")
                .keywords(List.of(KeywordType.REF, KeywordType.TYPE, KeywordType.PROPERTIES,
                        KeywordType.ADDITIONAL_PROPERTIES, KeywordType.REQUIRED, KeywordType.ITEMS_LEGACY,
                        KeywordType.MIN_ITEMS, KeywordType.MIN_LENGTH, KeywordType.PATTERN, KeywordType.MINIMUM,
                        KeywordType.EXCLUSIVE_MINIMUM, KeywordType.EXCLUSIVE_MAXIMUM, new EnumKeyword()))
                .unknownKeywordFactory((name, context) -> new Annotation(name))
                .build();
    }

    /** A keyword that checks nothing: titles, texts, the {@code x-} annotations. */
    private static final class Annotation extends AbstractKeyword {

        Annotation(String name) {
            super(name);
        }

        @Override
        public KeywordValidator newValidator(
                SchemaLocation location, JsonNode value, Schema parent, SchemaContext context) {
            return new AbstractKeywordValidator(this, value, location) {
                @Override
                public void validate(
                        ExecutionContext execution, JsonNode instance, JsonNode root, NodePath instanceLocation) {
                    // nothing to check
                }
            };
        }
    }

    private static final class EnumKeyword extends AbstractKeyword {

        EnumKeyword() {
            super("enum");
        }

        @Override
        public KeywordValidator newValidator(
                SchemaLocation location, JsonNode value, Schema parent, SchemaContext context) {
            return new EnumCheck(this, value, location, parent, context);
        }
    }

    private static final class EnumCheck extends BaseKeywordValidator {

        private final Set<Object> allowed = new HashSet<>();

        EnumCheck(Keyword keyword, JsonNode values, SchemaLocation location, Schema parent, SchemaContext context) {
            super(keyword, values, location, parent, context);
            values.forEach(value -> allowed.add(comparable(value)));
        }

        @Override
        public void validate(
                ExecutionContext execution, JsonNode instance, JsonNode root, NodePath instanceLocation) {
            if (!allowed.contains(comparable(instance))) {
                execution.addError(error().instanceNode(instance).instanceLocation(instanceLocation)
                        .evaluationPath(execution.getEvaluationPath()).locale(execution.getExecutionConfig().getLocale())
                        .build());
            }
        }

        /** Numbers by value, whatever their representation; texts and all else as they are. */
        private static Object comparable(JsonNode node) {
            return node.isNumber() ? node.decimalValue().stripTrailingZeros() : node;
        }
    }
}
