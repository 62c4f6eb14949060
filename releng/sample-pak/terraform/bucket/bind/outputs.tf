output "access_key_id" {
  value       = aws_iam_access_key.key.id
  description = "Access key of the binding"
}

output "secret_access_key" {
  value       = aws_iam_access_key.key.secret
  description = "Secret of the access key"
  sensitive   = true
}
