/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action.Kind;
import org.brokerpak.model.service.Template;
import org.junit.jupiter.api.Test;

/** The files that the broker writes for tofu: broker-behaviour 6.1, 6.2 and appendix B. */
class WorkspaceTest {

    private static final String TEMPLATES = """
            ### m.tf
            resource "x" "y" { name = var.name }
            ### v.tf
            variable "name" {}
            variable "size" {}
            variable "labels" {}
            """;

    private static Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("name", "a<b");
        values.put("size", 5L);
        values.put("labels", Map.of("k", "v"));
        values.put("extra", 1L);
        values.put("tf_id", "tf:I:");
        return values;
    }

    @Test
    void flatLayout() {
        ServiceFile service = Services.of("provision:\n  template_refs: {main: m.tf, variables: v.tf}\n" + TEMPLATES);
        assertEquals("""
                --- main.tf
                resource "x" "y" { name = var.name }
                --- variables.tf
                variable "name" {}
                variable "size" {}
                variable "labels" {}
                --- terraform.tfvars.json (generated)
                {
                  "labels": {
                    "k": "v"
                  },
                  "name": "a\\u003cb",
                  "size": 5
                }
                """, Services.shown(Workspace.of(service, Kind.PROVISION, values())));
    }

    @Test
    void moduleLayout() {
        ServiceFile service = Services.of("""
                provision:
                  template: |
                    variable "name" {}
                    variable "size" {}
                    variable "labels" {}
                    output "status" { value = 1 }
                    output "out" { value = 1 }
                """);
        Workspace workspace = Workspace.of(service, Kind.PROVISION, values());
        assertEquals("brokertemplate/definition.tf", workspace.files().getFirst().path());
        assertEquals("{\"module\":{\"instance\":{\"labels\":{\"k\":\"v\"},\"name\":\"a\\u003cb\",\"size\":5,"
                + "\"source\":\"./brokertemplate\"}},\"output\":{\"out\":{\"sensitive\":true,"
                + "\"value\":\"${module.instance.out}\"},\"status\":{\"sensitive\":true,"
                + "\"value\":\"${module.instance.status}\"}}}",
                workspace.file("instance.tf.json").orElseThrow().text().text());
    }

    @Test
    void aSectionWithoutTemplates() {
        assertEquals("""
                --- instance.tf.json (generated)
                {"module":{"instance":{"source":"./brokertemplate"}}}
                """, Services.shown(Workspace.of(Services.of("name: x\n"), Kind.BIND, values())));
    }

    @Test
    void aVariableWithoutValueIsNull() {
        ServiceFile service = Services.of("provision:\n  template_refs: {variables: v.tf}\n" + TEMPLATES);
        assertEquals("{\n  \"labels\": null,\n  \"name\": null,\n  \"size\": null\n}",
                Workspace.of(service, Kind.PROVISION, Map.of()).generatedFile().orElseThrow().text().text());
        assertEquals("{}", Workspace.of(Services.of("provision:\n  templates: {a: '#'}\n"), Kind.PROVISION, values())
                .generatedFile().orElseThrow().text().text());
    }

    @Test
    void valuesAreIndentedAsGoDoes() {
        Map<String, Object> deep = new LinkedHashMap<>();
        deep.put("list", List.of(1L, List.of(), Map.of(), List.of("a,b:{", "\"]\\")));
        deep.put("é", null);
        deep.put("float", 1e21);
        ServiceFile service = Services.of("provision:\n  templates:\n    a: variable \"v\" {}\n");
        assertEquals("""
                {
                  "v": {
                    "float": 1e+21,
                    "list": [
                      1,
                      [],
                      {},
                      [
                        "a,b:{",
                        "\\"]\\\\"
                      ]
                    ],
                    "é": null
                  }
                }""", Workspace.of(service, Kind.PROVISION, Map.of("v", deep)).generatedFile().orElseThrow().text()
                .text());
    }

    @Test
    void aVariableNamedSourceLosesItsValueInTheModuleLayout() {
        ServiceFile service = Services.of("provision:\n  template: variable \"source\" {}\n");
        assertEquals("{\"module\":{\"instance\":{\"source\":\"./brokertemplate\"}}}",
                Workspace.of(service, Kind.PROVISION, Map.of("source", "x")).generatedFile().orElseThrow().text()
                        .text());
    }

    @Test
    void emptyTextsAreFilesButDecideNothing() {
        ServiceFile service = Services.of("provision:\n  template: ''\n  templates: {empty: '', full: '#'}\n");
        assertEquals("--- full.tf\n#\n--- empty.tf\n\n--- terraform.tfvars.json (generated)\n{}\n",
                Services.shown(Workspace.of(service, Kind.PROVISION, Map.of())));
    }

    @Test
    void ofTwoTextsForOneFileTheLaterWins() {
        ServiceFile service = Services.of("provision:\n  template: '# single'\n"
                + "  templates: {definition: '# of several'}\n");
        assertEquals("--- brokertemplate/definition.tf\n# of several\n",
                Services.shown(Workspace.of(service, Kind.PROVISION)));
    }

    @Test
    void aValueThatJsonCannotHoldIsRefusedInTheBrokersWords() {
        ServiceFile service = Services.of("provision:\n  template_refs: {variables: v.tf}\n" + TEMPLATES);
        Workspace workspace = Workspace.of(service, Kind.PROVISION, Map.of("size", Double.POSITIVE_INFINITY));
        assertEquals("json: unsupported value: +Inf", workspace.refusal());
        assertTrue(workspace.generatedFile().isEmpty());
    }

    @Test
    void whatCannotBeReadIsMissing() {
        Workspace workspace = Workspace.of(Services.of("provision:\n  template_refs: {main: gone.tf, v: v.tf}\n"
                + TEMPLATES), Kind.PROVISION, Map.of());
        assertEquals(List.of("gone.tf"), workspace.missing().stream().map(Template::path).toList());
        assertEquals(List.of("v.tf", "terraform.tfvars.json"),
                workspace.files().stream().map(WorkspaceFile::path).toList());
    }

    @Test
    void brokenTemplatesStillYieldTheirVariables() {
        ServiceFile service = Services.of("provision:\n  templates:\n"
                + "    a: \"variable \\\"v\\\" {\\nresource \\\"\"\n");
        assertEquals("{\n  \"v\": 1\n}", Workspace.of(service, Kind.PROVISION, Map.of("v", 1L)).generatedFile()
                .orElseThrow().text().text());
    }
}
