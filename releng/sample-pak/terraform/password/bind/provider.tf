# It needs no settings.
provider "random" {}
