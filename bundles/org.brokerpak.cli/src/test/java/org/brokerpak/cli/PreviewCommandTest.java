/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.brokerpak.pak.testing.DiskPak;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.google.gson.JsonObject;

/** The variables of a request at the command line. */
class PreviewCommandTest {

    private static final String PAK = """
            packversion: 1
            name: demo
            version: 0.1.0
            service_definitions: [db.yml]
            env_config_mapping: {CLOUD_KEY: cloud.key}
            ### db.yml
            name: db
            id: 0f1c2a56-5b3c-4d7c-9a06-3a1d8f1f7c11
            plans:
            - {name: small, id: 5a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f22, properties: {size: 10}}
            - {name: large, id: 5a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f23, provision_overrides: {region: eu}}
            provision:
              plan_inputs:
              - {field_name: size, type: integer}
              user_inputs:
              - {field_name: region, type: string, default: us, enum: {us: US, eu: EU, ap: AP}}
              - {field_name: name, type: string, default: 'db-${request.instance_id}'}
              - {field_name: password, type: string, default: '${rand.base64(9)}', prohibit_update: true}
              - {field_name: key, type: string, default: '${config("cloud.key")}'}
              templates:
                main: |
                  variable "region" {}
                  variable "name" {}
                  variable "size" { default = 1 }
                  variable "password" {}
                  variable "key" {}
              outputs:
              - {field_name: host, type: string}
            bind:
              computed_inputs:
              - {name: host, type: string, default: '${instance.details["host"]}'}
              templates:
                main: 'variable "host" {}'
            """;

    @TempDir
    private Path scratch;
    private Cli cli;

    @BeforeEach
    void writePak() {
        DiskPak.writeFiles(scratch.resolve("pak"), PAK);
        cli = new Cli(scratch);
    }

    private Cli.Ran preview(String... options) {
        List<String> arguments = new ArrayList<>(List.of("preview", "pak"));
        arguments.addAll(List.of(options));
        return cli.run(arguments.toArray(String[]::new));
    }

    /** What stands before the files. */
    private String variables(String... options) {
        String out = preview(options).out();
        return out.substring(0, out.lastIndexOf("\n\ndb, "));
    }

    @Test
    void theTableOfVariables() {
        assertEquals("""
                db, provision, plan small (of 2)

                  NAME      VALUE                                      TYPE     FROM
                  key       "value-of-cloud.key"                       string   default, HIL
                  name      "db-00000000-0000-4000-8000-000000000001"  string   default, HIL
                  password  "(random)"                                 string   default, HIL
                  region    "us"                                       string   default
                  size      10                                         integer  plan property

                made up, for only a real request knows: config cloud.key, request.instance_id, random""", variables());
        assertEquals("""
                db, update, plan large (of 2)

                  NAME      VALUE       TYPE     FROM
                  key       "(secret)"  string   default, HIL
                  name      "db-i"      string   default, HIL
                  password  "(secret)"  string   earlier parameter (over default "${rand.base64(9)}")
                  region    "eu"        string   plan override (over default "us", your parameter "ap")
                  size      null        integer  nothing: template default ignored""", variables("--plan", "large", "--update", "--params", "{\"region\":\"ap\"}", "--previous",
                "{\"password\":\"hunter2\"}", "--set", "request.instance_id=i", "--config", "CLOUD_KEY=top-secret"));
    }

    @Test
    void secretsAreShownOnlyOnDemand() {
        String[] request = {"--params", "{\"password\":\"hunter2\",\"name\":\"hunter2-x\"}", "--format", "json"};
        String hidden = preview(request).out();
        assertFalse(hidden.contains("hunter2"), hidden);
        assertTrue(hidden.contains("\"(secret)-x\""), hidden);
        List<String> shown = new ArrayList<>(List.of(request));
        shown.add("--show-secrets");
        assertTrue(preview(shown.toArray(String[]::new)).out().contains("\"hunter2-x\""));
    }

    @Test
    void theRefusalIsInTheWordsOfTheBroker() throws IOException {
        Files.writeString(scratch.resolve("params.json"), "{\"size\": 1}");
        Cli.Ran refused = preview("--params", "@params.json");
        assertEquals("1 brokerpak: the broker refuses this request (request): plan defined properties cannot be changed: "
                + "size\n", refused.exitCode() + " " + refused.err());
        assertTrue(refused.out().contains("plan property (over your parameter 1)"), refused.out());
        assertEquals("brokerpak: the broker refuses this request (request schema): 1 error(s) occurred: region: region must be "
                + "one of the following: \"ap\", \"eu\", \"us\"\n", preview("--params", "{\"region\":\"x\"}").err());
        assertEquals("brokerpak: the broker refuses this request (operator defaults): failed unmarshaling config value "
                + "provision.defaults\n", preview("--config", "GSB_PROVISION_DEFAULTS={").err());
    }

    @Test
    void whatIsWrongBesidesIsToldToo() {
        DiskPak.writeFile(scratch.resolve("pak/db.yml"), """
                name: db
                provision:
                  user_inputs:
                  - {field_name: a, default: '${b}'}
                  - {field_name: b, default: '${c}'}
                  - {field_name: n, type: integer, default: x, constraints: {maximum: 1}}
                  template: 'variable "a" {}'
                """);
        Cli.Ran ran = preview("--params", "{\"n\":2}");
        assertEquals("""
                db, provision, without a plan

                  NAME  VALUE  TYPE  FROM
                  a     null         nothing: computing it fails

                not declared by the template, so not passed: n
                also wrong (defaults): 1 error(s) occurred: couldn't compute the value for "a", template: "${b}", \
                1:3: unknown variable accessed: b
                also wrong (request schema): n: Must be less than or equal to 1
                """, ran.out().substring(0, ran.out().indexOf("\ndb, ")));
        assertEquals("brokerpak: the broker refuses this request (defaults): 1 error(s) occurred: couldn't compute the value "
                + "for \"b\", template: \"${c}\", 1:3: unknown variable accessed: c\n", ran.err());
    }

    @Test
    void variablesForScripts() {
        JsonObject json = preview("--format", "json", "--params", "{\"region\":\"x\"}").json();
        assertEquals("provision small flat", json.get("operation").getAsString() + " " + json.get("plan").getAsString() + " "
                + json.get("layout").getAsString());
        JsonObject region = json.getAsJsonArray("variables").asList().stream().map(entry -> entry.getAsJsonObject())
                .filter(entry -> entry.get("name").getAsString().equals("region")).findFirst().orElseThrow();
        assertEquals("""
                {"name":"region","value":"x","type":"string","from":"parameter","origin":"parameters","passed":true,\
                "overridden":[{"value":"us","from":"default","origin":"provision.user_inputs[0].default","file":"db.yml",\
                "line":10,"column":49}]}""", region.toString());
        assertEquals("request schema", json.getAsJsonObject("failure").get("step").getAsString());
        JsonObject name = json.getAsJsonArray("variables").get(1).getAsJsonObject();
        assertEquals("db-${request.instance_id} [\"request.instance_id\"]", name.get("expression").getAsString() + " "
                + name.get("placeholders"));
    }

    @Test
    void bindingKnowsTheOutputsOfTheInstance() {
        assertTrue(variables("--action", "bind").contains("  host  \"value-of-host\"  string  computed input, HIL"));
        assertTrue(variables("--action", "bind", "--set", "instance.details.host=db.example").contains("\"db.example\""));
    }

    @Test
    void plansOfTheOperator() {
        assertTrue(variables("--plan", "huge", "--config", "GSB_SERVICE_DB_PLANS=[{\"name\":\"huge\",\"id\":\"1\","
                + "\"size\":99}]").contains("  size      99"));
        assertEquals("2\n! brokerpak: the broker would not start: failed unmarshaling config value service.db.plans: "
                + "unexpected end of JSON input\n", preview("--config", "service.db.plans=").all().replace("! Try", ""));
    }

    @Test
    void schemasOfTheCatalog() {
        String compact = preview("--schemas", "--format", "json").out();
        assertTrue(compact.startsWith("{\"service_binding\":{\"create\":{\"parameters\":{\"$schema\":\"http://json-schema.org/"
                + "draft-04/schema#\",\"properties\":{},\"type\":\"object\"}}},\"service_instance\":{\"create\":"), compact);
        assertTrue(compact.endsWith("\"update\":{\"parameters\":null}}}\n"), compact);
        assertTrue(preview("--schemas").out().contains("          \"prohibitUpdate\": true"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            --params {            | the value of --params is not a JSON object: unexpected end of JSON input
            --params [1]          | the value of --params is not a JSON object: json: cannot unmarshal array into Go value of \
            type map[string]interface {}
            --params @none.json   | there is no readable text file none.json
            --plan lrage          | the service "db" has no plan "lrage". Did you mean large?
            --previous {}         | --previous is for updates: add --update
            --update --action bind| --update and --action bind exclude each other
            --action destroy      | there is no "destroy" for --action: choose one of provision, update, deprovision, bind, unbind
            --set x               | --set takes NAME=VALUE, not "x"
            --set request.id=1    | --set knows no "request.id": there are request.instance_id, request.binding_id, \
            request.app_guid, request.context, request.x_broker_api_originating_identity, request.default_labels, \
            instance.name, instance.details
            --set request.contxt=1| --set knows no "request.contxt". Did you mean request.context?
            --set request.context=1 | request.context is a JSON object, not 1
            --set request.context={ | the value of request.context is not JSON: invalid character ']' looking for beginning of \
            object key string
            --config x            | --config takes NAME=VALUE, not "x"
            """)
    void wrongRequestsAreExitCodeTwo(String options, String sentence) {
        Cli.Ran ran = preview(options.strip().split(" "));
        assertEquals("2 brokerpak: " + sentence, ran.exitCode() + " " + ran.err().lines().findFirst().orElse(""));
        assertEquals("", ran.out());
    }
}
