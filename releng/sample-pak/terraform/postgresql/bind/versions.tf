terraform {
  required_version = ">= 1.11"

  required_providers {
    postgresql = {
      # The full address, as the broker knows it; OpenTofu would complete a short one with another registry.
      source  = "registry.terraform.io/cyrilgdn/postgresql"
      version = "~> 1.25"
    }
    random = {
      # The full address, as the broker knows it; OpenTofu would complete a short one with another registry.
      source  = "registry.terraform.io/hashicorp/random"
      version = "~> 3.7"
    }
  }
}
