/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HclModuleTest {

    private static final String MAIN = """
            terraform {
              required_version = ">= 1.6"
              required_providers {
                aws = {
                  source  = "example.com/hashicorp/aws"
                  version = "~> 5.0"
                }
                random = "~> 3.0"
                null = {
                  "source" = "hashicorp/null"
                  version  = local.v
                }
              }
            }
            provider "aws" {
              region = var.region
            }
            locals {
              one = 1
              two = local.one
            }
            resource "aws_s3_bucket" "b" {
              bucket = local.two
            }
            data "aws_vpc" "v" {}
            module "m" {
              source = "./m"
            }
            output "id" {
              value = aws_s3_bucket.b.id
            }
            """;
    private static final String VARIABLES = """
            variable "region" { type = string }
            variable bare {}
            variable {}
            variable "a" "b" {}
            """;

    private static HclModule module(String... namesAndTexts) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            texts.put(namesAndTexts[i], namesAndTexts[i + 1]);
        }
        return HclModule.parse(texts);
    }

    @Test
    void listsTheVariablesAndOutputsOfAllFiles() {
        HclModule module = module("main", MAIN, "variables", VARIABLES);

        assertEquals(List.of("region", "bare", "", "a"),
                module.variables().stream().map(HclDeclaration::name).toList());
        assertEquals(List.of(true, true, false, false),
                module.variables().stream().map(HclDeclaration::hasExactlyOneLabel).toList());
        assertEquals(List.of("id"), module.outputs().stream().map(HclDeclaration::name).toList());
        assertEquals("main", module.outputs().getFirst().file());
        HclLabel quoted = module.variables().get(0).nameLabel().orElseThrow();
        HclLabel bare = module.variables().get(1).nameLabel().orElseThrow();
        assertEquals("\"region\"", VARIABLES.substring(quoted.range().start(), quoted.range().end()));
        assertEquals("region", VARIABLES.substring(quoted.textRange().start(), quoted.textRange().end()));
        assertEquals("bare", VARIABLES.substring(bare.range().start(), bare.range().end()));
        assertEquals(bare.range(), bare.textRange());
        assertEquals(Optional.empty(), module.variables().get(2).nameLabel());
    }

    @Test
    void listsWhatElseIsDeclared() {
        HclModule module = module("main", MAIN, "variables", VARIABLES);

        assertEquals("aws_s3_bucket", module.resources().getFirst().typeLabel().orElseThrow().value());
        assertEquals("b", module.resources().getFirst().name());
        assertEquals("v", module.dataSources().getFirst().name());
        assertEquals("m", module.moduleCalls().getFirst().name());
        assertEquals("aws", module.providers().getFirst().name());
        assertTrue(module.providers().getFirst().attribute("region").isPresent());
        assertEquals(List.of("one", "two"), module.locals().stream().map(HclArgument::name).toList());
        assertEquals(Optional.of(new HclValue.Text(">= 1.6")), module.requiredVersions().getFirst().value());
        assertTrue(module.references().get("main").stream().anyMatch(each -> each.startsWith("var", "region")));
    }

    @Test
    void listsTheRequiredProvidersWithTheirSources() {
        List<HclRequiredProvider> providers = module("main", MAIN).requiredProviders();

        assertEquals(List.of("aws", "random", "null"),
                providers.stream().map(provider -> provider.localName().text()).toList());
        HclRequiredProvider aws = providers.getFirst();
        assertEquals("example.com/hashicorp/aws", aws.source().orElseThrow().value());
        assertEquals("\"~> 5.0\"", MAIN.substring(aws.version().orElseThrow().expression().range().start(),
                aws.version().orElseThrow().expression().range().end()));
        assertTrue(providers.get(1).source().isEmpty());
        assertEquals("~> 3.0", providers.get(1).version().orElseThrow().value());
        assertEquals("hashicorp/null", providers.get(2).source().orElseThrow().value());
        assertTrue(providers.get(2).version().isEmpty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "variable {} | :1,10-11: Missing type for variable; All variable blocks must have 1 labels (type).",
        "output {} | :1,8-9: Missing value for output; All output blocks must have 1 labels (value).",
        "variable \"a\" \"b\" {} | :1,14-17: Extraneous label for variable; Only 1 labels (type) are expected for "
                + "variable blocks.",
        "output a b c {} | :1,10-11: Extraneous label for output; Only 1 labels (value) are expected for output "
                + "blocks.",
        "variable { | :1,10-11: Unclosed configuration block; There is no closing brace for this block before the end "
                + "of the file. This may be caused by incorrect brace nesting elsewhere in this file.",
        "variable \"a\" {} resource \"b\" {} | :1,17-25: Missing newline after block definition; A block definition "
                + "must end with a newline.",
    })
    void saysWhatTheBrokerSays(String text, String said) {
        assertEquals(Optional.of(said), module("", text).brokerMessage());
        assertEquals(Optional.of(said + " decoding definitions[main]"), module("main", text).brokerMessage());
    }

    @Test
    void countsTheOtherDiagnosticsAsTheBrokerDoes() {
        assertEquals(Optional.of(":3,10-11: Missing type for variable; All variable blocks must have 1 labels (type)., "
                + "and 1 other diagnostic(s) decoding definitions[variables]"),
                module("main", MAIN, "variables", VARIABLES).brokerMessage());
    }

    @Test
    void reportsTheSingleTemplateBeforeTheNamedOnes() {
        HclModule module = module("main", "variable {}", "", "output {}", "good", MAIN);

        assertTrue(module.brokerMessage().orElseThrow().startsWith(":1,8-9: Missing value for output"));
        assertTrue(module.brokerMessage("main").orElseThrow().startsWith(":1,10-11: Missing type for variable"));
        assertEquals(Optional.empty(), module.brokerMessage("good"));
        assertEquals(Optional.empty(), module.brokerMessage("none"));
        assertEquals(Optional.empty(), module("main", MAIN).brokerMessage());
    }

    @Test
    void columnsCountGraphemesAndLinesCountLineFeeds() {
        String coupleOfTwo = "\ud83d\udc68\u200d\ud83d\udc69";
        String text = "# ä\r\na = \"e\u0301 \ud83d\ude00 " + coupleOfTwo + " xyzäöü\" + 1 2\r\n";

        assertEquals(Optional.of(":2,24-25: Missing newline after argument; An argument definition must end with a "
                + "newline."), module("", text).brokerMessage());
    }

    @Test
    void aBlockInsideAnotherIsNoDeclaration() {
        HclModule module = module("main", "x {\n  variable \"a\" {}\n}\nvariable \"b\" {}\n");

        assertEquals(List.of("b"), module.variables().stream().map(HclDeclaration::name).toList());
        assertFalse(module.brokerMessage().isPresent());
    }
}
