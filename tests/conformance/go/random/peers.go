//go:build peers

// Package peers names the provider that the conformance tests run, so that its module is fetched and built.
package peers

import _ "github.com/terraform-providers/terraform-provider-random"
