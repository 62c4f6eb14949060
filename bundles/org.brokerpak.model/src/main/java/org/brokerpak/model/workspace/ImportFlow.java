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
import java.util.stream.Collectors;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ImportInput;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoFormat;
import org.brokerpak.syntax.hil.go.GoNumbers;
import org.brokerpak.syntax.text.TextRange;

/**
 * How the broker takes over resources that exist already: it imports them, lets tofu show them, and makes a new
 * {@code main.tf} of what is shown (broker-behaviour 6.5).
 *
 * @param declared whether a plan input named {@value org.brokerpak.model.service.Action#SUBSUME} is declared, without
 *     which nothing is ever imported
 * @param requested whether the values ask for it too
 * @param workspace the folder in which the commands run; a single {@code template} is not in it
 * @param commands the imports in the order of the definition; the broker runs them in no fixed order
 * @param refusal why the broker does not even begin, in its words; empty when it does
 */
public record ImportFlow(ServiceFile service, boolean declared, boolean requested, Workspace workspace,
        List<ImportCommand> commands, String refusal) {

    /**
     * An import of one resource.
     *
     * @param address of the resource in the templates
     * @param id of what exists already; empty while it is not known
     * @param input place of the import input in the definition
     */
    public record ImportCommand(String address, String id, TextRange input) {

        /** As it would be typed; an unknown id is written {@code <id>}. */
        public String line() {
            return "tofu import " + shell(address) + " " + (id.isEmpty() ? "<id>" : shell(id));
        }

        private static String shell(String word) {
            return word.matches("[-A-Za-z0-9_./:@=,+]+") ? word : "'" + word.replace("'", "'\\''") + "'";
        }
    }

    /**
     * What comes of a text that tofu shows.
     *
     * @param shown the part of the text that the broker takes
     * @param cleaned after the deletion of {@code import_parameters_to_delete}
     * @param added after the addition of {@code import_parameters_to_add}
     * @param mainTf after the replacement of {@code import_parameter_mappings}: the new {@code main.tf}
     * @param captured values found in the text, which become values of variables, by name
     * @param crash why the broker would crash; empty when it would not
     */
    public record Imported(String shown, String cleaned, String added, String mainTf, Map<String, String> captured,
            String crash) {
    }

    public ImportFlow {
        commands = List.copyOf(commands);
    }

    /**
     * The flow of a request.
     *
     * @param values of the whole context by name, those that are no variables of the templates included
     */
    public static ImportFlow of(ServiceFile service, Map<String, ?> values) {
        Action provision = service.content().provision();
        List<ImportCommand> commands = new ArrayList<>();
        boolean complete = true;
        for (ImportInput input : provision.importInputs()) {
            String name = input.fieldName().value();
            complete &= values.containsKey(name);
            commands.add(new ImportCommand(input.tfResource().value(),
                    values.containsKey(name) ? GoFormat.value(values.get(name)) : "", input.place()));
        }
        boolean declared = provision.planInputs().stream()
                .anyMatch(input -> input.fieldName().value().equals(Action.SUBSUME));
        String names = provision.importInputs().stream().map(input -> input.fieldName().value())
                .collect(Collectors.joining(", "));
        return new ImportFlow(service, declared, declared && isTrue(values.get(Action.SUBSUME)),
                Workspace.forImport(service, values), commands,
                complete ? "" : "must provide values for all import parameters: " + names);
    }

    private static boolean isTrue(Object value) {
        return switch (value) {
            case Boolean bool -> bool;
            case Number number -> number.doubleValue() != 0;
            case String text -> {
                try {
                    yield GoNumbers.parseBool(text);
                } catch (GoError noBoolean) {
                    yield false;
                }
            }
            case null, default -> false;
        };
    }

    /** The new {@code main.tf} for a text of {@code tofu show -no-color}; never throws. */
    public Imported transform(String show) {
        int outputs = show.indexOf("\nOutputs:");
        return ImportTransform.of(service.content().provision(), outputs < 0 ? show : show.substring(0, outputs));
    }

    /**
     * The workspace with which the broker plans and applies after the import.
     *
     * @param values as given to {@link #of}
     */
    public Workspace after(Imported imported, Map<String, ?> values) {
        return workspace.imported(service, imported, new TreeMap<>(values));
    }
}
