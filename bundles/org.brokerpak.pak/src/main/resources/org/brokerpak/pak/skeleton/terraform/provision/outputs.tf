output "name" {
  value       = "${random_pet.name.id}-${var.suffix}"
  description = "Name of the instance"
}
