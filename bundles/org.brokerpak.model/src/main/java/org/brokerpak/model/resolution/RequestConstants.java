/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;

/**
 * What a request brings beside its parameters, as expressions read it (broker-behaviour 3.7). Whatever only a real
 * request knows has a stand-in that somebody may replace.
 */
public final class RequestConstants {

    /** Names of the constants that have a stand-in; entries of the maps among them can be given one by one. */
    public static final List<String> NAMES = List.of("request.instance_id", "request.binding_id", "request.app_guid",
            "request.context", "request.x_broker_api_originating_identity", "request.default_labels", "instance.name",
            "instance.details");

    /** Those of them that are maps. */
    public static final List<String> MAPS = List.of("request.context", "request.x_broker_api_originating_identity",
            "request.default_labels", "instance.details");

    private static final String INSTANCE_ID = "request.instance_id";
    private static final String BINDING_ID = "request.binding_id";
    private static final String APP_GUID = "request.app_guid";
    private static final String CONTEXT = "request.context";
    private static final String IDENTITY = "request.x_broker_api_originating_identity";
    private static final String LABELS = "request.default_labels";
    private static final String INSTANCE_NAME = "instance.name";
    private static final String DETAILS = "instance.details";

    private static final String SOME_ID = "00000000-0000-4000-8000-00000000000";
    private static final Pattern NO_LABEL = Pattern.compile("[^a-zA-Z0-9_-]+");

    /** A constant with what it rests on. */
    record Constant(Object value, Provenance provenance) {
    }

    private final ResolutionRequest request;
    private final Map<String, Constant> constants = new LinkedHashMap<>();

    private RequestConstants(ResolutionRequest request) {
        this.request = request;
    }

    /** The constants of a request by name. */
    static Map<String, Constant> of(ResolutionRequest request) {
        RequestConstants constants = new RequestConstants(request);
        constants.collect();
        return Collections.unmodifiableMap(constants.constants);
    }

    private void collect() {
        Operation operation = request.operation();
        ServiceDefinition definition = request.service().content();
        known("request.plan_id", request.plan().id());
        known("request.service_id", definition.id().value());
        scalar(INSTANCE_ID, SOME_ID + 1);
        if (operation.isRemoval()) {
            known(CONTEXT, request.given().getOrDefault(CONTEXT, Map.of()));
        } else {
            map(CONTEXT, context());
        }
        map(IDENTITY, Map.of("platform", "cloudfoundry", "value", Map.of("user_id", SOME_ID + 6)));
        if (operation.action() == Action.Kind.PROVISION) {
            map(LABELS, labels());
            Provenance both = constants.get(INSTANCE_ID).provenance().union(constants.get(CONTEXT).provenance());
            constants.computeIfPresent(LABELS, (name, labels) -> new Constant(labels.value(),
                    request.given().containsKey(LABELS) ? Provenance.NONE : both));
        } else {
            scalar(BINDING_ID, SOME_ID + 2);
            if (operation == Operation.UNBIND) {
                known(APP_GUID, "");
            } else {
                scalar(APP_GUID, SOME_ID + 3);
            }
            known("request.plan_properties", request.plan().properties());
            // The broker never stores a name, so this is no stand-in.
            known(INSTANCE_NAME, request.given().getOrDefault(INSTANCE_NAME, ""));
            map(DETAILS, details(definition.provision()));
        }
    }

    private void known(String name, Object value) {
        constants.put(name, new Constant(value, Provenance.NONE));
    }

    private void scalar(String name, Object standIn) {
        boolean given = request.given().containsKey(name);
        constants.put(name, new Constant(given ? request.given().get(name) : standIn,
                given ? Provenance.NONE : Provenance.placeholder(name)));
    }

    /** A map; single entries may be given as {@code NAME.KEY}, and then the others stay what they are. */
    private void map(String name, Map<String, Object> standIn) {
        scalar(name, standIn);
        Constant constant = constants.get(name);
        Map<String, Object> entries = new LinkedHashMap<>();
        if (constant.value() instanceof Map<?, ?> map) {
            map.forEach((key, value) -> entries.put(String.valueOf(key), value));
        }
        String prefix = name + ".";
        request.given().forEach((key, value) -> {
            if (key.startsWith(prefix)) {
                entries.put(key.substring(prefix.length()), value);
            }
        });
        if (constant.value() instanceof Map<?, ?>) {
            constants.put(name, new Constant(Collections.unmodifiableMap(entries), constant.provenance()));
        }
    }

    /** What Cloud Foundry sends, but for the annotations: with these, which are maps, no entry could be read. */
    private static Map<String, Object> context() {
        Map<String, Object> context = new LinkedHashMap<>();
        context.put("platform", "cloudfoundry");
        context.put("organization_guid", SOME_ID + 4);
        context.put("organization_name", "some-org");
        context.put("space_guid", SOME_ID + 5);
        context.put("space_name", "some-space");
        context.put("instance_name", "some-instance");
        return context;
    }

    private Map<String, Object> labels() {
        Map<String, Object> labels = globalLabels();
        labels.put("pcf-organization-guid", label(inContext("organization_guid")));
        labels.put("pcf-space-guid", label(inContext("space_guid")));
        labels.put("pcf-instance-id", label(String.valueOf(constants.get(INSTANCE_ID).value())));
        return labels;
    }

    private String inContext(String key) {
        return constants.get(CONTEXT).value() instanceof Map<?, ?> context && context.get(key) instanceof String text
                ? text : "";
    }

    private static String label(String text) {
        return NO_LABEL.matcher(text).replaceAll("_");
    }

    /** Those in {@code brokerpak.config}: {@code {"global_labels":[{"key":"k","value":"v"}]}}. */
    private Map<String, Object> globalLabels() {
        Map<String, Object> labels = new LinkedHashMap<>();
        try {
            Map<String, Object> config = request.operator().find("brokerpak.config").isPresent()
                    ? GoJsonReader.object(OperatorSettings.text(
                            request.operator().find("brokerpak.config").get().value()))
                    : null;
            if (config != null && config.get("global_labels") instanceof List<?> list) {
                for (Object item : list) {
                    if (item instanceof Map<?, ?> label && label.get("key") instanceof String key) {
                        labels.put(key, String.valueOf(label.get("value")));
                    }
                }
            }
        } catch (GoError unreadable) {
            return labels; // the broker would not have started
        }
        return labels;
    }

    /** The outputs of the instance: what its template declares, with a value of the declared type. */
    private Map<String, Object> details(Action provision) {
        Set<String> names = new LinkedHashSet<>();
        provision.outputs().forEach(output -> names.add(output.fieldName().value()));
        request.service().provision().hcl().outputs().stream().map(HclDeclaration::name).forEach(names::add);
        names.remove("");
        Map<String, Object> details = new LinkedHashMap<>();
        for (String name : names) {
            String type = provision.outputs().stream().filter(output -> output.fieldName().value().equals(name))
                    .map(output -> output.type().value()).findFirst().orElse("");
            details.put(name, switch (type) {
                case "integer", "number" -> 1L;
                case "boolean" -> true;
                case "array" -> List.of();
                case "object" -> Map.of();
                default -> "value-of-" + name;
            });
        }
        return details;
    }
}
