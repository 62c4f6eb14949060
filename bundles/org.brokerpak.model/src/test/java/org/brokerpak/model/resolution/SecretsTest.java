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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Map;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What an expression takes from chance, time and configuration, and what of it may be shown. */
class SecretsTest {

    private static final String CLOUD = """
            provision:
              user_inputs:
              - {field_name: admin_password, type: string, default: '${rand.base64(12)}'}
              - {field_name: salt, type: string, default: 'salt-${str.truncate(6, rand.base64(12))}'}
              - {field_name: key, type: string, default: '${config("cloud.key")}'}
              - {field_name: url, type: string, default: 'https://${key}:${admin_password}@host'}
              - {field_name: at, type: string, default: '${time.nano()}'}
              - {field_name: count, type: integer, default: '${counter.next()}'}
              - {field_name: pin, type: string}
              template: |
                variable "admin_password" {}
                variable "salt" {}
                variable "key" {}
                variable "url" {}
                variable "pin" { sensitive = true }
            """;

    private final Pak pak = Requests.pak(CLOUD);
    private final ServiceFile service = pak.services().getFirst();
    private final OperatorSettings operator = OperatorSettings.of(pak.manifest().orElseThrow().content());

    @Test
    void chanceAndTimeRepeatThemselves() {
        ResolutionRequest request = request(service, Operation.PROVISION).withOperator(operator);
        Resolution first = Resolver.resolve(request);
        assertEquals("fine", reported(first));
        assertEquals(first.values(), Resolver.resolve(request).values());
        assertNotEquals(first.values(), Resolver.resolve(request.withSeed(2)).values());
        assertEquals("1 integer default ~counter", line(first, "count"));
        assertEquals("'1700000000000000000' string default ~time", line(first, "at"));
        assertEquals("{'admin_password':'(random)','key':'value-of-cloud.key','pin':null,'salt':'(random)','url':"
                + "'https://value-of-cloud.key:(random)@host'}", json(first.maskedValues()));
    }

    @Test
    void whatIsSetIsHidden() {
        Resolution resolution = Resolver.resolve(request(service, Operation.PROVISION)
                .withOperator(operator.withEnvironment("CLOUD_KEY", " k-123 "))
                .withParameters(json("{'admin_password':'hunter2','pin':'12'}")));
        assertEquals("'https://k-123:hunter2@host' string default", line(resolution, "url"));
        assertEquals("{'admin_password':'(secret)','key':'(secret)','pin':'(secret)','salt':'(random)','url':"
                + "'https://(secret):(secret)@host'}", json(resolution.maskedValues()));
        assertEquals("[admin_password, config cloud.key]",
                resolution.variable("url").orElseThrow().provenance().secrets().toString());
        assertEquals("the (secret) is in here", resolution.masking().text("the hunter2 is in here"));
        assertFalse(json(resolution.maskedValues()).contains("k-123"));
    }

    static Stream<Arguments> lookups() {
        OperatorSettings file = OperatorSettings.NONE.withConfiguration("A.b", "x");
        return Stream.of(
                arguments("config(\"a.B\")", file, "x"),
                arguments("config(\"a.c\")", file, "config: missing config value a.c"),
                arguments("config(\"a.b-c\")", file.withEnvironment("GSB_A_B_C", "e"), "e"),
                arguments("config(\"a.b\")", file.withEnvironment("GSB_A_B", "e"), "e"),
                arguments("config(\"a.b\")", file.withEnvironment("GSB_A_B", ""), "x"),
                arguments("config(\"m\")", file.withConfiguration("m", Map.of("k", 1L)), "{\"k\":1}"),
                arguments("config(\"n\")", file.withConfiguration("n", 1L), "config: the value of n is neither a string "
                        + "nor an object but 1; the broker process would crash here"),
                arguments("env(\"HOME\")", file, "env: missing environment variable HOME"),
                arguments("env(\"HOME\")", file.withEnvironment("HOME", ""), ""));
    }

    @ParameterizedTest
    @MethodSource("lookups")
    void configurationIsWhatSomebodySets(String call, OperatorSettings settings, String expected) {
        ServiceFile asking = Requests.service("provision: {computed_inputs: [{name: v, default: '${" + call + "}'}]}\n");
        Resolution resolution = Resolver.resolve(request(asking, Operation.PROVISION).withOperator(settings));
        String outcome = resolution.failure().map(ResolutionFailure::message)
                .orElseGet(() -> String.valueOf(resolution.variable("v").orElseThrow().value()));
        assertEquals(expected, outcome.substring(outcome.startsWith("1 error") ? outcome.indexOf("}\", ") + 4 : 0));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            admin_password      | "a"   | (secret)
            adminPassword       | "a"   | (secret)
            password_length     | 12    | 12
            access_key          | "k"   | (secret)
            aws_secret_key_id   | "k"   | (secret)
            hash_key            | "k"   | k
            token               | "t"   | (secret)
            tokens              | "t"   | t
            credentials         | {}    | (secret)
            passport            | "p"   | p
            """)
    void namesTellSecrets(String name, String value, String shown) {
        ServiceFile any = Requests.service("provision: {user_inputs: [{field_name: " + name + "}]}\n");
        Resolution resolution = Resolver.resolve(request(any, Operation.PROVISION).withParameters(
                json("{'" + name + "':" + value + "}")));
        Object masked = resolution.masking().value(resolution.variable(name).orElseThrow().assignment());
        assertEquals(shown, masked instanceof Double number ? String.valueOf(number.intValue()) : masked.toString());
    }

    @Test
    void whatTheManifestDemandsHasAStandIn() {
        ServiceFile asking = Requests.service("provision: {computed_inputs: [{name: v, default: '${env(\"CLOUD_TOKEN\")}'}]}\n");
        assertEquals("'value-of-CLOUD_TOKEN' - computed-input ~env CLOUD_TOKEN", line(Resolver.resolve(
                request(asking, Operation.PROVISION).withOperator(operator)), "v"));
    }
}
