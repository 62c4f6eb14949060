/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.workspace;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.brokerpak.model.workspace.WorkspaceFile.GeneratedFile;
import org.brokerpak.model.workspace.WorkspaceFile.Span;
import org.brokerpak.model.workspace.WorkspaceFile.Subject;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclModule;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJson;
import org.brokerpak.syntax.hil.go.GoText;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/** Writes the values of the variables as the broker's JSON, remembering where each went (broker-behaviour 6.1, 6.2). */
final class Configuration {

    /** Of the flat layout. */
    static final String TFVARS = "terraform.tfvars.json";
    /** Of the module layout. */
    static final String INSTANCE = "instance.tf.json";

    private static final String SOURCE = "source";

    private final StringBuilder out = new StringBuilder();
    private final List<Span> spans = new ArrayList<>();

    private Configuration() {
    }

    /**
     * What the broker keeps of all values: those of declared variables, and null for those that have none.
     *
     * @param values by name
     */
    static Map<String, Object> limited(HclModule module, Map<String, ?> values) {
        Map<String, Object> result = new TreeMap<>(GoText.BYTE_ORDER);
        for (HclDeclaration variable : module.variables()) {
            if (variable.hasExactlyOneLabel()) {
                result.put(variable.name(), values.get(variable.name()));
            }
        }
        return result;
    }

    /** {@value #TFVARS}: indented by two. */
    static GeneratedFile flat(Map<String, ?> configuration) throws GoError {
        Configuration writer = new Configuration();
        String separator = "{\n  ";
        for (Map.Entry<String, ?> entry : configuration.entrySet()) {
            writer.out.append(separator);
            int start = writer.out.length();
            writer.out.append(GoJson.marshal(entry.getKey())).append(": ");
            int value = writer.out.length();
            JsonIndent.append(GoJson.marshal(entry.getValue()), 1, writer.out);
            writer.span(Subject.VARIABLE, entry.getKey(), start, value);
            separator = ",\n  ";
        }
        writer.out.append(configuration.isEmpty() ? "{}" : "\n}");
        return writer.file(TFVARS);
    }

    /** {@value #INSTANCE}: a call of the module, and its outputs handed on. */
    static GeneratedFile module(Map<String, ?> configuration, HclModule module) throws GoError {
        Map<String, Object> arguments = new TreeMap<>(GoText.BYTE_ORDER);
        arguments.putAll(configuration);
        arguments.put(SOURCE, "./" + Workspace.MODULE_FOLDER);
        Configuration writer = new Configuration();
        writer.out.append("{\"module\":{\"instance\":{");
        String separator = "";
        for (Map.Entry<String, Object> entry : arguments.entrySet()) {
            writer.out.append(separator);
            int start = writer.out.length();
            writer.out.append(GoJson.marshal(entry.getKey())).append(':');
            int value = writer.out.length();
            writer.out.append(GoJson.marshal(entry.getValue()));
            if (configuration.containsKey(entry.getKey())) {
                writer.span(Subject.VARIABLE, entry.getKey(), start, value);
            }
            separator = ",";
        }
        writer.out.append("}}");
        writer.outputs(module);
        writer.out.append('}');
        return writer.file(INSTANCE);
    }

    private void outputs(HclModule module) throws GoError {
        TreeMap<String, Boolean> names = new TreeMap<>(GoText.BYTE_ORDER);
        module.outputs().stream().filter(HclDeclaration::hasExactlyOneLabel)
                .forEach(output -> names.put(output.name(), true));
        String separator = ",\"output\":{";
        for (String name : names.keySet()) {
            out.append(separator);
            int start = out.length();
            out.append(GoJson.marshal(name)).append(':');
            int value = out.length();
            out.append("{\"sensitive\":true,\"value\":")
                    .append(GoJson.marshal("${module.instance." + name + "}")).append('}');
            span(Subject.OUTPUT, name, start, value);
            separator = ",";
        }
        out.append(names.isEmpty() ? "" : "}");
    }

    private void span(Subject subject, String name, int start, int value) {
        int end = out.length();
        spans.add(new Span(subject, name, new TextRange(start, end), new TextRange(value, end)));
    }

    private GeneratedFile file(String path) {
        return new GeneratedFile(path, SourceText.of(out.toString()), spans);
    }
}
