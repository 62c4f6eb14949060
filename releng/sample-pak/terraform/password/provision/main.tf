resource "random_pet" "name" {
  prefix = var.prefix
  length = 2

  keepers = {
    suffix = var.suffix
  }
}
