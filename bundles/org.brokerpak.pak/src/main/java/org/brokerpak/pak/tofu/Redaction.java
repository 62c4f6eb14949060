/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.resolution.SensitiveNames;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.model.workspace.WorkspaceFile.GeneratedFile;
import org.brokerpak.model.workspace.WorkspaceFile.Span;
import org.brokerpak.model.workspace.WorkspaceFile.Subject;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclExpression.BooleanLiteral;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJson;
import org.brokerpak.syntax.hil.go.GoJsonReader;

/** Takes values out of texts that nobody should read over somebody's shoulder, or in the log of a build. */
final class Redaction {

    private static final String REPLACEMENT = "(sensitive value)";
    /** A shorter one is replaced only between quotes: it would be found by chance in the midst of words. */
    private static final int LEAST_ANYWHERE = 4;

    private final List<String> values;
    private final Map<String, String> names;

    private Redaction(Collection<String> values, Map<String, String> names) {
        this.names = Map.copyOf(names);
        // Of two values one of which holds the other the longer one is replaced first.
        this.values = values.stream().sorted(Comparator.comparingInt(String::length).reversed()).toList();
    }

    /**
     * What to hide in a run.
     *
     * @param secrets further values: those of environment variables
     * @param names what to call paths of the run, which mean nothing to anybody
     */
    static Redaction of(ServiceFile service, Workspace workspace, Collection<String> secrets,
            Map<String, String> names) {
        Set<String> hidden = new TreeSet<>();
        secrets.forEach(secret -> add(secret, hidden));
        Set<String> sensitive = sensitiveNames(service, workspace.action());
        workspace.generatedFile().ifPresent(file -> file.spans().stream()
                .filter(span -> span.subject() == Subject.VARIABLE)
                .filter(span -> sensitive.contains(span.name()) || SensitiveNames.isSensitive(span.name()))
                .forEach(span -> collect(value(file, span), hidden)));
        return new Redaction(hidden, names);
    }

    private static Set<String> sensitiveNames(ServiceFile service, Action.Kind action) {
        ActionModule module = action == Action.Kind.PROVISION ? service.provision() : service.bind();
        return module.hcl().variables().stream()
                .filter(variable -> variable.attribute("sensitive")
                        .map(attribute -> !(attribute.value() instanceof BooleanLiteral literal && !literal.value()))
                        .orElse(false))
                .map(HclDeclaration::name).collect(Collectors.toSet());
    }

    private static Object value(GeneratedFile file, Span span) {
        try {
            return GoJsonReader.array("[" + file.text().slice(span.value()) + "]");
        } catch (GoError deep) {
            return file.text().slice(span.value());
        }
    }

    private static void collect(Object value, Set<String> hidden) {
        switch (value) {
            case String text -> add(text, hidden);
            case List<?> list -> list.forEach(item -> collect(item, hidden));
            case Map<?, ?> map -> map.values().forEach(item -> collect(item, hidden));
            case null, default -> { }
        }
    }

    private static void add(String value, Set<String> hidden) {
        if (value == null || value.isBlank()) {
            return;
        }
        for (String line : value.split("\\R")) {
            if (!line.isBlank()) {
                hidden.add(line.strip());
                hidden.add(escaped(line.strip()));
            }
        }
        hidden.add(escaped(value));
    }

    private static String escaped(String value) {
        try {
            String quoted = GoJson.marshal(value);
            return quoted.substring(1, quoted.length() - 1);
        } catch (GoError impossible) {
            return value;
        }
    }

    /** The text without what is hidden. */
    String apply(String text) {
        String result = text;
        for (Map.Entry<String, String> name : names.entrySet()) {
            result = result.replace(name.getKey(), name.getValue());
        }
        for (String value : values) {
            result = value.length() >= LEAST_ANYWHERE ? result.replace(value, REPLACEMENT)
                    : result.replace("\"" + value + "\"", "\"" + REPLACEMENT + "\"");
        }
        return result;
    }
}
