variable "region" {
  type        = string
  description = "Region of the bucket"
}

variable "bucket_arn" {
  type        = string
  description = "Address of the bucket in AWS"
}

variable "user_name" {
  type        = string
  description = "Name of the IAM user of the binding"
}

variable "access" {
  type        = string
  description = "What the binding may do with objects: read-only or read-write"
}
