/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.stream.Collectors;

import org.brokerpak.rules.testing.MarkedPak;
import org.junit.jupiter.api.Test;

/** Paks as they are written in practice, in which no rule may see an error or a warning. */
class AcceptedPracticeTest {

    private static final String MANIFEST = """
            packversion: 1
            name: sample
            version: 1.0.0
            metadata:
              author: someone@example.com
            platforms:
            - os: linux
              arch: amd64
            - os: darwin
              arch: arm64
            terraform_binaries:
            - name: tofu
              version: 1.6.2
            - name: tofu
              version: 1.11.0
              default: true
            - name: terraform-provider-random
              version: 3.6.0
            """;

    private static void accepts(String literal) {
        String found = Linter.standard((message, failure) -> fail(message, failure)).lint(MarkedPak.parse(literal).load())
                .stream().filter(finding -> finding.severity().compareTo(Severity.WARNING) <= 0)
                .map(finding -> finding.file() + " " + finding.rule() + ": " + finding.message())
                .collect(Collectors.joining("\n"));
        assertEquals("", found);
    }

    /** What each definition begins with. */
    private static String service(String name, char digit) {
        return """
                version: 1
                name: %s
                id: 5c1f0a8e-0d5b-4f5a-9a39-1c2d3e4f5a6%s
                description: stores things
                display_name: Storage
                image_url: data:image/png;base64,iVBORw0KGgo=
                documentation_url: https://example.com/docs
                support_url: mailto:help@example.com
                plan_updateable: true
                tags: [storage, kv]
                """.formatted(name, digit);
    }

    @Test
    void kubernetesAndHelmWithProvidersFromElsewhere() {
        accepts("### manifest.yml\n" + MANIFEST + """
                - name: terraform-provider-kubernetes
                  version: 2.30.0
                - name: terraform-provider-helm
                  version: 2.13.2
                - name: terraform-provider-kubectl
                  version: 1.14.0
                  provider: gavinbunney/kubectl
                  url_template: https://github.com/gavinbunney/${name}/releases/download/v${version}/${name}_${version}_${os}_${arch}.zip
                - name: psqlcmd
                  version: 0.1.0
                  url_template: ./tools/psqlcmd/build/${name}_${version}_${os}_${arch}.zip
                - name: helm
                  version: v3.15.0
                  url_template: https://get.helm.sh/helm-${version}-${os}-${arch}.tar.gz
                - name: wrapper.sh
                  version: main
                  url_template: ./scripts/wrapper.sh
                service_definitions:
                - services/search/search.yml
                required_env_variables: [KUBECONFIG_DATA]
                env_config_mapping:
                  KUBE_HOST: kube.host
                parameters:
                - name: TF_VAR_extra
                  description: more
                terraform_upgrade_path:
                - version: 1.6.2
                - version: 1.11.0
                terraform_state_provider_replacements:
                  registry.terraform.io/-/random: registry.terraform.io/hashicorp/random
                  registry.terraform.io/hashicorp/old: registry.terraform.io/gavinbunney/kubectl
                ### services/search/search.yml
                """ + service("search", '0') + """
                plans:
                - name: base
                  id: 7a1f0a8e-0d5b-4f5a-9a39-1c2d3e4f5a60
                  description: one replica
                  display_name: Base
                  free: no
                  properties:
                    replicas: 1
                    memory: 2Gi
                provision:
                  plan_inputs:
                  - required: true
                    field_name: replicas
                    type: integer
                    details: how many
                  - required: true
                    field_name: memory
                    type: string
                    details: how much
                  user_inputs:
                  - field_name: cluster_host
                    type: string
                    details: where
                    default: ${config("kube.host")}
                  - field_name: options
                    type: object
                    details: more settings
                    default: {}
                    nullable: true
                  computed_inputs:
                  - name: instance_name
                    type: string
                    default: solr-${str.truncate(10, request.instance_id)}
                    overwrite: true
                  - name: labels
                    type: object
                    default: ${json.marshal(request.default_labels)}
                  template_refs:
                    main: services/search/terraform/provision/main.tf
                    common-providers: services/shared/providers.tf
                    variables: services/search/terraform/provision/variables.tf
                    outputs: services/search/terraform/provision/outputs.tf
                  outputs:
                  - field_name: domain
                    type: string
                    details: where it is
                  - field_name: password
                    type: string
                    details: the secret
                bind:
                  plan_inputs: []
                  user_inputs: []
                  computed_inputs:
                  - name: domain
                    type: string
                    default: ${instance.details["domain"]}
                  template: |
                    variable "domain" { type = string }
                    resource "random_password" "bind" {
                      length  = 20
                      special = false
                    }
                    output "uri" {
                      value     = "https://x:${random_password.bind.result}@${var.domain}"
                      sensitive = true
                    }
                    output "status" { value = "bound" }
                    terraform {
                      required_providers {
                        random = {
                          source = "registry.terraform.io/hashicorp/random"
                        }
                      }
                    }
                  outputs:
                  - field_name: uri
                    type: string
                    details: how to reach it
                examples:
                - name: plain
                  description: the least
                  plan_id: 7a1f0a8e-0d5b-4f5a-9a39-1c2d3e4f5a60
                  provision_params: {}
                  bind_params: {}
                ### services/shared/providers.tf
                terraform {
                  required_version = "~> 1.6"
                  required_providers {
                    kubernetes = {
                      source  = "registry.terraform.io/hashicorp/kubernetes"
                      version = "~> 2.0"
                    }
                    helm = {
                      source  = "registry.terraform.io/hashicorp/helm"
                      version = ">= 2.0, < 3.0"
                    }
                    kubectl = {
                      source  = "registry.terraform.io/gavinbunney/kubectl"
                      version = ">= 1.14.0"
                    }
                    random = { source = "registry.terraform.io/hashicorp/random" }
                  }
                }
                provider "kubernetes" {
                  host     = var.cluster_host
                  insecure = true
                }
                provider "kubernetes" {
                  alias = "second"
                  host  = var.cluster_host
                }
                provider "helm" {
                  kubernetes {
                    host = var.cluster_host
                    exec {
                      api_version = "client.authentication.k8s.io/v1beta1"
                      command     = "aws"
                      args        = ["eks", "get-token"]
                    }
                  }
                }
                ### services/search/terraform/provision/variables.tf
                variable "replicas" { type = number }
                variable "memory" { type = string }
                variable "cluster_host" { type = string }
                variable "options" {
                  type = object({
                    zones   = optional(list(string), [])
                    verbose = optional(bool)
                  })
                  nullable = true
                }
                variable "instance_name" {
                  type = string
                  validation {
                    condition     = length(var.instance_name) < 40
                    error_message = "The name is too long."
                  }
                }
                variable "labels" { type = map(any) }
                ### services/search/terraform/provision/outputs.tf
                output "domain" { value = local.domain }
                output "password" {
                  value     = random_password.admin.result
                  sensitive = true
                }
                output "status" { value = format("created %s (%s)", local.domain, helm_release.search.status) }
                ### services/search/terraform/provision/main.tf
                locals {
                  domain = "${var.instance_name}.example.com"
                  zones  = var.options == null ? [] : var.options.zones
                  values = {
                    replicas = var.replicas
                    labels   = { for k, v in var.labels : lower(k) => tostring(v) if v != null }
                  }
                }
                resource "random_password" "admin" {
                  length           = 32
                  override_special = "_-"
                }
                resource "kubernetes_namespace" "ns" {
                  provider = kubernetes.second
                  metadata {
                    name   = var.instance_name
                    labels = local.values.labels
                  }
                  lifecycle {
                    ignore_changes = [metadata[0].annotations, metadata.0.labels]
                  }
                }
                resource "helm_release" "search" {
                  name      = var.instance_name
                  chart     = "https://example.com/charts/search-1.0.0.tgz"
                  namespace = kubernetes_namespace.ns.metadata[0].name
                  values    = [yamlencode(local.values)]
                  set {
                    name  = "memory"
                    value = var.memory
                  }
                  dynamic "set" {
                    for_each = local.zones
                    content {
                      name  = "zones[${set.key}]"
                      value = set.value
                    }
                  }
                  depends_on = [kubernetes_namespace.ns]
                }
                resource "kubectl_manifest" "policy" {
                  for_each  = toset(["a", "b"])
                  yaml_body = <<-YAML
                    kind: NetworkPolicy
                    name: ${each.key}-${kubernetes_namespace.ns.metadata.0.name}
                    %{~ for zone in local.zones }
                    zone: ${zone}
                    %{~ endfor }
                  YAML
                }
                moved {
                  from = helm_release.old
                  to   = helm_release.search
                }
                """);
    }

    @Test
    void oldPaksForTerraformWithOldTexts() {
        accepts("""
                ### manifest.yml
                packversion: 1
                name: old
                version: 0.1.0
                platforms:
                - os: linux
                  arch: amd64
                terraform_binaries:
                - name: tofu
                  version: 1.9.0
                  source: https://github.com/opentofu/opentofu/archive/v1.9.0.zip
                - name: terraform-provider-random
                  version: 2.2.1
                  source: https://releases.hashicorp.com/terraform-provider-random/2.2.1/terraform-provider-random_2.2.1_linux_amd64.zip
                service_definitions:
                - a.yml
                - b.yml
                ### a.yml
                """ + service("a-service", '1') + shared('1') + """
                ### b.yml
                """ + service("b-service", '2') + shared('2') + """
                ### tf/shared.tf
                variable name { type = string }
                variable "zone" {
                  type        = string
                  default     = "unused default"
                  description = "where"
                }
                resource random_id suffix {
                  byte_length = "${4 + 4}"
                  keepers = {
                    name = "${var.name}"
                    zone = "${upper("${var.zone}")}"
                  }
                }
                output "id" { value = "${random_id.suffix.hex}" }
                terraform {
                  required_providers {
                    random = { source = "registry.terraform.io/hashicorp/random" }
                  }
                }
                """);
    }

    /** Two services whose provisioning is the same text, and whose binding does nothing. */
    private static String shared(char digit) {
        return """
                plans:
                - name: only
                  id: 7a1f0a8e-0d5b-4f5a-9a39-1c2d3e4f5a7%s
                  description: the only one
                  display_name: Only
                  properties: {}
                provision:
                  user_inputs:
                  - field_name: name
                    type: string
                    details: its name
                    default: n-${request.instance_id}
                    constraints: { maxLength: 50, minLength: 1, pattern: "^[a-z][a-z0-9-]+$", examples: [n-1] }
                  - field_name: zone
                    type: string
                    details: where
                    default: eu
                    enum: { eu: Europe, us: America }
                  template_ref: tf/shared.tf
                  outputs:
                  - field_name: id
                    type: string
                    details: its id
                bind: {}
                examples:
                - name: one
                  description: an example
                  plan_id: 7a1f0a8e-0d5b-4f5a-9a39-1c2d3e4f5a7%s
                  provision_params: { zone: us }
                """.formatted(digit, digit);
    }

    @Test
    void adoptingWhatIsThereAlready() {
        accepts("### manifest.yml\n" + MANIFEST + """
                - name: terraform-provider-azurerm
                  version: 3.100.0
                service_definitions: [db.yml]
                ### db.yml
                """ + service("mssql", '3') + """
                plans:
                - name: new
                  id: 7a1f0a8e-0d5b-4f5a-9a39-1c2d3e4f5a80
                  description: makes one
                  display_name: New
                  properties: { subsume: false, sku: S0 }
                - name: subsume
                  id: 7a1f0a8e-0d5b-4f5a-9a39-1c2d3e4f5a81
                  description: takes one over
                  display_name: Subsume
                  properties: { subsume: true, sku: S0 }
                provision:
                  import_inputs:
                  - field_name: azure_db_id
                    type: string
                    details: its id
                    tf_resource: azurerm_mssql_database.db
                  import_parameter_mappings:
                  - { tf_variable: sku_name, parameter_name: var.sku }
                  - { tf_variable: max_size_gb, parameter_name: var.max_size }
                  - { tf_variable: server_id, parameter_name: local.server_id }
                  import_parameters_to_delete:
                  - azurerm_mssql_database.db.id
                  - azurerm_mssql_database.db.long_term_retention_policy.week_of_year
                  import_parameters_to_add:
                  - { tf_variable: azurerm_mssql_database.db.create_mode, parameter_name: '"Default"' }
                  - { tf_variable: azurerm_mssql_database.db.retries, parameter_name: 10 }
                  plan_inputs:
                  - { field_name: subsume, type: boolean, details: take over, required: true }
                  - { field_name: sku, type: string, details: size, required: true }
                  user_inputs:
                  - field_name: max_size
                    type: integer
                    details: GB
                    default: 5
                    tf_attribute: azurerm_mssql_database.db.max_size_gb
                    tf_attribute_skip: skip_size
                    constraints: { minimum: 1, maximum: 4096 }
                  - { field_name: skip_size, type: boolean, details: x, default: false }
                  - { field_name: server, type: string, details: x, required: true, prohibit_update: true }
                  computed_inputs: []
                  template_refs:
                    main: tf/main.tf
                    rest: tf/rest.tf
                  outputs:
                  - { field_name: sqldbName, type: string, details: name }
                bind: {}
                examples:
                - name: subsume
                  description: takes one over
                  plan_id: 7a1f0a8e-0d5b-4f5a-9a39-1c2d3e4f5a81
                  provision_params: { azure_db_id: x, server: y }
                ### tf/main.tf
                resource "azurerm_mssql_database" "db" {
                  name        = "db"
                  sku_name    = var.sku
                  max_size_gb = var.max_size
                  server_id   = local.server_id
                  lifecycle {
                    prevent_destroy = true
                    ignore_changes  = [create_mode]
                  }
                  timeouts { create = "60m" }
                }
                ### tf/rest.tf
                terraform {
                  required_providers {
                    azurerm = {
                      source  = "registry.terraform.io/hashicorp/azurerm"
                      version = "~> 3"
                    }
                    random = { source = "registry.terraform.io/hashicorp/random" }
                  }
                }
                provider "azurerm" {
                  features {}
                  skip_provider_registration = true
                }
                resource "random_string" "unused" { length = 8 }
                variable "sku" { type = string }
                variable "max_size" { type = number }
                variable "server" { type = string }
                locals { server_id = "/servers/${var.server}" }
                output "sqldbName" { value = azurerm_mssql_database.db.name }
                """);
    }

    @Test
    void wordsThatAreNoReferences() {
        accepts("### manifest.yml\n" + MANIFEST + """
                - name: terraform-provider-null
                  version: 3.2.3
                service_definitions: [mail.yml]
                ### mail.yml
                """ + service("mail", '4') + """
                provision:
                  user_inputs:
                  - { field_name: rules, type: array, details: x, default: [] }
                  template_refs: { main: main.tf }
                bind: {}
                ### main.tf
                terraform {
                  required_providers {
                    null   = { source = "registry.terraform.io/hashicorp/null", version = ">= 3.0, != 3.1.0, < 4" }
                    random = { source = "registry.terraform.io/hashicorp/random" }
                  }
                }
                variable "rules" { type = list(object({ name = string, size = optional(number, 1) })) }
                resource "random_shuffle" "zones" { input = [for i, r in var.rules : "${i}${r.name}"] }
                resource "null_resource" "wait" {
                  triggers = { zones = join(",", random_shuffle.zones.result), "${var.rules[0].name}" : "x" }
                  dynamic "part" {
                    for_each = var.rules
                    iterator = rule
                    content { name = rule.value.name }
                  }
                  provisioner "local-exec" {
                    when       = destroy
                    on_failure = continue
                    command    = "echo ${self.triggers.zones} $HOME"
                  }
                  lifecycle { ignore_changes = all }
                }
                """);
    }
}
