/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.YamlValues;
import org.brokerpak.model.service.ServiceDefinition.Example;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.pak.tofu.PakPlace;
import org.brokerpak.syntax.hil.go.GoText;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;

/**
 * An example of a pak that can be run.
 *
 * @param service the service it is an example of
 * @param example as written
 * @param place its text in the definition
 */
public record ExampleCase(ServiceFile service, Example example, PakPlace place) {

    /** All examples of a pak: by service, then by name, as the broker orders them. */
    public static List<ExampleCase> of(Pak pak) {
        List<ExampleCase> cases = new ArrayList<>();
        for (ServiceFile service : pak.services()) {
            service.content().examples().forEach(example -> cases.add(new ExampleCase(service, example,
                    PakPlace.of(service.path(), service.document().source(), example.range()))));
        }
        cases.sort(Comparator.comparing(ExampleCase::serviceName, GoText.BYTE_ORDER)
                .thenComparing(ExampleCase::name, GoText.BYTE_ORDER));
        return List.copyOf(cases);
    }

    /** Those of the given services with the given names; an empty collection stands for all. */
    public static List<ExampleCase> select(List<ExampleCase> cases, Collection<String> services,
            Collection<String> names) {
        return cases.stream().filter(one -> services.isEmpty() || services.contains(one.serviceName()))
                .filter(one -> names.isEmpty() || names.contains(one.name())).toList();
    }

    public String serviceName() {
        return service.content().name().value();
    }

    public String serviceId() {
        return service.content().id().value();
    }

    public String name() {
        return example.name().value();
    }

    public String planId() {
        return example.planId().value();
    }

    /** The plan in the pak; empty for one of the operator. */
    public Optional<Plan> plan() {
        return service.content().plans().stream().filter(plan -> plan.id().value().equals(planId())).findFirst();
    }

    /** The plan's name, or its id when the pak has no such plan. */
    public String planName() {
        return plan().map(plan -> plan.name().value()).filter(name -> !name.isBlank()).orElse(planId());
    }

    /** Whether a bind that fails is but a warning. */
    public boolean bindCanFail() {
        return example.bindCanFail().value();
    }

    /** What provisioning is asked with; empty when the example has no parameters. */
    public Optional<Map<String, Object>> provisionParameters() {
        return parameters(example.provisionParams());
    }

    /** What binding is asked with; empty when the example has no parameters. */
    public Optional<Map<String, Object>> bindParameters() {
        return parameters(example.bindParams());
    }

    private static Optional<Map<String, Object>> parameters(YamlNode node) {
        return node instanceof YamlMapping ? Optional.of(YamlValues.entries(node)) : Optional.empty();
    }

    /** Service and example, for people. */
    public String title() {
        return service.displayedName() + " / " + (name().isBlank() ? "unnamed example" : name());
    }
}
