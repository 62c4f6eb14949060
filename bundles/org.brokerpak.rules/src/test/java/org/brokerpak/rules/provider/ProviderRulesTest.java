/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.provider;

import org.brokerpak.rules.testing.RuleCases;
import org.junit.jupiter.api.Test;

/** Rules about providers. */
class ProviderRulesTest {

    @Test
    void aliasesOldFormsAndBuiltInProviders() {
        RuleCases.check("""
                terraform_binaries:
                - { name: tofu, version: 1.6.2 }
                - { name: terraform-provider-aws, version: 5.0.0, provider: registry.opentofu.org/hashicorp/aws }
                - { name: terraform-provider-google-beta, version: 5.0.0, provider: registry.opentofu.org/hashicorp/google-beta }
                - { name: terraform-provider-gone, version: 1.0.0 }
                          ^^^^^^^^^^^^^^^^^^^^^^^ unused-provider:
                - { name: terraform-provider-kept, version: 1.0.0 }
                terraform_state_provider_replacements:
                  registry.terraform.io/-/kept: registry.terraform.io/hashicorp/kept
                service_definitions: [db.yml]
                ### db.yml
                provision:
                  template: |
                    terraform {
                      required_providers {
                        aws = {
                          source  = "Hashicorp/AWS"
                          version = "~> 5.0"
                          configuration_aliases = [aws.east]
                        }
                        built = { source = "terraform.io/builtin/terraform" }
                      }
                    }
                    provider "aws" { alias = "east" }
                    resource "aws_db_instance" "a" { provider = aws.east }
                    resource "google_sql_database" "b" { provider = google-beta }
                    resource "terraform_data" "c" {}
                    data "terraform_remote_state" "d" {}
                    data "built_state" "e" {}
                """, "provider-not-shipped", "provider-version", "unused-provider", "undeclared-reference");
    }

    @Test
    void aConstraintThatNobodyCanRead() {
        RuleCases.check("""
                terraform_binaries:
                - { name: tofu, version: 1.6.2 }
                - { name: terraform-provider-random, version: 3.0.0 }
                service_definitions: [db.yml]
                ### db.yml
                provision:
                  template: |
                    terraform {
                      required_providers {
                        random = {
                          source  = "registry.terraform.io/hashicorp/random"
                          version = "^3.0"
                                    ^^^^^^ provider-version: "^3.0" is no version constraint
                        }
                      }
                    }
                """, "provider-version");
    }

    @Test
    void anEntryOfAnotherNameIsWhereTheProviderWasMeant() {
        RuleCases.check("""
                terraform_binaries:
                - { name: tofu, version: 1.6.2 }
                - { name: terraform-provider-random, version: 3.0.0 }
                service_definitions: [db.yml]
                ### db.yml
                provision:
                  template: |
                    terraform {
                      required_providers {
                        randon = { source = "registry.terraform.io/hashicorp/random" }
                        ^^^^^^ provider-not-shipped: Name it in required_providers
                      }
                    }
                    resource "random_id" "a" { byte_length = 4 }
                """, "provider-not-shipped");
    }

    @Test
    void aWrongAddressIsOneFinding() {
        RuleCases.check("""
                terraform_binaries:
                - { name: tofu, version: 1.6.2 }
                - { name: terraform-provider-azurerm, version: 3.0.0, provider: hashicorp/azure }
                service_definitions: [db.yml]
                ### db.yml
                provision:
                  template: |
                    terraform {
                      required_providers {
                        azurerm = { source = "registry.terraform.io/hashicorp/azurerm" }
                        ^^^^^^^ provider-not-shipped: but the pak ships it as registry.terraform.io/hashicorp/azure
                      }
                    }
                """, "provider-not-shipped", "unused-provider", "provider-version");
    }
}
