// Copyright (c) 2026 Brokerpak Tools contributors.
// This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
// which is available at https://www.eclipse.org/legal/epl-2.0/
// SPDX-License-Identifier: EPL-2.0

package main

// What the broker reads YAML into: names and types of its fields decide what it refuses.

type manifest struct {
	PackVersion                        int               `yaml:"packversion"`
	Name                               string            `yaml:"name"`
	Version                            string            `yaml:"version"`
	Metadata                           map[string]string `yaml:"metadata"`
	Platforms                          []platform        `yaml:"platforms"`
	TerraformBinaries                  []binary          `yaml:"terraform_binaries"`
	ServiceDefinitions                 []string          `yaml:"service_definitions"`
	Parameters                         []parameter       `yaml:"parameters"`
	RequiredEnvVariables               []string          `yaml:"required_env_variables"`
	EnvConfigMapping                   map[string]string `yaml:"env_config_mapping"`
	TerraformUpgradePath               []upgrade         `yaml:"terraform_upgrade_path"`
	TerraformStateProviderReplacements map[string]string `yaml:"terraform_state_provider_replacements"`
}

type platform struct {
	Os   string `yaml:"os"`
	Arch string `yaml:"arch"`
}

type binary struct {
	Name        string `yaml:"name"`
	Version     string `yaml:"version"`
	Source      string `yaml:"source"`
	Provider    string `yaml:"provider"`
	URLTemplate string `yaml:"url_template"`
	Default     bool   `yaml:"default"`
}

type parameter struct {
	Name        string `yaml:"name"`
	Description string `yaml:"description"`
}

type upgrade struct {
	Version string `yaml:"version"`
}

type definition struct {
	Version             int       `yaml:"version"`
	Name                string    `yaml:"name"`
	ID                  string    `yaml:"id"`
	Description         string    `yaml:"description"`
	DisplayName         string    `yaml:"display_name"`
	ImageURL            string    `yaml:"image_url"`
	DocumentationURL    string    `yaml:"documentation_url"`
	ProviderDisplayName string    `yaml:"provider_display_name"`
	SupportURL          string    `yaml:"support_url"`
	Tags                []string  `yaml:"tags"`
	Plans               []plan    `yaml:"plans"`
	Provision           action    `yaml:"provision"`
	Bind                action    `yaml:"bind"`
	Examples            []example `yaml:"examples"`
	PlanUpdateable      bool      `yaml:"plan_updateable"`
	RequiredEnvVars     []string
}

type plan struct {
	Name               string         `yaml:"name"`
	ID                 string         `yaml:"id"`
	Description        string         `yaml:"description"`
	DisplayName        string         `yaml:"display_name"`
	Bullets            []string       `yaml:"bullets"`
	Free               bool           `yaml:"free"`
	Properties         map[string]any `yaml:"properties"`
	ProvisionOverrides map[string]any `yaml:"provision_overrides"`
	BindOverrides      map[string]any `yaml:"bind_overrides"`
}

type action struct {
	PlanInputs               []variable        `yaml:"plan_inputs"`
	UserInputs               []variable        `yaml:"user_inputs"`
	ComputedInputs           []computed        `yaml:"computed_inputs"`
	Template                 string            `yaml:"template"`
	TemplateRef              string            `yaml:"template_ref"`
	Templates                map[string]string `yaml:"templates"`
	TemplateRefs             map[string]string `yaml:"template_refs"`
	Outputs                  []variable        `yaml:"outputs"`
	ImportInputs             []imported        `yaml:"import_inputs"`
	ImportParameterMappings  []mapping         `yaml:"import_parameter_mappings"`
	ImportParametersToDelete []string          `yaml:"import_parameters_to_delete"`
	ImportParametersToAdd    []mapping         `yaml:"import_parameters_to_add"`
}

type variable struct {
	Required        bool           `yaml:"required"`
	FieldName       string         `yaml:"field_name"`
	Type            string         `yaml:"type"`
	Nullable        bool           `yaml:"nullable"`
	Details         string         `yaml:"details"`
	Default         any            `yaml:"default"`
	Enum            map[any]string `yaml:"enum"`
	Constraints     map[string]any `yaml:"constraints"`
	ProhibitUpdate  bool           `yaml:"prohibit_update"`
	TfAttribute     string         `yaml:"tf_attribute"`
	TfAttributeSkip string         `yaml:"tf_attribute_skip"`
}

type computed struct {
	Name      string `yaml:"name"`
	Default   any    `yaml:"default"`
	Overwrite bool   `yaml:"overwrite"`
	Type      string `yaml:"type"`
}

type imported struct {
	FieldName  string `yaml:"field_name"`
	Type       string `yaml:"type"`
	Details    string `yaml:"details"`
	TfResource string `yaml:"tf_resource"`
}

type mapping struct {
	TfVariable    string `yaml:"tf_variable"`
	ParameterName string `yaml:"parameter_name"`
}

type example struct {
	Name            string         `yaml:"name"`
	Description     string         `yaml:"description"`
	PlanID          string         `yaml:"plan_id"`
	ProvisionParams map[string]any `yaml:"provision_params"`
	BindParams      map[string]any `yaml:"bind_params"`
	BindCanFail     bool           `yaml:"bind_can_fail"`
}
