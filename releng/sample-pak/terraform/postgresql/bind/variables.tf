variable "host" {
  type        = string
  description = "Host name of the server"
}

variable "port" {
  type        = number
  description = "Port of the server"
}

variable "database" {
  type        = string
  description = "Name of the database"
}

variable "owner" {
  type        = string
  description = "Role that owns the database"
}

variable "username" {
  type        = string
  description = "Role of the binding"
}

variable "max_connections" {
  type        = number
  description = "Number of connections that the binding may use at a time"
}
