/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.brokerpak.model.resolution.schema.InputSchema;
import org.brokerpak.model.resolution.schema.RequestSchema;
import org.brokerpak.model.resolution.schema.Verdict;
import org.brokerpak.model.resolution.schema.Violation;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ServiceDefinition;

/**
 * What the credentials of a binding are compared with: the outputs of provisioning and of binding (broker-behaviour
 * 6.4, 7.2). Values are never part of what is said.
 *
 * @param failures what the broker's own run of the examples fails for too
 * @param warnings names that only one of the two sides has
 */
record CredentialsCheck(List<String> failures, List<String> warnings) {

    /** The broker adds it where the template has such an output; declaring it is not allowed. */
    private static final String STATUS = "status";

    static CredentialsCheck of(ServiceDefinition service, Map<String, Object> credentials) {
        List<Variable> outputs = Stream.concat(service.provision().outputs().stream(),
                service.bind().outputs().stream()).toList();
        List<String> failures = new ArrayList<>();
        List<String> warnings = new ArrayList<>();
        switch (RequestSchema.of(InputSchema.ofObject(outputs)).judge(credentials)) {
            case Verdict.Accepted ignored -> { }
            case Verdict.Refused refused -> refused.violations().forEach(violation -> failures.add(text(violation)));
            case Verdict.Broken broken -> failures.add("the declared outputs are no schema that the broker can read: "
                    + broken.brokerText());
        }
        Set<String> declared = new LinkedHashSet<>();
        for (Variable output : outputs) {
            String name = output.fieldName().value();
            if (declared.add(name) && !credentials.containsKey(name) && !output.required().value()) {
                warnings.add("the output \"" + name + "\" is not among the credentials, because it was null");
            }
        }
        credentials.keySet().stream().filter(name -> !declared.contains(name) && !name.equals(STATUS))
                .forEach(name -> warnings.add("the credentials hold \"" + name + "\", which is no declared output"));
        return new CredentialsCheck(List.copyOf(failures), List.copyOf(warnings));
    }

    private static String text(Violation violation) {
        return violation.path().equals(Violation.ROOT) && !violation.input().isEmpty()
                ? "\"" + violation.input() + "\" is required and not there" : violation.brokerText();
    }
}
