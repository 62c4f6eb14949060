/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

import org.brokerpak.model.ServiceFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random definitions and requests: of all layers that have a value for a variable, the one decides that the published
 * order names, and all others are told of.
 */
class ResolutionOrderTest {

    private static final int ROUNDS = 400;
    private static final String[] NAMES = {"a", "b", "c"};

    /** What one definition says; each layer has its own value for a variable, so that the winner is known by it. */
    private record Scenario(Map<Layer, List<String>> layers, Map<String, Boolean> overwrites) {

        static Scenario random(Random random) {
            Map<Layer, List<String>> layers = new EnumMap<>(Layer.class);
            Map<String, Boolean> overwrites = new TreeMap<>();
            for (Layer layer : Layer.values()) {
                List<String> names = new ArrayList<>();
                for (String name : NAMES) {
                    if (layer != Layer.NOTHING && random.nextInt(3) == 0) {
                        names.add(name);
                    }
                    overwrites.put(name, random.nextBoolean());
                }
                layers.put(layer, names);
            }
            return new Scenario(layers, overwrites);
        }

        boolean has(Layer layer, String name) {
            return layers.get(layer).contains(name);
        }

        /** The values of a layer as JSON, which is YAML too. */
        String map(Layer layer) {
            Map<String, Object> values = new LinkedHashMap<>();
            layers.get(layer).forEach(name -> values.put(name, layer.id()));
            return Requests.json(values);
        }

        String inputs(Layer layer, String key) {
            StringBuilder list = new StringBuilder();
            layers.get(layer).forEach(name -> list.append("  - {").append(key).append(": ").append(name)
                    .append(", type: string, default: '").append(layer.id()).append("', overwrite: ")
                    .append(overwrites.get(name)).append("}\n"));
            return list.isEmpty() ? "  []\n" : list.toString();
        }

        String definition(String action) {
            return "plans:\n- name: p\n  properties: " + map(Layer.PLAN_PROPERTY) + "\n  " + action + "_overrides: "
                    + map(Layer.PLAN_OVERRIDE) + "\n" + action + ":\n  user_inputs:\n" + inputs(Layer.DEFAULT, "field_name")
                    + "  computed_inputs:\n" + inputs(Layer.COMPUTED_INPUT, "name");
        }

        ResolutionRequest request(ServiceFile service, Operation operation) {
            OperatorSettings operator = OperatorSettings.NONE.withValidation(false)
                    .withConfiguration("provision.defaults", map(Layer.GLOBAL_DEFAULT).replace('\'', '"'))
                    .withConfiguration("service.db." + operation.action().key() + ".defaults",
                            map(Layer.SERVICE_DEFAULT).replace('\'', '"'));
            return Requests.request(service, operation).withOperator(operator)
                    .withParameters(Requests.json(map(Layer.PARAMETER)))
                    .withEarlier(Requests.json(map(Layer.EARLIER_PARAMETER)))
                    .withImported(Requests.json(map(Layer.IMPORTED)));
        }

        /** The published order, told from its end. */
        Layer winner(String name, Operation operation) {
            boolean binding = operation == Operation.BIND;
            boolean update = operation == Operation.UPDATE;
            List<Layer> strongestFirst = new ArrayList<>();
            if (!binding) {
                strongestFirst.add(Layer.PLAN_PROPERTY);
            }
            strongestFirst.addAll(List.of(Layer.PLAN_OVERRIDE, Layer.PARAMETER));
            if (update) {
                strongestFirst.addAll(List.of(Layer.IMPORTED, Layer.EARLIER_PARAMETER));
            }
            strongestFirst.add(Layer.SERVICE_DEFAULT);
            if (!binding) {
                strongestFirst.add(Layer.GLOBAL_DEFAULT);
            }
            strongestFirst.add(Layer.DEFAULT);
            Layer before = strongestFirst.stream().filter(layer -> has(layer, name)).findFirst().orElse(Layer.NOTHING);
            boolean computed = has(Layer.COMPUTED_INPUT, name)
                    && (before == Layer.NOTHING || overwrites.get(name));
            return computed ? Layer.COMPUTED_INPUT : before;
        }

        long count(String name, Operation operation) {
            return layers.keySet().stream().filter(layer -> has(layer, name)).filter(layer -> switch (layer) {
                case GLOBAL_DEFAULT, PLAN_PROPERTY -> operation != Operation.BIND;
                case EARLIER_PARAMETER, IMPORTED -> operation == Operation.UPDATE;
                default -> true;
            }).count();
        }
    }

    @ParameterizedTest
    @EnumSource(value = Operation.class, names = {"PROVISION", "UPDATE", "BIND"})
    void theStrongestLayerDecides(Operation operation) {
        for (int seed = 0; seed < ROUNDS; seed++) {
            Scenario scenario = Scenario.random(new Random(seed));
            String definition = scenario.definition(operation.action().key());
            Resolution resolution = Resolver.resolve(scenario.request(Requests.service(definition), operation));
            String message = "seed " + seed + "\n" + definition;
            assertEquals("fine", Requests.reported(resolution), message);
            for (String name : NAMES) {
                Layer winner = scenario.winner(name, operation);
                Layer actual = resolution.variable(name).map(ResolvedVariable::layer).orElse(Layer.NOTHING);
                assertEquals(winner, actual, message + name);
                if (winner != Layer.NOTHING) {
                    ResolvedVariable variable = resolution.variable(name).orElseThrow();
                    assertEquals(winner.id(), variable.value(), message + name);
                    assertEquals(scenario.count(name, operation) - 1, variable.overridden().size(), message + name);
                    variable.overridden().forEach(weaker -> assertEquals(weaker.layer().id(), weaker.value()));
                }
            }
        }
    }
}
