/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.brokerpak.model.resolution.Masking;
import org.brokerpak.model.resolution.SensitiveNames;

/**
 * Keeps secrets out of what is said: the password of the broker, parameters whose name tells, and credentials, unless
 * the definition itself shows them. A broker may repeat any of them in an error.
 */
final class Secrets {

    /** Shorter texts turn up in innocent places. */
    private static final int SHORTEST = 4;

    private final String definition;
    private final Set<String> hidden = ConcurrentHashMap.newKeySet();

    Secrets(ExampleCase example, String password) {
        definition = example.service().document().source().text();
        if (password.length() >= SHORTEST) {
            hidden.add(password);
        }
        example.provisionParameters().ifPresent(this::addParameters);
        example.bindParameters().ifPresent(this::addParameters);
    }

    private void addParameters(Map<String, Object> parameters) {
        parameters.forEach((name, value) -> {
            if (SensitiveNames.isSensitive(name)) {
                add(value, true);
            }
        });
    }

    void addCredentials(Map<String, Object> credentials) {
        credentials.forEach((name, value) -> add(value, SensitiveNames.isSensitive(name)));
    }

    private void add(Object value, boolean sensitive) {
        switch (value) {
            case String text when text.length() >= SHORTEST && (sensitive || !definition.contains(text)) ->
                    hidden.add(text);
            case List<?> list -> list.forEach(item -> add(item, sensitive));
            case Map<?, ?> map -> map.forEach((name, item) ->
                    add(item, sensitive || SensitiveNames.isSensitive(String.valueOf(name))));
            case null, default -> { }
        }
    }

    /** The text with what is secret replaced. */
    String mask(String text) {
        String masked = text;
        for (String secret : hidden.stream().sorted(Comparator.comparingInt(String::length).reversed()).toList()) {
            masked = masked.replace(secret, Masking.SECRET);
        }
        return masked;
    }
}
