# Builds the real programs that the conformance tests meet: OpenTofu and a provider, from Go modules. Kept in the cache.
# shellcheck shell=bash

# What a machine's go must be able to build; an older one is not asked.
peer_modules='tofu random'

# build_peers: sets peers to the folder of the programs, or to nothing after saying why there are none.
build_peers() {
    local sources=$root/tests/conformance/go module key folder
    peers=
    if ! command -v go > /dev/null 2>&1; then
        say "Go is absent, so nothing is tried with a real tofu"
        return
    fi
    key=$(cat "$sources"/*/go.mod "$sources"/*/go.sum | cksum)
    folder=$cache/peers-${key%% *}
    for module in $peer_modules; do
        if [ ! -x "$folder/$module" ]; then
            say "building $module for the conformance tests (once; some minutes) ..."
            make_folder "$folder"
            if ! build_peer "$sources/$module" "$folder/$module" > "$folder/$module.log" 2>&1; then
                say "$module could not be built, so nothing is tried with a real tofu: see $folder/$module.log"
                return
            fi
        fi
    done
    peers=$folder
}

# build_peer MODULE PROGRAM: the program appears under its name only when it is whole.
build_peer() {
    local package
    package=$(sed -n 's/^import _ "\(.*\)"$/\1/p' "$1/peers.go")
    (
        cd "$1"
        # The modules name their direct needs alone; go.sum holds the digests of all.
        GOTOOLCHAIN=local GOFLAGS=-mod=mod CGO_ENABLED=0 go build -modfile="$(copy_of_module "$2")" -trimpath \
            -ldflags '-s -w -X github.com/opentofu/opentofu/version.dev=no' -o "$2.new" "$package"
    )
    mv -f "$2.new" "$2"
}

# copy_of_module PROGRAM: go completes a go.mod while it builds, and the one under version control stays as it is.
copy_of_module() {
    cp go.mod "$1.mod"
    cp go.sum "$1.sum"
    printf '%s' "$1.mod"
}
