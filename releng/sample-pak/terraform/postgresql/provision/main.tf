# Nobody logs in with this role. The role of each binding is a member of it, so that what one binding creates, the others
# can use, and it outlives them.
resource "postgresql_role" "owner" {
  name  = "${var.database_name}-owner"
  login = false
}

resource "postgresql_database" "database" {
  name             = var.database_name
  owner            = postgresql_role.owner.name
  connection_limit = var.connection_limit

  lifecycle {
    # No update may lose the data. When the instance itself is deleted, the broker lifts this.
    prevent_destroy = true
  }
}

resource "postgresql_extension" "extension" {
  for_each = toset(var.extensions)

  name     = each.value
  database = postgresql_database.database.name
}
