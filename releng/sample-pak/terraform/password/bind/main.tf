resource "random_password" "password" {
  length           = var.length
  special          = var.special
  override_special = "-_.!*"

  # Another instance or user, another password.
  keepers = {
    owner    = var.owner
    username = var.username
  }
}
