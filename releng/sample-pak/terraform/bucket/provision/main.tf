resource "aws_s3_bucket" "bucket" {
  bucket = var.bucket_name
  tags   = var.labels
}

resource "aws_s3_bucket_public_access_block" "bucket" {
  bucket = aws_s3_bucket.bucket.id

  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

resource "aws_s3_bucket_versioning" "bucket" {
  bucket = aws_s3_bucket.bucket.id

  versioning_configuration {
    status = var.versioning ? "Enabled" : "Suspended"
  }
}

resource "aws_s3_bucket_lifecycle_configuration" "expiration" {
  count = var.expiration_days == null ? 0 : 1

  bucket = aws_s3_bucket.bucket.id

  # S3 takes such a rule only when versioning is settled.
  depends_on = [aws_s3_bucket_versioning.bucket]

  rule {
    id     = "expiration"
    status = "Enabled"

    # Every object, whatever its name.
    filter {}

    expiration {
      days = var.expiration_days
    }
  }
}
