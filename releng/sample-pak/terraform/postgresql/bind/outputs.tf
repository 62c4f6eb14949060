output "username" {
  value       = postgresql_role.binding.name
  description = "Role of the binding"
}

output "password" {
  value       = random_password.password.result
  description = "Password of the role"
  sensitive   = true
}

output "uri" {
  value = format("postgresql://%s:%s@%s:%d/%s?sslmode=require",
  postgresql_role.binding.name, random_password.password.result, var.host, var.port, var.database)
  description = "All of it as one connection string"
  sensitive   = true
}
