terraform {
  required_version = ">= 1.11"

  required_providers {
    aws = {
      # The full address, as the broker knows it; OpenTofu would complete a short one with another registry.
      source  = "registry.terraform.io/hashicorp/aws"
      version = "~> 6.49"
    }
  }
}
