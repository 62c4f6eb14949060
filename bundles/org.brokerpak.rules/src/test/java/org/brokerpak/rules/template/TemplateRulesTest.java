/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import org.brokerpak.rules.testing.RuleCases;
import org.junit.jupiter.api.Test;

/** Rules about templates: what looks like a mistake and is none, beside the mistake of the same kind. */
class TemplateRulesTest {

    @Test
    void aDynamicBlockHandsItsElementToItsContent() {
        RuleCases.check("""
                ### db.yml
                provision:
                  template: |
                    resource "aws_dynamodb_table" "t" {
                      dynamic "local_secondary_index" {
                        for_each = []
                        content {
                          name = local_secondary_index.value.name
                        }
                      }
                      dynamic "global_index" {
                        for_each = []
                        iterator = an_index
                        content {
                          name = an_index.value
                          hash = global_index.value
                                 ^^^^^^^^^^^^^^^^^^ undeclared-reference: the resource global_index.value
                        }
                      }
                      other = local_secondary_index.value
                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^ undeclared-reference:
                    }
                """, "undeclared-reference");
    }

    @Test
    void aNameAloneRefersToNothing() {
        RuleCases.check("""
                ### db.yml
                provision:
                  template: |
                    variable "size" { type = string }
                    locals { zone = "a" }
                    resource "aws_db_instance" "db" {
                      size   = size
                               ^^^^ undeclared-reference: Did you mean var.size?
                      zone   = "x-${zone}"
                                    ^^^^ undeclared-reference: Did you mean local.zone?
                      engine = mysql
                               ^^^^^ undeclared-reference: quotes around it
                      tags   = { size = var.size, (local.zone) = [for zone in ["a"] : zone] }
                      provisioner "local-exec" {
                        when       = destroy
                        on_failure = continue
                        command    = "true"
                      }
                      lifecycle { ignore_changes = all }
                    }
                """, "undeclared-reference");
    }

    @Test
    void whatIsSaidToBeGoneNeedNoDeclaration() {
        RuleCases.check("""
                ### db.yml
                provision:
                  template: |
                    moved {
                      from = aws_db_instance.old
                      to   = aws_db_instance.db
                    }
                    removed {
                      from = aws_db_instance.older
                    }
                    import {
                      to = aws_db_instance.imported
                           ^^^^^^^^^^^^^^^^^^^^^^^^ undeclared-reference:
                      id = "x"
                    }
                    resource "aws_db_instance" "db" {
                      provider = aws_old.east
                      lifecycle {
                        ignore_changes = [aws_db_instance.tags]
                        replace_triggered_by = [null_resource.missing]
                                                ^^^^^^^^^^^^^^^^^^^^^ undeclared-reference:
                      }
                    }
                    check "alive" {
                      data "http" "health" { url = "https://example.com" }
                      assert {
                        condition     = data.http.health.status_code == 200
                        error_message = "down"
                      }
                    }
                """, "undeclared-reference");
    }

    @Test
    void anArgumentNamedProviderInsideOfABlockIsAnExpression() {
        RuleCases.check("""
                ### db.yml
                provision:
                  user_inputs:
                  - { field_name: source_provider, type: string, details: x }
                  template: |
                    variable "source_provider" { type = string }
                    resource "aws_codepipeline" "p" {
                      stage {
                        provider = var.source_provider
                      }
                    }
                """, "unused-variable", "unused-input");
    }

    @Test
    void heredocsLoopsAndTemplatesUseVariables() {
        RuleCases.check("""
                ### db.yml
                provision:
                  user_inputs:
                  - { field_name: a, type: string, details: x }
                  - { field_name: b, type: string, details: x }
                  - { field_name: c, type: array, details: x }
                  - { field_name: d, type: string, details: x }
                  template: |
                    variable "a" { type = string }
                    variable "b" { type = string }
                    variable "c" { type = list(string) }
                    variable "d" { type = string }
                              ^ unused-variable:
                    resource "null_resource" "n" {
                      text = <<-EOT
                        ${var.a} and $${var.d}
                        %{ for x in var.c }${x}%{ endfor }
                      EOT
                      for_each = toset([for x in var.c : x if x != var.b])
                    }
                """, "unused-variable", "undeclared-reference");
    }

    @Test
    void twinNamesAreOneFinding() {
        RuleCases.check("""
                ### db.yml
                provision:
                  user_inputs:
                  - { field_name: storage_size, type: number, details: x }
                  - { field_name: flavour, type: string, details: x }
                                  ^^^^^^^ unused-input:
                  template: |
                    variable "storage_sizes" { type = number }
                              ^^^^^^^^^^^^^ undeclared-input: Did you mean the input "storage_size"
                    output "x" { value = 1 }
                    output "hostnames" { value = 1 }
                  outputs:
                  - { field_name: x, type: string, details: x }
                  - { field_name: hostname, type: string, details: x }
                                  ^^^^^^^^ template-outputs: Did you mean "hostnames"
                """, "unused-input", "undeclared-input", "unused-variable", "template-outputs");
    }

    @Test
    void anInputThatFillsAnotherOneIsUsed() {
        RuleCases.check("""
                ### db.yml
                provision:
                  plan_inputs:
                  - { field_name: subsume, type: boolean, details: x }
                  user_inputs:
                  - { field_name: name, type: string, details: x, default: a }
                  - { field_name: skip_it, type: boolean, details: x }
                  - { field_name: size, type: number, details: x, tf_attribute: a.b.c, tf_attribute_skip: skip_it }
                  computed_inputs:
                  - { name: full_name, type: string, default: "x-${name}" }
                  - { name: lost, type: string, default: "${lost}" }
                            ^^^^ unused-input:
                  template: |
                    variable "full_name" { type = string }
                    variable "size" { type = number }
                """, "unused-input", "undeclared-input");
    }

    @Test
    void aBlankTemplateTakesNoInputsAndThatIsOneMistake() {
        RuleCases.check("""
                ### db.yml
                bind:
                  user_inputs:
                  - { field_name: a, type: string, details: x }
                  - { field_name: b, type: string, details: x }
                  template: "# nothing to do"
                """, "unused-input");
    }

    @Test
    void typesAreComparedAsTofuConvertsThem() {
        RuleCases.check("""
                ### db.yml
                provision:
                  plan_inputs:
                  - { field_name: zones, type: string, details: x }
                                  ^^^^^ variable-type:
                  user_inputs:
                  - { field_name: any, type: object, details: x }
                  - { field_name: whole, type: integer, details: x }
                  - { field_name: part, type: number, details: x }
                  - { field_name: labels, type: string, details: x }
                                  ^^^^^^ variable-type: tofu fails
                  - { field_name: size, type: number, details: x }
                                  ^^^^ variable-type: tofu converts
                  computed_inputs:
                  - { name: flag, type: boolean, default: "${true}" }
                  - { name: list, type: string, default: "${whole}" }
                            ^^^^ variable-type: tofu fails
                  template: |
                    variable "any" { type = any }
                    variable "whole" { type = number }
                    variable "part" { type = number }
                    variable "labels" { type = map(string) }
                    variable "size" { type = "string" }
                    variable "zones" { type = list(string) }
                    variable "flag" { type = string }
                    variable "list" { type = set(string) }
                """, "variable-type");
    }

    @Test
    void conditionalsOfOneTypeAndOfTwo() {
        RuleCases.check("""
                ### db.yml
                provision:
                  user_inputs:
                  - { field_name: ids, type: string, details: x }
                  - { field_name: tags, type: object, details: x }
                  template: |
                    variable "ids" { type = string }
                    variable "tags" { type = map(string) }
                    locals {
                      a = var.ids == "" ? [] : split(",", var.ids)
                      b = var.ids == "" ? null : var.tags
                      c = var.ids == "" ? 1 : "one"
                      d = var.ids == "" ? "${var.tags}" : {}
                      e = var.ids == "" ? aws_vpc.v[0].id : split(",", var.ids)
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ conditional-types: a single value and the other a list
                      f = var.ids == "" ? aws_vpc.v[*].id : split(",", var.ids)
                      g = (var.ids == "" ? {} : "")
                           ^^^^^^^^^^^^^^^^^^^^^^^ conditional-types: an object and the other a single value
                      h = var.ids == "" ? merge(var.tags, {}) : { for k in ["a"] : k => k }
                    }
                    resource "aws_vpc" "v" { count = 1 }
                """, "conditional-types");
    }

    @Test
    void filesThatAreThereAndFilesThatAreNot() {
        RuleCases.check("""
                ### db.yml
                provision:
                  template: |
                    locals {
                      a = file("/etc/ssl/ca.pem")
                      b = file(var.path)
                      c = fileexists("x.json") ? file("x.json") : "{}"
                      d = try(file("x.json"), "{}")
                      e = templatefile("${path.module}/x.tpl", { a = 1 })
                                       ^^^^^^^^^^^^^^^^^^^^^^ unpacked-file: no pak contains the file ./x.tpl
                      f = file("${var.folder}/x.json")
                    }
                    module "a" { source = "./modules/a" }
                                          ^^^^^^^^^^^^^ unpacked-file:
                    module "b" { source = "terraform-aws-modules/vpc/aws" }
                    module "c" { source = "git::https://example.com/x.git//modules/a" }
                """, "unpacked-file");
    }

    @Test
    void outputsOfTheRootModuleSaySoWhenTheyAreSensitive() {
        RuleCases.check("""
                ### db.yml
                provision:
                  templates:
                    main: |
                      variable "secret" {
                        type      = string
                        sensitive = true
                      }
                      resource "random_password" "p" { length = 20 }
                      locals { uri = "x://${random_password.p.result}" }
                      output "a" { value = local.uri }
                              ^ sensitive-output: random_password.p.result
                      output "b" { value = nonsensitive(var.secret) }
                      output "c" { value = random_password.p.length }
                      output "d" {
                        value     = var.secret
                        sensitive = true
                      }
                      output "e" { value = [for s in ["a"] : "${s}${var.secret}"] }
                              ^ sensitive-output: var.secret
                bind:
                  template: |
                    resource "random_password" "p" { length = 20 }
                    output "a" { value = random_password.p.result }
                """, "sensitive-output");
    }

    @Test
    void addressesOfResources() {
        RuleCases.check("""
                ### db.yml
                provision:
                  user_inputs:
                  - { field_name: a, type: string, details: x, tf_attribute: aws_db.d.size }
                  - { field_name: b, type: string, details: x, tf_attribute: aws_db.e.size, tf_attribute_skip: skip }
                                                                             ^^^^^^^^^^^^^ resource-address: unless "skip" is set
                  - { field_name: c, type: string, details: x, tf_attribute: data.aws_db.f.size }
                                                                             ^^^^^^^^^^^^^^^^^^ resource-address: data source
                  import_inputs:
                  - { field_name: d, type: string, details: x, tf_resource: "aws_db.d[0]" }
                  - { field_name: e, type: string, details: x, tf_resource: aws_db.other }
                                                                            ^^^^^^^^^^^^ resource-address: the import fails
                  template: |
                    resource "aws_db" "d" {}
                    data "aws_db" "f" {}
                """, "resource-address");
    }

    @Test
    void aMisspeltReferenceIsOneFinding() {
        RuleCases.check("""
                ### db.yml
                provision:
                  user_inputs:
                  - { field_name: location, type: string, details: x }
                  template: |
                    variable "location" { type = string }
                    resource "null_resource" "n" { place = var.locations }
                                                           ^^^^^^^^^^^^^ undeclared-reference: Did you mean "location"
                """, "undeclared-reference", "unused-variable", "unused-input", "undeclared-input");
    }

    @Test
    void attributesThatProvidersMarkAreSensitive() {
        RuleCases.check("""
                service_definitions: [db.yml]
                ### db.yml
                provision:
                  template_refs:
                    main: main.tf
                ### main.tf
                resource "aws_iam_access_key" "key" { user = "u" }
                output "id" { value = aws_iam_access_key.key.id }
                output "secret" { value = aws_iam_access_key.key.secret }
                        ^^^^^^ sensitive-output: aws_iam_access_key.key.secret
                """, "sensitive-output");
    }
}
