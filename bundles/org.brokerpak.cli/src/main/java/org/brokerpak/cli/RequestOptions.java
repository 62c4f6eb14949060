/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.resolution.Operation;
import org.brokerpak.model.resolution.OperatorPlans;
import org.brokerpak.model.resolution.OperatorSettings;
import org.brokerpak.model.resolution.RequestConstants;
import org.brokerpak.model.resolution.RequestPlan;
import org.brokerpak.model.resolution.ResolutionRequest;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.rules.NearNames;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;

import picocli.CommandLine.Option;

/** The options that make a request to the broker. */
final class RequestOptions {

    private static final String ENVIRONMENT_VARIABLE = "[A-Z][A-Z0-9_]*";

    @Option(names = "--plan", paramLabel = "PLAN", description = "Name of the plan, of the pak or of --config; the "
            + "first when left out.")
    private String plan;

    @Option(names = "--action", paramLabel = "ACTION", defaultValue = "provision", description = "provision, update, "
            + "deprovision, bind or unbind.")
    private Operation operation;

    @Option(names = "--update", description = "The same as --action update.")
    private boolean update;

    @Option(names = "--params", paramLabel = "JSON", description = "Parameters of the request: a JSON object, or @FILE "
            + "with one.")
    private String parameters;

    @Option(names = "--previous", paramLabel = "JSON", description = "For an update: the parameters that the instance "
            + "was made with; likewise @FILE.")
    private String previous;

    @Option(names = "--set", paramLabel = "NAME=VALUE", description = "A value that only a real request has: "
            + "request.instance_id=abc, request.context={...}, instance.details.hostname=db.")
    private List<String> given = new ArrayList<>();

    @Option(names = "--config", paramLabel = "KEY=VALUE", description = "A value of the broker's configuration or of "
            + "its environment: aws.region=eu, GSB_PROVISION_DEFAULTS={...}.")
    private List<String> configuration = new ArrayList<>();

    Operation operation() throws UserException {
        if (!update || operation == Operation.UPDATE) {
            return operation;
        }
        if (operation != Operation.PROVISION) {
            throw UserException.unreadable("--update and --action " + operation.id() + " exclude each other");
        }
        return Operation.UPDATE;
    }

    /** The request for a service of a pak. */
    ResolutionRequest request(Console console, Pak pak, ServiceFile service) throws UserException {
        Operation asked = operation();
        if (previous != null && asked != Operation.UPDATE) {
            throw UserException.unreadable("--previous is for updates: add --update");
        }
        OperatorSettings operator = pak.manifest().map(manifest -> OperatorSettings.of(manifest.content()))
                .orElse(OperatorSettings.NONE);
        for (String setting : configuration) {
            String key = name("--config", setting);
            String value = setting.substring(key.length() + 1);
            operator = operator.withConfiguration(key, value);
            operator = key.matches(ENVIRONMENT_VARIABLE) || operator.isEnvironmentVariable(key)
                    ? operator.withEnvironment(key, value) : operator;
        }
        return ResolutionRequest.of(service, plan(service, operator), asked).withOperator(operator)
                .withParameters(object(console, "--params", parameters))
                .withEarlier(object(console, "--previous", previous)).withGiven(given());
    }

    /** The plans there are to choose from: those of the pak, then those of the operator. */
    static List<RequestPlan> plans(ServiceFile service, OperatorSettings operator) throws UserException {
        List<RequestPlan> plans = new ArrayList<>();
        for (Plan known : service.content().plans()) {
            plans.add(RequestPlan.of(service.content(), known));
        }
        try {
            plans.addAll(OperatorPlans.of(service.content(), operator));
        } catch (GoError refused) {
            throw UserException.unreadable("the broker would not start: " + refused.getMessage());
        }
        return plans;
    }

    private RequestPlan plan(ServiceFile service, OperatorSettings operator) throws UserException {
        List<RequestPlan> plans = plans(service, operator);
        if (plan == null) {
            return plans.isEmpty() ? RequestPlan.NONE : plans.getFirst();
        }
        List<String> names = plans.stream().map(RequestPlan::name).toList();
        return plans.stream().filter(known -> known.name().equals(plan)).findFirst().orElseThrow(
                () -> UserException.unreadable("the service \"" + service.displayedName() + "\" has no plan \"" + plan
                        + "\"" + choice(plan, names)));
    }

    /** The end of a sentence about a name that is not there. */
    static String choice(String wanted, List<String> names) {
        if (names.isEmpty()) {
            return ": there are none";
        }
        return NearNames.nearest(wanted, names).filter(near -> !wanted.isEmpty())
                .map(near -> ". Did you mean " + near + "?").orElse(": there are " + String.join(", ", names));
    }

    private Map<String, Object> given() throws UserException {
        Map<String, Object> values = new LinkedHashMap<>();
        for (String setting : given) {
            String name = name("--set", setting);
            String text = setting.substring(name.length() + 1);
            boolean entry = RequestConstants.MAPS.stream().anyMatch(known -> name.startsWith(known + "."));
            if (!entry && !RequestConstants.NAMES.contains(name)) {
                throw UserException.unreadable("--set knows no \"" + name + "\""
                        + choice(name, RequestConstants.NAMES));
            }
            boolean json = RequestConstants.MAPS.contains(name) || text.startsWith("{") || text.startsWith("[");
            values.put(name, json ? value(name, text) : text);
        }
        return values;
    }

    private static Object value(String name, String text) throws UserException {
        try {
            Object value = GoJsonReader.array("[" + text + "]").getFirst();
            if (RequestConstants.MAPS.contains(name) && !(value instanceof Map<?, ?>)) {
                throw UserException.unreadable(name + " is a JSON object, not " + text);
            }
            return value;
        } catch (GoError unreadable) {
            throw UserException.unreadable("the value of " + name + " is not JSON: " + unreadable.getMessage());
        }
    }

    private static String name(String option, String setting) throws UserException {
        int equals = setting.indexOf('=');
        if (equals <= 0) {
            throw UserException.unreadable(option + " takes NAME=VALUE, not \"" + setting + "\"");
        }
        return setting.substring(0, equals);
    }

    private static Map<String, Object> object(Console console, String option, String text) throws UserException {
        if (text == null) {
            return Map.of();
        }
        String json = text;
        String where = "the value of " + option;
        if (text.startsWith("@")) {
            where = text.substring(1);
            try {
                json = Files.readString(console.workingFolder().resolve(where));
            } catch (IOException | InvalidPathException unreadable) {
                throw UserException.unreadable("there is no readable text file " + where);
            }
        }
        try {
            Map<String, Object> object = GoJsonReader.object(json);
            return object == null ? Map.of() : object;
        } catch (GoError notAnObject) {
            throw UserException.unreadable(where + " is not a JSON object: " + notAnObject.getMessage());
        }
    }
}
