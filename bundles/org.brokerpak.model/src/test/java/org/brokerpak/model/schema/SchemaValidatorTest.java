/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Small documents and what their schema says of them: {@code location keyword (definition, stage): detail}. */
class SchemaValidatorTest {

    private static final String MANIFEST = """
            packversion: 1
            name: my-services
            version: 1.10
            platforms: [{os: linux, arch: 386}]
            terraform_binaries: [{name: tofu, version: 1.11.8}]
            service_definitions: [a.yml]
            """;

    private static final String SERVICE = """
            version: 1
            name: svc
            id: 76c5725c-b246-11eb-871f-ffc97563fbd0
            description: d
            display_name: D
            image_url: https://example.com/i.png
            documentation_url: https://example.com
            support_url: https://example.com/s
            """;

    static Stream<Arguments> manifests() {
        return Stream.of(
                row("a minimal manifest", MANIFEST, ""),
                row("an empty file lacks everything", "", """
                        packversion required (manifest, manifest-load): missing
                        name required (manifest, manifest-load): missing
                        version required (manifest, manifest-load): missing
                        platforms required (manifest, manifest-load): missing
                        terraform_binaries required (manifest, manifest-load): missing
                        service_definitions required (manifest, manifest-load): missing
                        """),
                row("a list is no manifest", "- a", """
                         type (manifest, manifest-load): expected object, found array
                        """),
                row("a text is no manifest", "abc", """
                         type (manifest, manifest-load): expected object, found string
                        """),
                row("null counts as absent", MANIFEST.replace("name: my-services", "name: ~") + "metadata:\n", """
                        name required (manifest, manifest-load): missing
                        """),
                row("a blank text counts as missing", MANIFEST.replace("name: my-services", "name: ''"), """
                        name minLength (manifest, manifest-load): must not be empty
                        """),
                row("an empty list counts as missing", MANIFEST.replace("[a.yml]", "[]"), """
                        service_definitions minItems (manifest, manifest-load): must not be empty
                        """),
                row("an unknown field stops the manifest", MANIFEST + "tofu_binaries: []\n", """
                        tofu_binaries additionalProperties (manifest, manifest-load): unknown
                        """),
                row("an unknown field of a list item", MANIFEST.replace("arch: 386", "arch: 386, cpu: 1"), """
                        platforms[0].cpu additionalProperties (platform, manifest-load): unknown
                        """),
                row("another pack version", MANIFEST.replace("packversion: 1", "packversion: 2"), """
                        packversion enum (manifest, manifest-load): expected 1
                        """),
                row("a fraction is cut off", MANIFEST.replace("packversion: 1", "packversion: 1.5"), ""),
                row("a quoted number is no number", MANIFEST.replace("packversion: 1", "packversion: '1'"), """
                        packversion type (manifest, manifest-load): expected integer, found string
                        """),
                row("no number at all", MANIFEST.replace("packversion: 1", "packversion: .nan"), """
                        packversion type (manifest, manifest-load): expected integer, found string
                        """),
                row("any scalar is a text", MANIFEST + "metadata: {a: 1, b: 2.5, c: true, d: 2020-01-01, e: x}\n", ""),
                row("a mapping is no text", MANIFEST + "metadata: {a: 1, b: {c: d}}\n", """
                        metadata.b type (manifest, manifest-load): expected string, number or boolean, found object
                        """),
                row("platforms are spelt as Go spells them", MANIFEST.replace("os: linux, arch: 386",
                        "os: Linux, arch: 0x182"), """
                        platforms[0].os enum (platform, manifest-load): \
                        expected linux, darwin, windows, freebsd, openbsd or solaris
                        platforms[0].arch enum (platform, manifest-load): expected amd64, arm64, 386 or arm
                        """),
                row("words for booleans", MANIFEST.replace("version: 1.11.8", "version: 1.11.8, default: yes"), ""),
                row("quoted words are none", MANIFEST.replace("version: 1.11.8", "version: 1.11.8, default: 'true'"), """
                        terraform_binaries[0].default type (binary, manifest-load): expected boolean, found string
                        """),
                row("a null item of a list is not there", MANIFEST.replace("[a.yml]", "[a.yml, ~]")
                        .replace("[{os", "[~, {os"), ""),
                row("a list item of the wrong type", MANIFEST.replace("[a.yml]", "[a.yml, [b.yml]]"), """
                        service_definitions[1] type (manifest, manifest-load): \
                        expected string, number or boolean, found array
                        """),
                row("a text where objects belong", MANIFEST + "parameters: [A]\n", """
                        parameters[0] type (parameter, manifest-load): expected object, found string
                        """),
                row("merges and aliases are followed", """
                        packversion: 1
                        name: &n my-services
                        version: *n
                        platforms: [{os: linux, arch: amd64}]
                        terraform_binaries:
                        - &base {name: tofu, version: 1.11.8}
                        - <<: *base
                          name: other
                          sauce: x
                        service_definitions: [a.yml]
                        """, """
                        terraform_binaries[1].sauce additionalProperties (binary, manifest-load): unknown
                        """),
                row("in document order, missing fields first", """
                        version: 1.0
                        bogus: 1
                        service_definitions: a.yml
                        terraform_binaries: [{nme: x, version: ''}, 3]
                        packversion: 0
                        platforms: []
                        """, """
                        name required (manifest, manifest-load): missing
                        bogus additionalProperties (manifest, manifest-load): unknown
                        service_definitions type (manifest, manifest-load): expected array, found string
                        terraform_binaries[0].name required (binary, manifest-load): missing
                        terraform_binaries[0].nme additionalProperties (binary, manifest-load): unknown
                        terraform_binaries[0].version minLength (binary, manifest-load): must not be empty
                        terraform_binaries[1] type (binary, manifest-load): expected object, found integer
                        packversion enum (manifest, manifest-load): expected 1
                        platforms minItems (manifest, manifest-load): must not be empty
                        """));
    }

    static Stream<Arguments> services() {
        return Stream.of(
                row("a minimal definition", SERVICE, ""),
                row("an empty file lacks what the broker demands, not what the specification does", "# nothing", """
                        version required (service, pak-build): missing
                        name required (service, pak-build): missing
                        id required (service, pak-build): missing
                        description required (service, pak-build): missing
                        display_name required (service, pak-build): missing
                        image_url required (service, pak-build): missing
                        documentation_url required (service, pak-build): missing
                        support_url required (service, pak-build): missing
                        """),
                row("unknown fields are ignored in silence", SERVICE + """
                        bindable: true
                        provision: {user_inputs: [{field_name: a, details: d, drequired: true}]}
                        """, """
                        bindable additionalProperties (service, silent): unknown
                        provision.user_inputs[0].drequired additionalProperties (variable, silent): unknown
                        """),
                row("a name that builds but stops the broker", SERVICE.replace("name: svc", "name: my svc"), """
                        name pattern (service, registration): expected a match of ^[a-zA-Z0-9.-]+$
                        """),
                row("a blank name does not build", SERVICE.replace("name: svc", "name: ''"), """
                        name minLength (service, pak-build): must not be empty
                        """),
                row("a name that looks like a number", SERVICE.replace("name: svc", "name: 1_000"), """
                        name pattern (service, registration): expected a match of ^[a-zA-Z0-9.-]+$
                        """),
                row("ids and URLs are judged as texts", SERVICE.replace("id: 76c5725c-b246-11eb-871f-ffc97563fbd0",
                        "id: 5").replace("support_url: https://example.com/s", "support_url: example.com"), """
                        id pattern (service, pak-build): expected a match of \
                        ^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$
                        support_url pattern (service, pak-build): expected a match of ^[a-zA-Z][a-zA-Z0-9+.-]*:
                        """),
                row("a list cannot be decoded into a text", SERVICE.replace("description: d", "description: [d]"), """
                        description type (service, definition-load): expected string, number or boolean, found array
                        """),
                row("plans", SERVICE + """
                        plans: [{}, {name: a, id: x, description: d, display_name: D, free: 'true', properties: [a]}]
                        """, """
                        plans[0].name required (plan, pak-build): missing
                        plans[0].id required (plan, pak-build): missing
                        plans[0].description required (plan, pak-build): missing
                        plans[0].display_name required (plan, pak-build): missing
                        plans[1].id pattern (plan, pak-build): expected a match of \
                        ^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$
                        plans[1].free type (plan, definition-load): expected boolean, found string
                        plans[1].properties type (plan, definition-load): expected object, found array
                        """),
                row("variables", SERVICE + """
                        bind:
                          user_inputs:
                          - {}
                          - {field_name: a, details: d, type: strng, required: on, default: ~, enum: [a]}
                          - {field_name: b, details: d, type: '', tf_attribute: a.b, nullable: maybe}
                          - {field_name: c, details: d, tf_attribute: '', tf_attribute_skip: 1}
                        """, """
                        bind.user_inputs[0].field_name required (variable, pak-build): missing
                        bind.user_inputs[0].details required (variable, pak-build): missing
                        bind.user_inputs[1].type enum (variable, pak-build): \
                        expected string, integer, number, boolean, object or array
                        bind.user_inputs[1].enum type (variable, definition-load): expected object, found array
                        bind.user_inputs[2].tf_attribute pattern (variable, pak-build): \
                        expected a match of ^$|^([-a-zA-Z0-9_]*\\.[-a-zA-Z0-9_]*){2}
                        bind.user_inputs[2].nullable type (variable, definition-load): expected boolean, found string
                        """),
                row("a computed input needs a value, and null is none", SERVICE + """
                        provision:
                          computed_inputs:
                          - {}
                          - {name: a, default: 0, type: nil}
                          - {name: b, default: ~, overwrite: 1}
                          - {name: c, default: ''}
                          - {name: d, default: [{deep: {x: y}}]}
                        """, """
                        provision.computed_inputs[0].name required (computedInput, pak-build): missing
                        provision.computed_inputs[0].default required (computedInput, pak-build): missing
                        provision.computed_inputs[1].type enum (computedInput, pak-build): \
                        expected string, integer, number, boolean, object or array
                        provision.computed_inputs[2].default required (computedInput, pak-build): missing
                        provision.computed_inputs[2].overwrite type (computedInput, definition-load): \
                        expected boolean, found integer
                        """),
                row("constraints are not decoded, so words for booleans stay words", SERVICE + """
                        provision:
                          user_inputs:
                          - field_name: a
                            details: d
                            constraints:
                              minumum: 5
                              minimum: 5
                              exclusiveMinimum: 3
                              exclusiveMaximum: yes
                              maxLength: 2.5
                              minLength: -1
                              multipleOf: 0
                              pattern: 5
                              required: true
                              enum: []
                              const: 1
                              items: [{type: string}]
                              additionalProperties: false
                        """, """
                        provision.user_inputs[0].constraints.minumum additionalProperties (constraints, silent): unknown
                        provision.user_inputs[0].constraints.exclusiveMinimum type (constraints, request): \
                        expected boolean, found integer
                        provision.user_inputs[0].constraints.exclusiveMaximum type (constraints, request): \
                        expected boolean, found string
                        provision.user_inputs[0].constraints.maxLength type (constraints, request): \
                        expected integer, found number
                        provision.user_inputs[0].constraints.minLength minimum (constraints, request): minimum 0
                        provision.user_inputs[0].constraints.multipleOf exclusiveMinimum (constraints, request): \
                        exclusiveMinimum 0
                        provision.user_inputs[0].constraints.pattern type (constraints, request): \
                        expected string, found integer
                        provision.user_inputs[0].constraints.required type (constraints, request): \
                        expected array, found boolean
                        provision.user_inputs[0].constraints.enum minItems (constraints, request): must not be empty
                        """),
                row("examples", SERVICE + "examples: [{name: n, plan_id: '', provision_params: x}]\n", """
                        examples[0].description required (example, pak-build): missing
                        examples[0].plan_id minLength (example, pak-build): must not be empty
                        examples[0].provision_params type (example, definition-load): expected object, found string
                        """),
                row("import fields have no required members", SERVICE + """
                        provision:
                          import_inputs: [{}]
                          import_parameter_mappings: [{tf_variable: a, parameter_name: 10}]
                          import_parameters_to_add: [{tf_var: a}]
                          import_parameters_to_delete: a
                        """, """
                        provision.import_parameters_to_add[0].tf_var additionalProperties (importMapping, silent): unknown
                        provision.import_parameters_to_delete type (action, definition-load): \
                        expected array, found string
                        """),
                row("templates are texts by name", SERVICE + "bind: {templates: {main: [a]}, template_refs: a.tf}\n", """
                        bind.templates.main type (action, definition-load): \
                        expected string, number or boolean, found array
                        bind.template_refs type (action, definition-load): expected object, found string
                        """));
    }

    private static Arguments row(String name, String text, String expected) {
        return Arguments.of(name, text, expected);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("manifests")
    void manifest(String name, String text, String expected) {
        assertEquals(expected, failures(DocumentKinds.MANIFEST, text));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("services")
    void service(String name, String text, String expected) {
        assertEquals(expected, failures(DocumentKinds.SERVICE, text));
    }

    private static String failures(DocumentKind kind, String text) {
        DocumentSchema schema = DocumentSchema.of(kind);
        return schema.validator().validate(YamlDocument.parse(text)).stream()
                .map(failure -> "%s %s (%s, %s): %s%n".formatted(failure.location(), failure.keyword(),
                        failure.schemaDefinition(), schema.catalog().stageOf(failure).id(), failure.detail())
                        .replace(System.lineSeparator(), "\n"))
                .collect(Collectors.joining());
    }

    @Test
    void thePathLeadsToTheHolderOfTheProperty() {
        YamlDocument document = YamlDocument.parse(SERVICE + "plans: [{naem: a}]\n");
        List<SchemaFailure> failures = DocumentSchema.of(DocumentKinds.SERVICE).validator().validate(document);
        SchemaFailure last = failures.getLast();
        assertEquals("naem", last.property().orElseThrow());
        assertEquals("{naem: a}", document.source().slice(document.at(last.path()).orElseThrow().range()));
    }

    @Test
    void aLongListAndAWideMappingStayFast() {
        StringBuilder text = new StringBuilder("terraform_binaries:\n");
        for (int i = 0; i < 2_000; i++) {
            text.append("- {name: b").append(i).append(", bogus: 1}\n");
        }
        for (int i = 0; i < 2_000; i++) {
            text.append("k").append(i).append(": 1\n");
        }
        // Per item a missing version and an unknown field; per key an unknown field; five required fields.
        assertEquals(2_000 * 2 + 2_000 + 5, DocumentSchema.of(DocumentKinds.MANIFEST).validator()
                .validate(YamlDocument.parse(text.toString())).size());
    }
}
