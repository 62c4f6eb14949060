/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import org.brokerpak.rules.testing.RuleCases;
import org.junit.jupiter.api.Test;

/** Rules about OpenTofu's own language: what the language allows beside what it does not. */
class TofuRulesTest {

    private static final String[] LANGUAGE = {"unsupported-block", "unsupported-argument", "unknown-function",
        "variable-declaration", "reference-cycle", "instance-index", "repetition-reference", "literal-argument",
        "undeclared-reference", "conditional-types", "duplicate-declaration"};

    @Test
    void theWholeLanguageIsAllowed() {
        RuleCases.check("""
                ### db.yml
                provision:
                  templates:
                    main: |
                      terraform {
                        required_version = ">= 1.6"
                        required_providers {
                          aws = {
                            source                = "registry.terraform.io/hashicorp/aws"
                            version               = "~> 5.0"
                            configuration_aliases = [aws.east]
                          }
                          random = "~> 3.0"
                        }
                        backend "s3" {
                          bucket = "b"
                        }
                        encryption {
                          key_provider "pbkdf2" "k" { passphrase = "correct-horse-battery" }
                          state { method = method.aes_gcm.m }
                        }
                      }
                      provider "aws" {
                        alias  = "east"
                        region = var.region
                        default_tags { tags = { a = "b" } }
                      }
                      provider "kubernetes" {
                        host = module.cluster.host
                        exec {
                          api_version = "v1"
                          args        = ["--a", local.names[0]]
                        }
                      }
                      variable "region" {
                        type        = string
                        description = "where"
                        nullable    = false
                        default     = "us"
                        validation {
                          condition     = can(regex("^[a-z]+", var.region))
                          error_message = "Wrong."
                        }
                      }
                      variable "shape" {
                        type = object({
                          name  = string
                          sizes = optional(list(number), [1, 2])
                          more  = optional(map(object({ a = any })))
                          pair  = tuple([string, bool])
                        })
                        sensitive = true
                      }
                      variable "old" { type = "string" }
                      variable "anything" { type = list }
                      variable "number" {
                        type    = number
                        default = "10"
                      }
                      variable "empty" { default = {} }
                      variable "none" {
                        type    = set(string)
                        default = null
                      }
                      locals {
                        names   = [for i, n in tolist(["a"]) : upper(n) if n != ""]
                        by_name = { for n in local.names : n => n... }
                        text    = <<-EOT
                          %{ if var.number > 1 ~}
                          many ${var.region}
                          %{ else ~}
                          %{ for each in local.names }${each}%{ endfor }
                          %{ endif ~}
                        EOT
                        joined  = join("-", local.names...)
                        encoded = provider::aws::arn_parse("x")
                        core    = core::upper("x")
                        merged  = merge([for n in local.names : { (n) = 1 }]...)
                      }
                      moved {
                        from = aws_vpc.old[0]
                        to   = aws_vpc.many[0]
                      }
                      removed {
                        from = aws_vpc.older
                        lifecycle { destroy = false }
                      }
                      import {
                        for_each = { a = "x" }
                        to       = aws_vpc.named[each.key]
                        id       = each.value
                      }
                      check "alive" {
                        data "http" "probe" { url = "https://example.com" }
                        assert {
                          condition     = data.http.probe.status_code == 200
                          error_message = "down"
                        }
                      }
                    net: |
                      resource "aws_vpc" "many" {
                        count      = var.number > 1 ? 1 : 0
                        cidr_block = cidrsubnet("10.0.0.0/8", 8, count.index)
                        lifecycle {
                          create_before_destroy = true
                          prevent_destroy       = true
                          ignore_changes        = [tags, tags["a"]]
                          replace_triggered_by  = [aws_vpc.named]
                          precondition {
                            condition     = var.region != ""
                            error_message = "Wrong."
                          }
                        }
                      }
                      resource "aws_vpc" "named" {
                        for_each   = toset(local.names)
                        provider   = aws.east
                        cidr_block = each.value
                        lifecycle { ignore_changes = all }
                      }
                      resource aws_vpc one {
                        depends_on = [aws_vpc.many, module.cluster, data.aws_ami.a]
                        mount      = "x"
                        counts     = 1
                        dynamic "setting" {
                          for_each = aws_vpc.named
                          iterator = it
                          labels   = [it.key]
                          content {
                            value = it.value.id
                            dynamic "inner" {
                              for_each = [1]
                              content { name = "${it.key}-${inner.value}" }
                            }
                          }
                        }
                        connection {
                          type = "ssh"
                          host = self.public_ip
                        }
                        provisioner "local-exec" {
                          when        = destroy
                          command     = "echo ${self.id}"
                          environment = { A = "b" }
                        }
                        provisioner "remote-exec" {
                          inline = ["true"]
                          connection { host = self.ip }
                        }
                        timeouts { create = "10m" }
                      }
                      data "aws_ami" "a" {
                        filter {
                          name   = "x"
                          values = ["y"]
                        }
                      }
                      module "cluster" {
                        source    = "terraform-aws-modules/eks/aws"
                        version   = "~> 20.0"
                        providers = { aws = aws.east }
                        count     = 1
                        sources   = [1]
                        vpc       = aws_vpc.many[0].id
                        vpcs      = aws_vpc.many[*].id
                        old       = aws_vpc.many.*.id
                        first     = aws_vpc.many.0.id
                        all       = values(aws_vpc.named)[*].id
                        a         = aws_vpc.named["a"].id
                        whole     = aws_vpc.one
                        same      = resource.aws_vpc.one.id
                        splat     = aws_vpc.one[*].id
                      }
                      output "a" {
                        value      = "${path.module}/${terraform.workspace}"
                        depends_on = [aws_vpc.one]
                        precondition {
                          condition     = true
                          error_message = "never"
                        }
                      }
                """, LANGUAGE);
    }

    @Test
    void blocksWhereTheyDoNotBelong() {
        RuleCases.check("""
                ### db.yml
                provision:
                  template: |
                    lifecycle {
                    ^^^^^^^^^ unsupported-block: It belongs inside of a resource
                    }
                    name = "x"
                    ^^^^ unsupported-argument: outside of any block
                    locals {
                      a = 1
                    }
                    resource "null_resource" "a" {
                      lifecycle {}
                      lifecycle {
                      ^^^^^^^^^ unsupported-block: second block
                        prevent_detroy = true
                        ^^^^^^^^^^^^^^ unsupported-argument: "prevent_destroy"
                      }
                      resource "null_resource" "inner" {
                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unsupported-block: A closing brace is missing
                      }
                      dynamic "setting" {
                      ^^^^^^^^^^^^^^^^^ unsupported-block: no "content"
                        for_each = []
                      }
                      provisoner "local-exec" {
                      ^^^^^^^^^^ unsupported-block: "provisioner"
                        command = "x"
                      }
                    }
                    variable "b" {
                      validaton {
                      ^^^^^^^^^ unsupported-block: "validation"
                      }
                      validation {
                      ^^^^^^^^^^ unsupported-argument: no "error_message"
                        condition = true
                      }
                      type {
                      ^^^^ unsupported-block: It is an argument
                      }
                    }
                    terraform {
                      required_providers {
                        aws = { sourc = "hashicorp/aws" }
                                ^^^^^ unsupported-argument: "source"
                      }
                    }
                    module "m" {
                    ^^^^^^^^^^ unsupported-argument: no "source"
                    }
                """, "unsupported-block", "unsupported-argument");
    }

    @Test
    void typesThatAreNoneAndDefaultsThatDoNotFit() {
        RuleCases.check("""
                ### db.yml
                provision:
                  template: |
                    variable "a" { type = boolean }
                                          ^^^^^^^ variable-declaration: "bool"
                    variable "b" { type = set }
                                          ^^^ variable-declaration: set(string)
                    variable "c" { type = list(string, number) }
                                          ^^^^^^^^^^^^^^^^^^^^ variable-declaration: nothing else
                    variable "d" { type = object(string) }
                                          ^^^^^^^^^^^^^^ variable-declaration: in braces
                    variable "e" { type = map(optional(string)) }
                                              ^^^^^^^^^^^^^^^^ variable-declaration: for the attributes of an object
                    variable "f" {
                      type     = string
                      nullable = false
                      default  = null
                                 ^^^^ variable-declaration: nullable = false
                    }
                    variable "g" {
                      type    = list(string)
                      default = ""
                                ^^ variable-declaration: not of its type list
                    }
                    variable "h" { default = [var.a] }
                                              ^^^^^ variable-declaration: computed
                """, "variable-declaration");
    }

    @Test
    void cyclesOfOneAndOfMany() {
        RuleCases.check("""
                ### db.yml
                provision:
                  template: |
                    locals {
                      a = local.a
                      ^ reference-cycle: local.a needs itself
                      b = aws_vpc.c.id
                    }
                    resource "aws_vpc" "c" {
                      cidr       = data.aws_ami.d.id
                      depends_on = [aws_vpc.e]
                    }
                    resource "aws_vpc" "e" {
                    ^^^^^^^^^^^^^^^^^^^^^^ reference-cycle: aws_vpc.e needs aws_vpc.f needs aws_vpc.e
                      cidr = aws_vpc.f.cidr
                    }
                    resource "aws_vpc" "f" {
                      cidr = aws_vpc.e.cidr
                      lifecycle { ignore_changes = [aws_vpc] }
                    }
                    data "aws_ami" "d" {}
                """, "reference-cycle");
    }

    @Test
    void oneAndMany() {
        RuleCases.check("""
                ### db.yml
                provision:
                  template: |
                    resource "aws_vpc" "c" { count = 1 }
                    resource "aws_vpc" "f" { for_each = toset([]) }
                    data "aws_ami" "d" {}
                    locals {
                      a = aws_vpc.f[0].id
                          ^^^^^^^^^^^^ instance-index: have names
                      b = aws_vpc.c["x"].id
                          ^^^^^^^^^^^^^^ instance-index: have numbers
                      c = try(data.aws_ami.d[0].id, "")
                              ^^^^^^^^^^^^^^^^^ instance-index: neither count nor for_each
                      d = each.key
                          ^^^^^^^^ repetition-reference: no for_each
                    }
                    resource "aws_vpc" "both" {
                      count    = 1
                      for_each = {}
                      ^^^^^^^^ repetition-reference: count as well
                    }
                """, "instance-index", "repetition-reference");
    }

    @Test
    void functionsAndTheirArguments() {
        RuleCases.check("""
                ### db.yml
                provision:
                  template: |
                    locals {
                      a = try(jsondecod("{}"), null)
                              ^^^^^^^^^ unknown-function: "jsondecode"
                      b = "x-${lookup({}, "a", "b", "c")}"
                               ^^^^^^^^^^^^^^^^^^^^^^^^^ unknown-function: takes 2-3 arguments and gets 4
                      c = range(1, 2)
                      d = max([1, 2]...)
                    }
                """, "unknown-function");
    }

    @Test
    void namesAndFlagsThatAreComputed() {
        RuleCases.check("""
                ### db.yml
                provision:
                  template: |
                    variable "a" {
                      type      = bool
                      sensitive = "yes"
                                  ^^^^^ literal-argument: true or false
                    }
                    resource "aws_vpc" "c" {
                      depends_on = [var.a ? aws_vpc.d : aws_vpc.e]
                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ literal-argument: takes names only
                      lifecycle {
                        create_before_destroy = var.a
                                                ^^^^^ literal-argument: before any value is known
                        ignore_changes        = ["tags"]
                      }
                    }
                """, "literal-argument");
    }

    @Test
    void nullThatIsLookedForAndNullThatIsNot() {
        RuleCases.check("""
                ### db.yml
                plans:
                - name: small
                  id: 1aaa0000-0000-4000-8000-000000000001
                  properties: { by_plan: x }
                  provision_overrides: { overridden: y }
                provision:
                  plan_inputs:
                  - { field_name: by_plan, type: string, details: x }
                  - { field_name: by_no_plan, type: string, details: x }
                  user_inputs:
                  - { field_name: left_out, type: string, details: x }
                  - { field_name: nulled, type: array, details: x, default: null, nullable: true }
                  - { field_name: given, type: string, details: x, required: true }
                  - { field_name: preset, type: string, details: x, default: "" }
                  - { field_name: computed, type: string, details: x }
                  - { field_name: overridden, type: string, details: x }
                  computed_inputs:
                  - { name: computed, type: string, default: "x" }
                  template: |
                    variable "left_out" { type = string }
                    variable "nulled" { type = list(string) }
                    variable "given" { type = string }
                    variable "preset" { type = string }
                    variable "computed" { type = string }
                    variable "overridden" { type = string }
                    variable "by_plan" { type = string }
                    variable "by_no_plan" { type = string }
                    locals {
                      fine = "${var.given} ${var.preset} ${var.computed} ${var.overridden} ${var.by_plan}"
                      a    = var.left_out == null ? "" : "x-${var.left_out}"
                      b    = coalesce(var.left_out, "x")
                      c    = try(length(var.nulled), 0)
                      d    = var.left_out
                      e    = "${var.left_out}"
                      f    = var.nulled != null && length(var.nulled) > 0
                      g    = [for n in coalescelist(var.nulled, []) : n]
                      h    = "%{ if var.left_out != null }${var.left_out}%{ endif }"
                      i    = jsonencode(var.nulled)
                      j    = [for n in var.nulled : upper(n)]
                                       ^^^^^^^^^^ null-value: a loop over null
                      k    = "x-${var.by_no_plan}"
                                  ^^^^^^^^^^^^^^ null-value: "var.by_no_plan"
                    }
                    resource "null_resource" "n" {
                      count = var.left_out == null ? 0 : 1
                      name  = "x-${var.left_out}"
                    }
                    resource "null_resource" "o" {
                      name  = lower(var.left_out)
                                    ^^^^^^^^^^^^ null-value: the function "lower"
                    }
                """, "null-value");
    }

    @Test
    void providersAreConfiguredOnceForEachAlias() {
        RuleCases.check("""
                ### db.yml
                provision:
                  template: |
                    terraform {
                      required_providers { aws = { source = "registry.terraform.io/hashicorp/aws" } }
                    }
                    terraform {
                      required_providers {}
                      ^^^^^^^^^^^^^^^^^^ duplicate-declaration: block required_providers
                    }
                    provider "aws" {}
                    provider "aws" { alias = "east" }
                    provider "aws" { alias = "west" }
                    provider "aws" { alias = "east" }
                    ^^^^^^^^^^^^^^ duplicate-declaration: provider aws with the alias east
                    provider "google" {}
                """, "duplicate-declaration");
    }

    @Test
    void valuesOfThreeKinds() {
        RuleCases.check("""
                ### db.yml
                provision:
                  template: |
                    variable "list" { type = list(string) }
                    variable "set" { type = set(string) }
                    variable "map" { type = map(string) }
                    variable "text" { type = string }
                    variable "any" { type = any }
                    locals {
                      a = "${var.list}"
                      b = "x ${var.any} ${var.text} ${join(",", var.list)} ${length(var.map)}"
                      c = join(",", var.list, ["x"])
                      d = join(var.text, var.set...)
                      e = var.text == "" ? var.list : []
                      f = var.list == null
                      g = var.any == []
                      h = lookup(var.map, var.text, "")
                      i = "10" * 2
                      j = var.text + 1
                      k = "a" + "b"
                          ^^^ value-type: an operator cannot take a text
                                ^^^ value-type: an operator cannot take a text
                      l = var.map == {}
                          ^^^^^^^^^^^^^ value-type: never equals {}
                      m = var.list ? 1 : 2
                          ^^^^^^^^ value-type: a condition
                      n = split(",", var.list)
                                     ^^^^^^^^ value-type: "split" takes a text as its argument 2
                    }
                    resource "null_resource" "a" { for_each = var.set }
                    resource "null_resource" "b" { for_each = var.map }
                    resource "null_resource" "c" { for_each = toset(var.list) }
                    resource "null_resource" "d" { for_each = { for k in var.list : k => k } }
                    resource "null_resource" "e" { for_each = ["a"] }
                                                              ^^^^^ value-type: a set of texts
                    resource "null_resource" "f" { count = length(var.list) }
                    resource "null_resource" "g" { count = var.list }
                                                           ^^^^^^^^ value-type: takes a number
                    resource "null_resource" "h" {
                      dynamic "x" {
                        for_each = var.list
                        content {}
                      }
                    }
                """, "value-type");
    }

    @Test
    void aSingleWordIsNoValueAndSelfIsNotEverywhere() {
        RuleCases.check("""
                ### db.yml
                provision:
                  templates:
                    main: |
                      resource "random_id" "x" {
                        byte_length = eight
                                      ^^^^^ undeclared-reference: "eight" alone refers to nothing
                        prefix      = self.hex
                                      ^^^^^^^^ repetition-reference: "self.hex" means nothing here
                        lifecycle {
                          ignore_changes = [prefix]
                          postcondition {
                            condition     = self.hex != ""
                            error_message = "Empty."
                          }
                        }
                        provisioner "local-exec" {
                          when       = destroy
                          on_failure = continue
                          command    = "echo ${self.id}"
                        }
                      }
                """, "undeclared-reference", "repetition-reference");
    }
}
