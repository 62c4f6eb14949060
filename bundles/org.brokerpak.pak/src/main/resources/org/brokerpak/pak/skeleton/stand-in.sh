#!/bin/sh
# Takes the place of @PROGRAM@, so that the pak builds without a network. It does nothing.
echo "This brokerpak was built with a stand-in for @PROGRAM@: see its manifest.yml." >&2
exit 1
