# User name and password come from the environment: PGUSER and PGPASSWORD.
provider "postgresql" {
  host      = var.server_host
  port      = var.server_port
  sslmode   = "require"
  superuser = false
}
