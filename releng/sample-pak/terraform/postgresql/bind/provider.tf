# User name and password come from the environment: PGUSER and PGPASSWORD.
provider "postgresql" {
  host      = var.host
  port      = var.port
  sslmode   = "require"
  superuser = false
}
