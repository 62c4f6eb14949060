variable "region" {
  type        = string
  description = "Where to keep the objects"
}

variable "bucket_name" {
  type        = string
  description = "Name of the bucket"
}

variable "versioning" {
  type        = bool
  description = "Whether old versions of objects are kept"
}

# A default here would never apply: the broker passes null for a variable that has no value.
variable "expiration_days" {
  type        = number
  description = "Number of days after which objects are deleted; null for never"
}

variable "labels" {
  type        = map(string)
  description = "Tags for all resources"
}
