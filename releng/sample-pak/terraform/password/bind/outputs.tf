output "username" {
  value       = var.username
  description = "Name that goes with the password"
}

output "password" {
  value       = random_password.password.result
  description = "The password"
  sensitive   = true
}
