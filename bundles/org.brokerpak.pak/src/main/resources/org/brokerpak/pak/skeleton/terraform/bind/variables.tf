variable "length" {
  type        = number
  description = "Number of characters"
}

variable "special" {
  type        = bool
  description = "Whether characters other than letters and digits occur"
}
