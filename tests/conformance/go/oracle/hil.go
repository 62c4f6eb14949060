// Copyright (c) 2026 Brokerpak Tools contributors.
// This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
// which is available at https://www.eclipse.org/legal/epl-2.0/
// SPDX-License-Identifier: EPL-2.0

package main

import (
	"fmt"

	"github.com/hashicorp/hil"
	"github.com/hashicorp/hil/ast"
)

// evaluate gives the value of an expression as its Go type and syntax.
func evaluate(asked question) (string, []string) {
	scope := &ast.BasicScope{VarMap: map[string]ast.Variable{}, FuncMap: functions()}
	for name, value := range asked.Variables {
		variable, err := hil.InterfaceToVariable(value)
		if err != nil {
			return failed(err)
		}
		scope.VarMap[name] = variable
	}
	tree, err := hil.Parse(asked.Text)
	if err != nil {
		return failed(err)
	}
	result, err := hil.Eval(tree, &hil.EvalConfig{GlobalScope: scope})
	if err != nil {
		return failed(err)
	}
	value, err := castTo(asked.Type, result.Value)
	if err != nil {
		return failed(err)
	}
	return fmt.Sprintf("%T %#v", value, value), nil
}
