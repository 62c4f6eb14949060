// Copyright (c) 2026 Brokerpak Tools contributors.
// This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
// which is available at https://www.eclipse.org/legal/epl-2.0/
// SPDX-License-Identifier: EPL-2.0

package main

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/url"
	"regexp"
	"sort"
	"strings"

	"github.com/hashicorp/hil"
	"github.com/hashicorp/hil/ast"
)

// functions has the names and types of the broker's, and their results as far as these are the same each time: the
// time is 0, random bytes are zeros, the counter starts at 1, and nothing is set in the environment or configuration.
func functions() map[string]ast.Function {
	count := 0
	return map[string]ast.Function{
		"assert": function(ast.TypeBool, func(arguments []any) (any, error) {
			if !arguments[0].(bool) {
				return false, fmt.Errorf("assertion failed: %s", arguments[1])
			}
			return true, nil
		}, ast.TypeBool, ast.TypeString),
		"config": function(ast.TypeString, func(arguments []any) (any, error) {
			return "", fmt.Errorf("missing config value %s", arguments[0])
		}, ast.TypeString),
		"counter.next": function(ast.TypeInt, func([]any) (any, error) {
			count++
			return count, nil
		}),
		"env": function(ast.TypeString, func(arguments []any) (any, error) {
			return "", fmt.Errorf("missing environment variable %s", arguments[0])
		}, ast.TypeString),
		"json.marshal": function(ast.TypeString, func(arguments []any) (any, error) {
			value, err := plain(arguments[0])
			if err != nil {
				return "", err
			}
			text, err := json.Marshal(value)
			if err != nil {
				return "", fmt.Errorf("couldn't convert: %v to JSON %w", value, err)
			}
			return string(text), nil
		}, ast.TypeAny),
		"map.flatten": function(ast.TypeString, flatten, ast.TypeString, ast.TypeString, ast.TypeMap),
		"rand.base64": function(ast.TypeString, func(arguments []any) (any, error) {
			return base64.URLEncoding.EncodeToString(make([]byte, arguments[0].(int))), nil
		}, ast.TypeInt),
		"regexp.matches": function(ast.TypeBool, func(arguments []any) (any, error) {
			pattern, err := regexp.Compile(arguments[0].(string))
			if err != nil {
				return false, err
			}
			return pattern.MatchString(arguments[1].(string)), nil
		}, ast.TypeString, ast.TypeString),
		"str.queryEscape": function(ast.TypeString, func(arguments []any) (any, error) {
			return url.QueryEscape(arguments[0].(string)), nil
		}, ast.TypeString),
		"str.truncate": function(ast.TypeString, func(arguments []any) (any, error) {
			length, text := arguments[0].(int), arguments[1].(string)
			return text[:min(length, len(text))], nil
		}, ast.TypeInt, ast.TypeString),
		"time.nano": function(ast.TypeString, func([]any) (any, error) {
			return "0", nil
		}),
	}
}

func function(result ast.Type, call func([]any) (any, error), arguments ...ast.Type) ast.Function {
	return ast.Function{ArgTypes: arguments, ReturnType: result, Callback: call}
}

func flatten(arguments []any) (any, error) {
	value, err := plain(arguments[2])
	if err != nil {
		return "", err
	}
	entries := []string{}
	for key, each := range value.(map[string]any) {
		entries = append(entries, fmt.Sprintf("%s%s%v", key, arguments[0], each))
	}
	sort.Strings(entries)
	return strings.Join(entries, arguments[1].(string)), nil
}

// plain turns lists and maps of the interpreter into those of Go. A list without elements becomes none at all, as it does
// in the broker, but not one inside of another value.
func plain(value any) (any, error) {
	switch known := value.(type) {
	case []ast.Variable:
		var list []any
		for _, each := range known {
			element, err := hil.VariableToInterface(each)
			if err != nil {
				return nil, err
			}
			list = append(list, element)
		}
		return list, nil
	case map[string]ast.Variable:
		return hil.VariableToInterface(ast.Variable{Type: ast.TypeMap, Value: known})
	default:
		return value, nil
	}
}
