output "name" {
  value       = "${random_pet.name.id}-${var.suffix}"
  description = "Name of the instance"
}

# The broker shows this one as the message of the operation. It must not be declared in the service definition.
output "status" {
  value = "created ${random_pet.name.id}-${var.suffix}"
}
