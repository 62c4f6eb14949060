/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.Stage;
import org.brokerpak.syntax.yaml.YamlPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldCatalogTest {

    private final FieldCatalog manifest = DocumentSchema.of(DocumentKinds.MANIFEST).catalog();
    private final FieldCatalog service = DocumentSchema.of(DocumentKinds.SERVICE).catalog();

    /** {@code a.0.b} as a path. */
    private static YamlPath path(String text) {
        YamlPath path = YamlPath.ROOT;
        for (String segment : text == null ? new String[0] : text.split("\\.")) {
            path = segment.matches("\\d+") ? path.item(Integer.parseInt(segment)) : path.key(segment);
        }
        return path;
    }

    @ParameterizedTest
    @CsvSource({
        ",                                        service",
        "plans.0,                                 plan",
        "plans,                                   -",
        "plans.0.properties,                      -",
        "plans.0.properties.deep,                 -",
        "plans.name,                              -",
        "provision,                               action",
        "bind,                                    action",
        "bind.0,                                  -",
        "provision.user_inputs.3,                 variable",
        "bind.outputs.0,                          variable",
        "provision.user_inputs.0.constraints,     constraints",
        "provision.user_inputs.0.constraints.not, -",
        "provision.user_inputs.0.enum,            -",
        "provision.computed_inputs.1,             computedInput",
        "provision.import_inputs.0,               importInput",
        "provision.import_parameters_to_add.0,    importMapping",
        "provision.template_refs,                 -",
        "provision.bogus,                         -",
        "examples.0,                              example",
        "tags.0,                                  -"})
    void objectAt(String where, String expected) {
        assertEquals(expected, service.objectAt(path(where)).map(ObjectDefinition::name).orElse("-"));
    }

    @ParameterizedTest
    @CsvSource({
        "name,                                        service.name",
        "plans,                                       service.plans",
        "plans.0,                                     service.plans",
        "plans.0.name,                                plan.name",
        "plans.0.properties.size,                     plan.properties",
        "plans.0.properties.size.deep,                -",
        "tags.2,                                      service.tags",
        "provision.template_refs.main,                action.template_refs",
        "provision.user_inputs.0.enum.small,          variable.enum",
        "provision.user_inputs.0.constraints,         variable.constraints",
        "provision.user_inputs.0.constraints.pattern, constraints.pattern",
        "provision.bogus,                             -",
        "bogus,                                       -",
        ",                                            -"})
    void fieldAt(String where, String expected) {
        assertEquals(expected, service.fieldAt(path(where))
                .map(field -> field.definition() + "." + field.name()).orElse("-"));
    }

    @Test
    void fieldsKeepTheOrderInWhichTheBrokerWritesThem() {
        assertEquals(List.of("packversion", "name", "version", "metadata", "platforms", "terraform_binaries",
                "service_definitions", "parameters", "required_env_variables", "env_config_mapping",
                "terraform_upgrade_path", "terraform_state_provider_replacements"),
                manifest.root().fields().stream().map(SchemaField::name).toList());
        assertEquals(List.of("manifest", "platform", "binary", "parameter", "upgradeStep"),
                manifest.definitions().stream().map(ObjectDefinition::name).toList());
    }

    @Test
    void aFieldTellsAllThatCompletionAndHoverNeed() {
        SchemaField arch = field(manifest, "platform", "arch");
        assertEquals(List.of("amd64", "arm64", "386", "arm"), arch.values());
        assertTrue(arch.required());
        assertEquals(ValueShape.SCALAR, arch.shape());

        SchemaField isDefault = field(manifest, "binary", "default");
        assertEquals(Optional.of("false"), isDefault.defaultValue());
        assertEquals(List.of("boolean"), isDefault.types());
        assertTrue(isDefault.markdown().contains("highest"));

        SchemaField type = field(service, "variable", "type");
        assertEquals(List.of("string", "integer", "number", "boolean", "object", "array", ""), type.values());
        assertFalse(type.required());
        assertTrue(type.specRequired());
        assertEquals(Stage.PAK_BUILD, type.stage());
        assertEquals(Stage.DEFINITION_LOAD, type.stageIfMistyped());

        SchemaField name = field(service, "service", "name");
        assertEquals(Stage.REGISTRATION, name.stage());
        assertEquals(Stage.PAK_BUILD, name.stageIfMissing());

        assertEquals(List.of("tofu", "terraform-provider-random"), field(manifest, "binary", "name").samples());
        assertEquals(List.of(), field(service, "variable", "enum").samples());
        assertEquals(ValueShape.ANY, field(service, "variable", "default").shape());
        assertEquals(ValueShape.ANY, field(service, "constraints", "items").shape());
        assertEquals(Stage.REQUEST, field(service, "constraints", "maxLength").stageIfMistyped());
        assertTrue(field(service, "constraints", "const").ineffective());
        assertFalse(field(service, "constraints", "examples").ineffective());
        assertFalse(field(service, "example", "bind_can_fail").documented());
        assertEquals(Stage.SILENT, service.definition("variable").orElseThrow().stageIfUnknown());
        assertEquals(Stage.MANIFEST_LOAD, manifest.root().stageIfUnknown());
    }

    @Test
    void someFieldsAreHonouredInSomeSectionsOnly() {
        SchemaField importInputs = field(service, "action", "import_inputs");
        assertTrue(importInputs.isHonouredIn("provision"));
        assertFalse(importInputs.isHonouredIn("bind"));
        SchemaField prohibit = field(service, "variable", "prohibit_update");
        assertTrue(prohibit.isHonouredIn("provision.user_inputs"));
        assertFalse(prohibit.isHonouredIn("bind.user_inputs"));
        assertTrue(field(service, "variable", "type").isHonouredIn("bind.outputs"));
    }

    @Test
    void whatCompletionWritesDependsOnTheShape() {
        assertEquals("name: ", field(service, "plan", "name").insertion("  "));
        assertEquals("plans:\n- ", field(service, "service", "plans").insertion(""));
        assertEquals("bind:\n  ", field(service, "service", "bind").insertion("  "));
    }

    private static SchemaField field(FieldCatalog catalog, String definition, String name) {
        return catalog.definition(definition).orElseThrow().field(name).orElseThrow();
    }
}
