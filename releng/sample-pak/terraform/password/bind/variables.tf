variable "length" {
  type        = number
  description = "Number of characters"
}

variable "special" {
  type        = bool
  description = "Whether characters other than letters and digits occur"
}

variable "username" {
  type        = string
  description = "Name that goes with the password"
}

variable "owner" {
  type        = string
  description = "Name of the instance"
}
