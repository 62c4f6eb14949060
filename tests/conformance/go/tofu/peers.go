//go:build peers

// Package peers names the program that the conformance tests run, so that its module is fetched and built.
package peers

import _ "github.com/opentofu/opentofu/cmd/tofu"
