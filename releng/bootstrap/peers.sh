# Builds the real programs that the conformance tests meet: OpenTofu and a provider, from Go modules, and a small one of
# ours around the libraries that the broker is made of. Kept in the cache.
# shellcheck shell=bash

# Programs of others, each the module of its name.
peer_modules='random tofu'

# build_peers: sets peers to the folder of the programs, or to nothing after saying why there are none; says which of
# them could not be built.
build_peers() {
    local sources=$root/tests/conformance/go module key folder
    peers=
    if ! command -v go > /dev/null 2>&1; then
        say "Go is absent, so nothing is compared with real programs"
        return
    fi
    key=$(cd "$sources" && for module in $peer_modules; do cat "$module/go.mod"; done \
        && for module in $peer_modules; do cat "$module/go.sum"; done)
    key=$(printf '%s\n' "$key" | cksum)
    folder=$cache/peers-${key%% *}
    drop_old_oracle "$sources/oracle" "$folder"
    for module in $peer_modules oracle; do
        if [ ! -x "$folder/$module" ]; then
            say "building $module for the conformance tests (once; tofu takes some minutes) ..."
            make_folder "$folder"
            if ! build_peer "$sources/$module" "$folder/$module" > "$folder/$module.log" 2>&1; then
                say "$module could not be built, so nothing is compared with it: see $folder/$module.log"
            fi
        fi
    done
    peers=$folder
}

# drop_old_oracle MODULE FOLDER: ours is built anew, in seconds, when its sources have changed.
drop_old_oracle() {
    local key
    key=$(cat "$1"/* | cksum)
    if [ "$key" != "$(cat "$2/oracle.key" 2> /dev/null || :)" ]; then
        make_folder "$2"
        rm -f "$2/oracle"
        printf '%s\n' "$key" > "$2/oracle.key"
    fi
}

# build_peer MODULE PROGRAM: the program appears under its name only when it is whole.
build_peer() {
    local package=.
    if [ -f "$1/peers.go" ]; then
        package=$(sed -n 's/^import _ "\(.*\)"$/\1/p' "$1/peers.go")
    fi
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
