module brokerpak.org/conformance/random

go 1.26

require github.com/terraform-providers/terraform-provider-random v1.3.2-0.20260824155315-e1092b0cfc07
