variable "server_host" {
  type        = string
  description = "Host name of the server"
}

variable "server_port" {
  type        = number
  description = "Port of the server"
}

variable "connection_limit" {
  type        = number
  description = "Number of connections to the database at a time"
}

variable "database_name" {
  type        = string
  description = "Name of the database"
}

variable "extensions" {
  type        = list(string)
  description = "Extensions to install in the database"
}
