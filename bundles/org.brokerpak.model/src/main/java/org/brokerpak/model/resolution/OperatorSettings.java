/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.document.NamedText;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJson;

/**
 * How an operator has configured the broker, as far as requests can tell (broker-behaviour 3.5, 4.1, 8). Nothing is
 * read from this process: what counts is what somebody sets here.
 *
 * @param configuration values of the broker's configuration by key, whatever its case: String, Map, or another type
 * @param environment environment variables of the broker
 * @param mapping environment variable to configuration key, from the manifest's {@code env_config_mapping}
 * @param required environment variables without which the broker does not start, from the manifest
 * @param validatesParameters whether parameters that are not declared are refused;
 *     {@code CSB_DISABLE_REQUEST_PROPERTY_VALIDATION} turns that off
 */
public record OperatorSettings(Map<String, Object> configuration, Map<String, String> environment,
        Map<String, String> mapping, Set<String> required, boolean validatesParameters) {

    /** A broker that nobody has configured. */
    public static final OperatorSettings NONE = new OperatorSettings(Map.of(), Map.of(), Map.of(), Set.of(), true);

    private static final String PREFIX = "GSB_";

    public OperatorSettings {
        configuration = Collections.unmodifiableMap(new LinkedHashMap<>(configuration));
        environment = Collections.unmodifiableMap(new LinkedHashMap<>(environment));
        mapping = Collections.unmodifiableMap(new LinkedHashMap<>(mapping));
        required = Set.copyOf(required);
    }

    /**
     * A value of the configuration.
     *
     * @param value String, Map or another type
     * @param standIn whether it is one that the operator is known to set, to what nobody knows
     */
    record Setting(Object value, boolean standIn) {
    }

    /** What a pak's manifest asks its operator to set. */
    public static OperatorSettings of(Manifest manifest) {
        Map<String, String> mapping = new LinkedHashMap<>();
        for (NamedText entry : manifest.envConfigMapping()) {
            mapping.put(entry.name(), entry.text().value());
        }
        Set<String> required = Set.copyOf(manifest.requiredEnvVariables().stream().map(name -> name.value()).distinct()
                .toList());
        return new OperatorSettings(Map.of(), Map.of(), mapping, required, true);
    }

    /** The same with a value more. */
    public OperatorSettings withConfiguration(String key, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(configuration);
        more.put(key, value);
        return new OperatorSettings(more, environment, mapping, required, validatesParameters);
    }

    /** The same with an environment variable more. */
    public OperatorSettings withEnvironment(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(environment);
        more.put(name, value);
        return new OperatorSettings(configuration, more, mapping, required, validatesParameters);
    }

    /** The same, with undeclared parameters let through or not. */
    public OperatorSettings withValidation(boolean validates) {
        return new OperatorSettings(configuration, environment, mapping, required, validates);
    }

    /** Whether a name is that of an environment variable that the manifest knows, or begins with {@code GSB_}. */
    public boolean isEnvironmentVariable(String name) {
        return name.startsWith(PREFIX) || mapping.containsKey(name) || required.contains(name);
    }

    /** A value by its key: the environment counts before the file; a variable that is set but empty does not count. */
    Optional<Setting> find(String key) {
        String variable = PREFIX + key.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
        String automatic = environment.getOrDefault(variable, "");
        if (!automatic.isEmpty()) {
            return Optional.of(new Setting(automatic, false));
        }
        boolean mapped = false;
        for (Map.Entry<String, String> entry : mapping.entrySet()) {
            if (entry.getValue().equalsIgnoreCase(key)) {
                mapped = true;
                String text = environment.getOrDefault(entry.getKey(), "");
                if (!text.isEmpty()) {
                    return Optional.of(new Setting(text, false));
                }
            }
        }
        Optional<Setting> filed = configuration.entrySet().stream()
                .filter(entry -> entry.getKey().equalsIgnoreCase(key)).findFirst()
                .map(entry -> new Setting(entry.getValue(), false));
        return filed.isPresent() || !mapped ? filed : Optional.of(new Setting(standIn(key), true));
    }

    /** A variable of the environment; one that the broker needs to start has at least a stand-in. */
    Optional<Setting> findEnvironment(String name) {
        if (environment.containsKey(name)) {
            return Optional.of(new Setting(environment.get(name), false));
        }
        return required.contains(name) ? Optional.of(new Setting(standIn(name), true)) : Optional.empty();
    }

    private static String standIn(String name) {
        return "value-of-" + name;
    }

    /** The text of a setting, as it would stand in an environment variable. */
    static String text(Object value) {
        try {
            return value instanceof String text ? text : GoJson.marshal(value);
        } catch (GoError infinite) {
            return String.valueOf(value);
        }
    }
}
