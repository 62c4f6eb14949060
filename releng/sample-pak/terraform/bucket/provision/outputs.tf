output "bucket" {
  value       = aws_s3_bucket.bucket.bucket
  description = "Name of the bucket"
}

output "arn" {
  value       = aws_s3_bucket.bucket.arn
  description = "Address of the bucket in AWS"
}

output "bucket_region" {
  value       = var.region
  description = "Region of the bucket"
}

# The broker shows this one as the message of the operation. It must not be declared in the service definition.
output "status" {
  value = "created ${aws_s3_bucket.bucket.bucket} in ${var.region}"
}
