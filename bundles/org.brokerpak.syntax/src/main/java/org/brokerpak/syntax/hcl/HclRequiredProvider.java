/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.Optional;

/**
 * An entry of {@code required_providers}.
 *
 * @param file the name of the file
 * @param localName the name that the module gives the provider
 * @param source the {@code source}, as {@code hashicorp/aws}; empty when it is not written as a string
 * @param version the version constraint, also of the old form {@code aws = "~> 5.0"}; empty likewise
 */
public record HclRequiredProvider(String file, HclName localName, Optional<Setting> source, Optional<Setting> version) {

    /**
     * A string of an entry.
     *
     * @param expression where it is written, with its quotes
     * @param value its text
     */
    public record Setting(HclExpression expression, String value) {
    }

    static HclRequiredProvider of(String file, HclAttribute attribute) {
        if (attribute.value() instanceof HclExpression.ObjectExpression object) {
            return new HclRequiredProvider(file, attribute.name(), setting(object, "source"),
                    setting(object, "version"));
        }
        return new HclRequiredProvider(file, attribute.name(), Optional.empty(), setting(attribute.value()));
    }

    private static Optional<Setting> setting(HclExpression.ObjectExpression object, String key) {
        return object.items().stream().filter(item -> isKey(item.key(), key)).findFirst()
                .flatMap(item -> setting(item.value()));
    }

    private static boolean isKey(HclExpression expression, String key) {
        return switch (expression) {
            case HclExpression.BareKey bare -> bare.name().text().equals(key);
            case HclTemplate template -> template.literalText().equals(Optional.of(key));
            default -> false;
        };
    }

    private static Optional<Setting> setting(HclExpression expression) {
        return expression instanceof HclTemplate template
                ? template.literalText().map(text -> new Setting(expression, text)) : Optional.empty();
    }
}
