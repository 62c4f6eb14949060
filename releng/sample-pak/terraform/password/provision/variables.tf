variable "prefix" {
  type        = string
  description = "What the name of the instance starts with"
}

variable "suffix" {
  type        = string
  description = "What makes the name differ from that of other instances"
}
