/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclDeclaration;

/** The types of variables in the words of a definition. */
final class InputTypes {

    private static final Map<String, JsonType> TYPES = Map.of("string", JsonType.STRING, "number", JsonType.NUMBER,
            "bool", JsonType.BOOLEAN, "list", JsonType.ARRAY, "set", JsonType.ARRAY, "tuple", JsonType.ARRAY, "map",
            JsonType.OBJECT, "object", JsonType.OBJECT);

    private InputTypes() {
    }

    /** The type that goes with a variable; a text where it has none that is known. */
    static String of(ActionModule module, HclDeclaration variable) {
        return variable.attribute("type").flatMap(type -> declared(module, variable, type)).orElse(JsonType.STRING).id();
    }

    /** The type of a variable that takes an input, in the words of a template. */
    static String inTemplate(Action action, String name) {
        String type = Stream.of(Stream.concat(action.userInputs().stream(), action.planInputs().stream())
                        .filter(input -> input.fieldName().value().equals(name)).map(input -> input.type().value()),
                action.computedInputs().stream().filter(input -> input.name().value().equals(name))
                        .map(input -> input.type().value())).flatMap(types -> types).findFirst().orElse("");
        return switch (type) {
            case "integer", "number" -> "number";
            case "boolean" -> "bool";
            case "array" -> "list(any)";
            case "object" -> "map(any)";
            case "" -> "any";
            default -> "string";
        };
    }

    /** The type that an attribute {@code type} declares; old texts write it in quotes. */
    static Optional<JsonType> declared(ActionModule module, HclDeclaration variable, HclAttribute type) {
        String text = module.hcl().files().get(variable.file()).text(type.value()).replace("\"", "").strip();
        int end = 0;
        while (end < text.length() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        return Optional.ofNullable(TYPES.get(text.substring(0, end)));
    }
}
