/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import static org.brokerpak.model.resolution.Requests.json;
import static org.brokerpak.model.resolution.Requests.line;
import static org.brokerpak.model.resolution.Requests.reported;
import static org.brokerpak.model.resolution.Requests.request;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.brokerpak.model.ServiceFile;
import org.junit.jupiter.api.Test;

/** The order of resolution when an application is bound (broker-behaviour 4.3). */
class BindResolutionTest {

    @Test
    void bindingReadsPlanPropertiesAsTexts() {
        ServiceFile service = Requests.service("""
                plans:
                - name: small
                  properties: {flag: true, size: 10}
                  bind_overrides: {role: admin}
                provision:
                  outputs: [{field_name: host, type: string}, {field_name: port, type: integer}]
                bind:
                  plan_inputs:
                  - {field_name: flag, type: boolean}
                  - {field_name: size, type: ''}
                  user_inputs:
                  - {field_name: role, type: string, default: reader}
                  - {field_name: user, type: string, default: 'u${size}'}
                  computed_inputs:
                  - {name: host, type: string, default: '${instance.details["host"]}', overwrite: true}
                  - {name: port, type: integer, default: '${instance.details["port"]}'}
                """);
        Resolution resolution = Resolver.resolve(request(service, Operation.BIND).withParameters(json("{'user':'me'}"))
                .withOperator(OperatorSettings.NONE.withConfiguration("service.db.bind.defaults", "{\"role\":\"op\"}")));
        assertEquals("fine", reported(resolution));
        assertEquals("true boolean plan-property", line(resolution, "flag"));
        assertEquals("'10' - plan-property", line(resolution, "size"));
        assertEquals("'admin' string plan-override > default 'reader' > service-default 'op'", line(resolution, "role"));
        assertEquals("'value-of-host' string computed-input ~instance.details", line(resolution, "host"));
        assertEquals("1 integer computed-input ~instance.details", line(resolution, "port"));
        assertEquals("'tf:00000000-0000-4000-8000-000000000001:00000000-0000-4000-8000-000000000002' - computed-input "
                + "~request.binding_id,request.instance_id", line(resolution, "tf_id"));
        assertTrue(resolution.frame(Step.PLAN_PROPERTIES).isEmpty());
        Resolution given = Resolver.resolve(request(service, Operation.BIND).withParameters(json("{'user':'me'}"))
                .withGiven(json("{'instance.details':{'host':'h','port':5}}")));
        assertEquals("5 integer computed-input", line(given, "port"));
        assertEquals("defaults: error generating bind variables: 1 error(s) occurred: couldn't compute the value for "
                + "\"user\", template: \"u${size}\", 1:4: unknown variable accessed: size",
                reported(Resolver.resolve(request(service, Operation.BIND))));
        assertEquals("request: additional properties are not allowed: flag",
                reported(Resolver.resolve(request(service, Operation.BIND).withParameters(json("{'flag':true}")))));
    }

    @Test
    void aPlanWithoutThePropertyThatBindingWants() {
        String bind = """
                bind:
                  plan_inputs: [{field_name: size, type: integer}]
                """;
        assertEquals("computed inputs: error generating bind variables: 1 error(s) occurred: couldn't compute the value for "
                + "\"size\", template: \"${request.plan_properties[\\\"size\\\"]}\", key \"size\" does not exist in map "
                + "request.plan_properties", reported(Resolver.resolve(request(Requests.service(
                        "plans: [{name: p, properties: {other: x}}]\n" + bind), Operation.BIND))));
        assertEquals("computed inputs: error generating bind variables: 1 error(s) occurred: couldn't compute the value for "
                + "\"size\", template: \"${request.plan_properties[\\\"size\\\"]}\", At column 26, line 1: map "
                + "\"request.plan_properties\" does not have any elements so cannot determine type.",
                reported(Resolver.resolve(request(Requests.service("plans: [{name: p}]\n" + bind), Operation.BIND))));
    }

    @Test
    void aBindIsJudgedByItsOwnSchema() {
        assertEquals("request schema: error generating bind variables: 1 error(s) occurred: r: Invalid type. Expected: "
                + "string, given: integer", reported(Resolver.resolve(request(Requests.service("""
                        bind:
                          user_inputs: [{field_name: r, type: string}]
                        """), Operation.BIND).withParameters(json("{'r':1}")))));
    }
}
