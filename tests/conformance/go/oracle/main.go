// Copyright (c) 2026 Brokerpak Tools contributors.
// This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
// which is available at https://www.eclipse.org/legal/epl-2.0/
// SPDX-License-Identifier: EPL-2.0

// Oracle judges texts with the libraries that the Cloud Service Broker is made of. It reads one JSON object per line and
// answers each with one.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

// question is a line of the input.
type question struct {
	// Kind says what to do with the text: hil, yaml, manifest, definition, hcl or format.
	Kind string
	Text string
	// Type casts the value of an expression; empty for no cast.
	Type string
	// Variables are what an expression can read.
	Variables map[string]any
}

// answer is a line of the output.
type answer struct {
	// Value is what became of the text; meaningless if there are errors.
	Value string
	// Errors are those of the library, in its words and order.
	Errors []string
	// Crash says that the library panicked.
	Crash bool
}

var judges = map[string]func(question) (string, []string){
	"hil":        evaluate,
	"yaml":       decode,
	"manifest":   decodeManifest,
	"definition": decodeDefinition,
	"hcl":        parse,
	"format":     format,
}

func main() {
	lines := bufio.NewReaderSize(os.Stdin, 1<<20)
	decoder := json.NewDecoder(lines)
	out := json.NewEncoder(os.Stdout)
	for {
		var asked question
		if err := decoder.Decode(&asked); err != nil {
			return
		}
		if err := out.Encode(judge(asked)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

func judge(asked question) (result answer) {
	defer func() {
		if panicked := recover(); panicked != nil {
			result = answer{Crash: true, Errors: []string{fmt.Sprint(panicked)}}
		}
	}()
	known, ok := judges[asked.Kind]
	if !ok {
		return answer{Errors: []string{"no such kind: " + asked.Kind}}
	}
	value, errors := known(asked)
	return answer{Value: value, Errors: errors}
}

func failed(err error) (string, []string) {
	return "", []string{err.Error()}
}
