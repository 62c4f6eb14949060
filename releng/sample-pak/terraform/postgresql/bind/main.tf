resource "random_password" "password" {
  length  = 40
  special = false
}

resource "postgresql_role" "binding" {
  name             = var.username
  password         = random_password.password.result
  login            = true
  connection_limit = var.max_connections

  # Works as the owner of the database, so that its tables belong to no single binding.
  roles       = [var.owner]
  assume_role = var.owner
}
