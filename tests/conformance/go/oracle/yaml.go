// Copyright (c) 2026 Brokerpak Tools contributors.
// This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
// which is available at https://www.eclipse.org/legal/epl-2.0/
// SPDX-License-Identifier: EPL-2.0

package main

import (
	"errors"
	"fmt"
	"io"
	"math"
	"sort"
	"strconv"
	"strings"
	"time"
	"unicode/utf16"

	"gopkg.in/yaml.v3"
)

// decode gives the first document as a canonical text, see canonical.
func decode(asked question) (string, []string) {
	var value any
	if err := yaml.NewDecoder(strings.NewReader(asked.Text)).Decode(&value); err != nil && !errors.Is(err, io.EOF) {
		return failed(err)
	}
	return canonical(value), nil
}

func decodeManifest(asked question) (string, []string) {
	decoder := yaml.NewDecoder(strings.NewReader(asked.Text))
	decoder.KnownFields(true)
	return decodeInto(decoder, &manifest{})
}

func decodeDefinition(asked question) (string, []string) {
	return decodeInto(yaml.NewDecoder(strings.NewReader(asked.Text)), &definition{})
}

func decodeInto(decoder *yaml.Decoder, target any) (string, []string) {
	if err := decoder.Decode(target); err != nil {
		var list *yaml.TypeError
		if errors.As(err, &list) {
			return "", list.Errors
		}
		return failed(err)
	}
	// Values of any type may be such as JSON has not.
	return "", nil
}

// canonical writes a value so that equal texts are equal values of equal types, with the keys of maps in order.
func canonical(value any) string {
	switch known := value.(type) {
	case nil:
		return "null"
	case string:
		return quote(known)
	case float64:
		if math.IsNaN(known) {
			return "float NaN"
		}
		return "float " + strconv.FormatUint(math.Float64bits(known), 16)
	case time.Time:
		return quote(known.Format(time.RFC3339Nano))
	case []any:
		items := make([]string, len(known))
		for i, item := range known {
			items[i] = canonical(item)
		}
		return "[" + strings.Join(items, ",") + "]"
	case map[string]any:
		entries := make([]string, 0, len(known))
		for key, item := range known {
			entries = append(entries, quote(key)+":"+canonical(item))
		}
		return braces(entries)
	case map[any]any:
		entries := make([]string, 0, len(known))
		for key, item := range known {
			entries = append(entries, canonical(key)+":"+canonical(item))
		}
		return braces(entries)
	default:
		return fmt.Sprint(known)
	}
}

func braces(entries []string) string {
	sort.Strings(entries)
	return "{" + strings.Join(entries, ",") + "}"
}

// quote writes all but printable ASCII as UTF-16 escapes.
func quote(text string) string {
	var out strings.Builder
	out.WriteByte('"')
	for _, unit := range utf16.Encode([]rune(text)) {
		if unit < ' ' || unit > '~' || unit == '"' || unit == '\\' {
			fmt.Fprintf(&out, "\\u%04x", unit)
		} else {
			out.WriteByte(byte(unit))
		}
	}
	out.WriteByte('"')
	return out.String()
}
