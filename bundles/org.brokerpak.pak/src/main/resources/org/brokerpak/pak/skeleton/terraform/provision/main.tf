resource "random_pet" "name" {
  prefix = var.prefix
  length = 2
}
