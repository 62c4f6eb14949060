// Copyright (c) 2026 Brokerpak Tools contributors.
// This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
// which is available at https://www.eclipse.org/legal/epl-2.0/
// SPDX-License-Identifier: EPL-2.0

package main

import (
	"encoding/json"
	"fmt"

	"github.com/spf13/cast"
)

// castTo turns the value of an expression into the type of an input.
func castTo(wanted string, value any) (any, error) {
	switch wanted {
	case "string":
		return cast.ToStringE(value)
	case "integer":
		return cast.ToIntE(value)
	case "number":
		return cast.ToFloat64E(value)
	case "boolean":
		return cast.ToBoolE(value)
	case "object":
		return cast.ToStringMapE(value)
	case "array":
		if text, ok := value.(string); ok {
			var list []any
			err := json.Unmarshal([]byte(text), &list)
			return list, err
		}
		return cast.ToSliceE(value)
	case "":
		return value, nil
	default:
		return nil, fmt.Errorf("couldn't cast %v to %s, unknown type", value, wanted)
	}
}
