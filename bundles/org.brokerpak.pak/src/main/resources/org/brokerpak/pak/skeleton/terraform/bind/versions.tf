terraform {
  required_version = ">= @TOFU_LINE@"

  required_providers {
    random = {
      # The full address, as the broker knows it; OpenTofu would complete a short one with another registry.
      source  = "registry.terraform.io/hashicorp/random"
      version = "~> 3.7"
    }
  }
}
