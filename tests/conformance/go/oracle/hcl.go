// Copyright (c) 2026 Brokerpak Tools contributors.
// This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
// which is available at https://www.eclipse.org/legal/epl-2.0/
// SPDX-License-Identifier: EPL-2.0

package main

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/hashicorp/hcl/v2/hclwrite"
)

// parse reads a configuration; its errors are those of the parser.
func parse(asked question) (string, []string) {
	_, diagnostics := hclsyntax.ParseConfig([]byte(asked.Text), "", hcl.InitialPos)
	errors := []string{}
	for _, diagnostic := range diagnostics {
		errors = append(errors, diagnostic.Error())
	}
	return "", errors
}

// format gives the text in canonical style.
func format(asked question) (string, []string) {
	return string(hclwrite.Format([]byte(asked.Text))), nil
}
