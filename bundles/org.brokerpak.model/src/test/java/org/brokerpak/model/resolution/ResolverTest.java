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
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.syntax.hil.HilOutcome;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.text.TextRange;
import org.junit.jupiter.api.Test;

/** The order of resolution on worked examples (broker-behaviour 4 and appendix C). */
class ResolverTest {

    private static final String ID = "00000000-0000-4000-8000-000000000001";

    private static final String DATABASE = """
            plans:
            - name: small
              id: 8b52a460-b246-11eb-a8f5-d349948e2480
              properties: {size: 10}
              provision_overrides: {region: eu}
            provision:
              plan_inputs:
              - {field_name: size, type: integer}
              user_inputs:
              - {field_name: region, type: string, default: us}
              - {field_name: name, type: string, default: 'db-${request.instance_id}'}
              - {field_name: kind, type: string, default: null}
              - {field_name: tags, type: array, default: [a, '${no hil}']}
              computed_inputs:
              - {name: full, type: string, default: '${name}-${region}', overwrite: false}
              - {name: size_text, default: '${size}'}
              - {name: labels, type: object, default: '${json.marshal(request.default_labels)}'}
              template: |
                variable "region" { type = string }
                variable "name" {}
                variable "size" { default = 3 }
                variable "kind" { default = "x" }
                variable "fixed" {
                  default  = "y"
                  nullable = false
                }
                variable "full" {}
                variable "labels" {}
                variable "tags" {}
            """;

    private final ServiceFile database = Requests.service(DATABASE);

    private Resolution provision(String parameters) {
        return Resolver.resolve(request(database, Operation.PROVISION).withParameters(json(parameters)));
    }

    @Test
    void theWorkedExample() {
        Resolution resolution = provision("{'region':'ap'}");
        assertEquals("fine", reported(resolution));
        assertEquals("'eu' string plan-override > default 'us' > parameter 'ap'", line(resolution, "region"));
        assertEquals("'db-" + ID + "' string default ~request.instance_id", line(resolution, "name"));
        assertEquals("'db-" + ID + "-eu' string computed-input ~request.instance_id", line(resolution, "full"));
        assertEquals("10 integer plan-property", line(resolution, "size"));
        assertEquals("'10' - computed-input", line(resolution, "size_text"));
        assertEquals("null - nothing", line(resolution, "fixed"));
        assertEquals("['a','${no hil}'] array default", line(resolution, "tags"));
        assertEquals(json(Map.of("pcf-instance-id", ID, "pcf-organization-guid", "00000000-0000-4000-8000-000000000004",
                "pcf-space-guid", "00000000-0000-4000-8000-000000000005")) + " object computed-input ~request.context,"
                + "request.instance_id", line(resolution, "labels"));
        assertEquals("[fixed, full, kind, labels, name, region, size, tags]", resolution.values().keySet().toString());
        assertEquals("[full, labels, name, region, size, size_text, tags, tf_id]",
                resolution.context().keySet().toString());
    }

    @Test
    void aTemplateDefaultGivesWayToNull() {
        Resolution resolution = provision("{}");
        assertEquals("{kind=IGNORED, fixed=APPLIED, size=IGNORED, region=NONE}", List.of("kind", "fixed", "size", "region")
                .stream().collect(Collectors.toMap(name -> name, name -> resolution.variable(name).orElseThrow()
                        .templateDefault(), (a, b) -> a, LinkedHashMap::new)).toString());
        assertTrue(resolution.values().containsKey("kind"));
        assertEquals(null, resolution.values().get("kind"));
    }

    @Test
    void requestsThatAreNotAdmitted() {
        assertEquals("request: plan defined properties cannot be changed: size", reported(provision("{'size':1}")));
        assertEquals("request: additional properties are not allowed: bar, foo",
                reported(provision("{'foo':1,'bar':2,'name':'x'}")));
        assertEquals("fine", reported(provision("{'vacant':true}")));
        assertEquals("fine", reported(Resolver.resolve(request(database, Operation.PROVISION)
                .withParameters(json("{'foo':1}")).withOperator(OperatorSettings.NONE.withValidation(false)))));
        Resolution refused = provision("{'foo':1}");
        assertEquals("'db-" + ID + "-eu' string computed-input ~request.instance_id", line(refused, "full"),
                "what the broker does not reach is worked out too");
        assertEquals("[true, false, false, false, false, false, false, false, false]",
                refused.frames().stream().map(Frame::reached).toList().toString());
    }

    @Test
    void planPropertiesAreUnknownToDefaults() {
        String inputs = """
                plans:
                - {name: p, id: x, properties: {size: 10}}
                provision:
                  user_inputs:
                  - {field_name: big, type: integer, default: '${size + 1}'}
                  - {field_name: next, type: integer, default: '${2 + 1}'}
                  computed_inputs:
                  - {name: bigger, type: integer, default: '${size + 2}'}
                """;
        Resolution resolution = Resolver.resolve(request(Requests.service(inputs), Operation.PROVISION));
        assertEquals("defaults: 1 error(s) occurred: couldn't compute the value for \"big\", template: \"${size + 1}\", "
                + "1:3: unknown variable accessed: size", reported(resolution));
        assertEquals("3 integer default", line(resolution, "next"));
        assertEquals("12 integer computed-input", line(resolution, "bigger"));
        assertEquals("plan properties", resolution.frames().stream().filter(Frame::reached)
                .map(frame -> frame.step().title()).filter(title -> title.startsWith("plan prop")).findFirst().orElse(""));
        assertFalse(resolution.frame(Step.REQUEST_SCHEMA).orElseThrow().reached());
        Resolution withParameter = Resolver.resolve(request(Requests.service(inputs.replace("properties", "bullets")),
                Operation.PROVISION).withOperator(OperatorSettings.NONE.withConfiguration("provision.defaults",
                        "{\"size\": 4}")));
        assertEquals("fine", reported(withParameter));
        assertEquals("5 integer default", line(withParameter, "big"));
    }

    @Test
    void ofSeveralFailuresTheBrokerReportsTheLast() {
        Resolution resolution = Resolver.resolve(request(Requests.service("""
                provision:
                  user_inputs:
                  - {field_name: a, default: '${nope}'}
                  - {field_name: b, type: integer, default: 'x08'}
                  - {field_name: c, type: object, default: '[1]'}
                """), Operation.PROVISION));
        assertEquals("""
                1 error(s) occurred: couldn't compute the value for "a", template: "${nope}", 1:3: unknown variable accessed: nope
                1 error(s) occurred: unable to cast "x08" of type string to int: strconv.ParseInt: parsing "x08": invalid syntax
                1 error(s) occurred: json: cannot unmarshal array into Go value of type map[string]interface {}""",
                resolution.failures().stream().map(ResolutionFailure::message).collect(Collectors.joining("\n")));
        assertEquals("c", resolution.failure().orElseThrow().variable());
        assertEquals("{'tf_id':'tf:" + ID + ":'}", json(resolution.frames().getLast().after().entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().value()))));
    }

    @Test
    void operatorDefaults() {
        OperatorSettings operator = OperatorSettings.NONE
                .withEnvironment("GSB_PROVISION_DEFAULTS", "{\"region\":\"global\",\"kind\":\"k\",\"odd\":1}")
                .withConfiguration("service.DB.provision.defaults", json("{'kind':'service'}"));
        Resolution resolution = Resolver.resolve(request(database, Operation.PROVISION).withOperator(operator)
                .withParameters(json("{'region':'ap'}")));
        assertEquals("'eu' string plan-override > default 'us' > parameter 'ap' > global-default 'global'",
                line(resolution, "region"));
        assertEquals("'service' string service-default > global-default 'k'", line(resolution, "kind"));
        assertFalse(resolution.variable("odd").orElseThrow().isPassed());
        assertEquals("operator defaults: failed unmarshaling config value provision.defaults", reported(Resolver.resolve(
                request(database, Operation.PROVISION).withOperator(OperatorSettings.NONE.withEnvironment(
                        "GSB_PROVISION_DEFAULTS", "[1]")))));
        assertEquals("operator defaults: failed unmarshaling config value service.db.provision.defaults",
                reported(Resolver.resolve(request(database, Operation.PROVISION).withOperator(OperatorSettings.NONE
                        .withEnvironment("GSB_SERVICE_DB_PROVISION_DEFAULTS", "{")))));
    }

    @Test
    void anUpdateMergesIntoEarlierParameters() {
        ServiceFile service = Requests.service("""
                provision:
                  user_inputs:
                  - {field_name: a, type: string, default: d}
                  - {field_name: b, type: string, nullable: true, default: d}
                  - {field_name: c, type: string, prohibit_update: true, default: d}
                  - {field_name: t, type: string, tf_attribute: x.y.z}
                  import_inputs:
                  - {field_name: i, type: string, tf_resource: x.y}
                """);
        ResolutionRequest request = request(service, Operation.UPDATE)
                .withEarlier(json("{'a':'1','b':'1','c':'1','t':'1'}")).withImported(json("{'t':'2'}"))
                .withParameters(json("{'b':null,'t':'3'}"));
        Resolution resolution = Resolver.resolve(request);
        assertEquals("fine", reported(resolution));
        assertEquals("'1' string earlier-parameter > default 'd'", line(resolution, "a"));
        assertEquals("null string parameter > default 'd' > earlier-parameter '1'", line(resolution, "b"));
        assertEquals("'3' string parameter > imported '2' > earlier-parameter '1'", line(resolution, "t"));
        assertEquals("request: attempt to update parameter that may result in service instance re-creation and data loss",
                reported(Resolver.resolve(request.withParameters(json("{'c':'1'}")))));
        assertEquals("request: additional properties are not allowed: i",
                reported(Resolver.resolve(request.withParameters(json("{'i':'1'}")))));
        assertEquals(List.of("on an update the broker reads \"t\" from the state of the instance (tf_attribute), which a "
                + "preview does not know"), Resolver.resolve(request.withImported(Map.of())).notes());
        assertEquals("fine", reported(Resolver.resolve(request(service, Operation.PROVISION)
                .withParameters(json("{'i':'1','c':'2'}")))));
    }

    @Test
    void aRemovalHasNoContext() {
        ServiceFile service = Requests.service("""
                provision:
                  computed_inputs:
                  - {name: org, default: '${request.context["organization_guid"]}'}
                  - {name: space, default: '${request.default_labels["pcf-space-guid"]}'}
                """);
        Resolution provision = Resolver.resolve(request(service, Operation.PROVISION));
        assertEquals("fine", reported(provision));
        assertTrue(provision.notes().getFirst().startsWith("Cloud Foundry also sends annotations"));
        Resolution annotated = Resolver.resolve(request(service, Operation.PROVISION).withGiven(
                json("{'request.context':{'organization_guid':'o','organization_annotations':{}}}")));
        assertEquals(List.of(), annotated.notes());
        assertTrue(reported(annotated).contains("does not have homogenous types"), reported(annotated));
        Resolution removal = Resolver.resolve(request(service, Operation.DEPROVISION));
        assertEquals("computed inputs: 1 error(s) occurred: couldn't compute the value for \"org\", template: \"${request.context"
                + "[\\\"organization_guid\\\"]}\", At column 18, line 1: map \"request.context\" does not have any elements so "
                + "cannot determine type.", reported(removal));
        assertEquals("'' - computed-input ~request.instance_id", line(removal, "space"));
    }

    @Test
    void theRequestSchema() {
        ServiceFile service = Requests.service("""
                provision:
                  user_inputs:
                  - {field_name: a, type: string, required: true}
                  - {field_name: n, type: integer, default: 2.5, constraints: {maximum: 5}}
                  - {field_name: e, type: string, enum: {x: X, y: Y}}
                """);
        assertEquals("request schema: 1 error(s) occurred: (root): a is required", reported(Resolver.resolve(
                request(service, Operation.PROVISION).withParameters(json("{'n':1}")))));
        Resolution two = Resolver.resolve(request(service, Operation.PROVISION).withParameters(
                json("{'a':'x','e':'z'}")));
        assertEquals("request schema: 2 error(s) occurred: e: e must be one of the following: \"x\", \"y\"; n: Invalid type. "
                + "Expected: integer, given: number", reported(two));
        assertEquals("[e, n]", two.failures().stream().map(ResolutionFailure::variable).toList().toString());
        assertFalse(two.frame(Step.WORKSPACE).orElseThrow().reached());
        assertEquals("request schema: Invalid type. Expected: boolean, given: exclusiveMaximum", reported(Resolver.resolve(
                request(Requests.service("""
                        provision:
                          user_inputs:
                          - {field_name: n, constraints: {exclusiveMaximum: 5}}
                        """), Operation.PROVISION))));
        assertEquals("request schema: json: unsupported type: map[interface {}]interface {}", reported(Resolver.resolve(
                request(Requests.service("plans: [{name: p, properties: {m: {1: x}}}]\n"), Operation.PROVISION))));
    }

    @Test
    void eachValueKnowsWhereItIsWritten() {
        Resolution resolution = provision("{}");
        assertEquals("service.yml 'db-${request.instance_id}'", written(resolution, "name"));
        assertEquals("service.yml eu", written(resolution, "region"));
        assertEquals("service.yml 10", written(resolution, "size"));
        assertEquals("plans[0].properties.size", resolution.variable("size").orElseThrow().assignment().origin());
        assertEquals("provision.computed_inputs[0].default",
                resolution.variable("full").orElseThrow().assignment().origin());
        TextRange declared = resolution.variable("kind").orElseThrow().declaration().range();
        assertEquals("kind", text(declared));
        Evaluation evaluation = resolution.variable("labels").orElseThrow().assignment().evaluation().orElseThrow();
        assertEquals("${json.marshal(request.default_labels)} object", evaluation.template() + " " + evaluation.castTo());
        assertTrue(evaluation.result() instanceof String);
    }

    private String written(Resolution resolution, String variable) {
        var place = resolution.variable(variable).orElseThrow().assignment().place().orElseThrow();
        return place.file() + " " + text(place.range());
    }

    private String text(TextRange range) {
        return database.document().source().text().substring(range.start(), range.end());
    }

    @Test
    void theFramesTellTheStory() {
        Resolution resolution = provision("{'region':'ap'}");
        assertEquals("""
                request:
                operator defaults:
                user parameters: region=ap
                plan overrides: region=eu
                defaults: region stays, name=db-ID, tags=[a, ${no hil}]
                plan properties: size=10
                computed inputs: full=db-ID-eu, size_text=10, labels, tf_id=tf:ID:
                request schema:
                workspace: region, name, size, kind=null, fixed=null, full, labels, tags, size_text lost, tf_id lost""",
                resolution.frames().stream().map(ResolverTest::story).collect(Collectors.joining("\n")));
        Frame defaults = resolution.frame(Step.DEFAULTS).orElseThrow();
        assertEquals("[region]", defaults.before().keySet().toString());
        assertEquals("[region, name]", defaults.after(2).keySet().toString());
        assertEquals("[region, name, tags]", defaults.after().keySet().toString());
    }

    private static String story(Frame frame) {
        String events = frame.events().stream().map(event -> switch (event) {
            case ResolutionEvent.Assigned assigned -> assigned.variable() + (assigned.assignment().value()
                    instanceof Map<?, ?> ? "" : "=" + assigned.assignment().value());
            case ResolutionEvent.Kept kept -> kept.variable() + " stays";
            case ResolutionEvent.Failed failed -> failed.variable() + " fails";
            case ResolutionEvent.Passed passed -> passed.variable() + (passed.value() == null ? "=null" : "");
            case ResolutionEvent.Dropped dropped -> dropped.variable() + " lost";
        }).collect(Collectors.joining(", "));
        return (frame.step().title() + ": " + events.replace(ID, "ID")).strip();
    }

    @Test
    void givenValuesReplaceStandIns() {
        Resolution resolution = Resolver.resolve(request(database, Operation.PROVISION).withGiven(
                json("{'request.instance_id':'i d','request.context.organization_guid':'o'}")));
        assertEquals("'db-i d' string default", line(resolution, "name"));
        assertEquals("{'pcf-instance-id':'i_d','pcf-organization-guid':'o','pcf-space-guid':"
                + "'00000000-0000-4000-8000-000000000005'} object computed-input ~request.context",
                line(resolution, "labels"));
        assertEquals("{'a':'b'} object computed-input", line(Resolver.resolve(request(database, Operation.PROVISION)
                .withGiven(Map.of("request.default_labels", Map.of("a", "b")))), "labels"));
        assertEquals("{'g':'1','pcf-instance-id':'x','pcf-organization-guid':'','pcf-space-guid':''} object computed-input",
                line(Resolver.resolve(request(database, Operation.PROVISION).withGiven(json(
                        "{'request.instance_id':'x','request.context':{}}")).withOperator(OperatorSettings.NONE
                        .withConfiguration("brokerpak.config", "{\"global_labels\":[{\"key\":\"g\",\"value\":\"1\"}]}"))),
                        "labels"));
    }

    @Test
    void plansOfTheOperator() throws GoError {
        ServiceFile service = Requests.service("""
                provision:
                  plan_inputs: [{field_name: size, type: integer, required: true}]
                  user_inputs: [{field_name: region, type: string, default: us}]
                """);
        OperatorSettings operator = OperatorSettings.NONE.withEnvironment("GSB_SERVICE_DB_PLANS",
                "[{'name':'big','id':'1','size':9,'provision_overrides':{'region':'eu'}}]".replace('\'', '"'));
        RequestPlan plan = OperatorPlans.of(service.content(), operator).getFirst();
        Resolution resolution = Resolver.resolve(ResolutionRequest.of(service, plan, Operation.PROVISION));
        assertEquals("9 integer plan-property", line(resolution, "size"));
        assertEquals("'eu' string plan-override > default 'us'", line(resolution, "region"));
        assertEquals("service.db.plans: size", resolution.variable("size").orElseThrow().assignment().origin());
        assertEquals("request: plan defined properties cannot be changed: size", reported(Resolver.resolve(
                resolution.request().withParameters(json("{'size':1}")))));
        assertEquals("tile", OperatorPlans.of(service.content(), OperatorSettings.NONE.withEnvironment("DB_CUSTOM_PLANS",
                "{\"x\":{\"name\":\"tile\",\"guid\":\"2\",\"size\":1}}")).getFirst().name());
        assertEquals("db custom plan {\"id\":\"1\",\"name\":\"n\"} is missing required property size",
                plansFail(service, "[{'name':'n','id':'1'}]"));
        assertEquals("db custom plan {\"name\":\"n\"} is missing an id", plansFail(service, "[{'name':'n'}]"));
        assertEquals("failed unmarshaling config value service.db.plans: unexpected end of JSON input",
                plansFail(service, "["));
    }

    private static String plansFail(ServiceFile service, String plans) {
        return assertThrows(GoError.class, () -> OperatorPlans.of(service.content(), OperatorSettings.NONE
                .withConfiguration("service.db.plans", plans.replace('\'', '"')))).getMessage();
    }

    @Test
    void aFailureKnowsThePlaceOfTheMistake() {
        ServiceFile service = Requests.service("""
                provision:
                  user_inputs:
                  - {field_name: a, default: "x\\t${nope}"}
                  - {field_name: b, type: integer, default: "x"}
                  - {field_name: c, default: "${str.truncate(1}"}
                  - {field_name: d, default: "${assert(false, \\"no\\")}"}
                """);
        assertEquals("[nope, \"x\", }, \"${assert(false, \\\"no\\\")}\"]", Resolver.resolve(request(service,
                Operation.PROVISION)).failures().stream().map(failure -> failure.place().orElseThrow().range())
                .map(range -> service.document().source().text().substring(range.start(), range.end())).toList()
                .toString());
    }

    @Test
    void takingOverWithoutSayingWhat() {
        ServiceFile service = Requests.service("""
                plans: [{name: p, properties: {subsume: true}}]
                provision:
                  plan_inputs: [{field_name: subsume, type: boolean}]
                  import_inputs: [{field_name: a, tf_resource: x.y}, {field_name: b, tf_resource: x.z}]
                """);
        ResolutionRequest request = request(service, Operation.PROVISION).withParameters(json("{'a':'1'}"));
        assertEquals("workspace: must provide values for all import parameters: a, b",
                reported(Resolver.resolve(request)));
        assertEquals("fine", reported(Resolver.resolve(request.withParameters(json("{'a':'1','b':'2'}")))));
        assertEquals("fine", reported(Resolver.resolve(request(service, Operation.DEPROVISION))));
    }

    @Test
    void expressionsCanBeEvaluatedAtAnyMoment() {
        Resolution resolution = provision("{}");
        Frame defaults = resolution.frame(Step.DEFAULTS).orElseThrow();
        assertEquals(new HilOutcome.Value("eu!"), resolution.evaluate("${region}!", defaults, 0));
        assertEquals(new HilOutcome.Failure("1:3: unknown variable accessed: name", false),
                resolution.evaluate("${name}", defaults, 1));
        assertEquals(new HilOutcome.Value("db-" + ID + " " + ID), resolution.evaluate("${name} ${request.instance_id}",
                defaults, 2));
    }
}
