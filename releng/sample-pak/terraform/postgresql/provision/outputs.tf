output "host" {
  value       = var.server_host
  description = "Host name of the server"
}

output "port" {
  value       = var.server_port
  description = "Port of the server"
}

output "database" {
  value       = postgresql_database.database.name
  description = "Name of the database"
}

output "owner" {
  value       = postgresql_role.owner.name
  description = "Role that owns the database"
}

# The broker shows this one as the message of the operation. It must not be declared in the service definition.
output "status" {
  value = "created ${postgresql_database.database.name} on ${var.server_host}"
}
