locals {
  object_actions = {
    read-only  = ["s3:GetObject"]
    read-write = ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"]
  }
}

data "aws_iam_policy_document" "access" {
  statement {
    sid       = "ListObjects"
    actions   = ["s3:ListBucket"]
    resources = [var.bucket_arn]
  }

  statement {
    sid       = "UseObjects"
    actions   = local.object_actions[var.access]
    resources = ["${var.bucket_arn}/*"]
  }
}

resource "aws_iam_user" "binding" {
  name = var.user_name
}

resource "aws_iam_user_policy" "access" {
  name   = "access"
  user   = aws_iam_user.binding.name
  policy = data.aws_iam_policy_document.access.json
}

resource "aws_iam_access_key" "key" {
  user = aws_iam_user.binding.name
}
