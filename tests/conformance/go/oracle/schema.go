// Copyright (c) 2026 Brokerpak Tools contributors.
// This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
// which is available at https://www.eclipse.org/legal/epl-2.0/
// SPDX-License-Identifier: EPL-2.0

package main

import (
	"sort"

	"github.com/xeipuuv/gojsonschema"
)

// validate judges a JSON text by a schema.
func validate(asked question) (string, []string) {
	result, err := gojsonschema.Validate(gojsonschema.NewStringLoader(asked.Schema),
		gojsonschema.NewStringLoader(asked.Text))
	if err != nil {
		return failed(err)
	}
	errors := []string{}
	for _, each := range result.Errors() {
		errors = append(errors, each.String())
	}
	sort.Strings(errors)
	return "", errors
}
