# Shared by the commands ./run, ./test, ./brokerpak and .ci/run: places, words and locks. Works with bash 3.2 (macOS).
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
command_name=${0##*/}
# What the commands build for themselves. Maven's "clean" leaves it alone: see the root pom.
built=$root/target

if [ -z "${XDG_CACHE_HOME:-}" ] && [ -z "${HOME:-}" ]; then
    printf '%s: HOME is not set, so there is no place for a cache. Set HOME or XDG_CACHE_HOME.\n' "$command_name" >&2
    exit 1
fi
cache=${XDG_CACHE_HOME:-$HOME/.cache}/brokerpak-tools

# say WORDS: tells the user what is going on. Standard output belongs to results.
say() {
    printf '%s\n' "$*" >&2
}

# fail WORDS...: what is missing, then what to do, one line each.
fail() {
    printf '%s: %s\n' "$command_name" "$1" >&2
    shift
    if [ $# -gt 0 ]; then
        printf '    %s\n' "$@" >&2
    fi
    exit 1
}

# make_folder DIR: makes a folder, or says why it cannot.
make_folder() {
    mkdir -p "$1" 2>/dev/null ||
        fail "the folder $1 cannot be made." "Is the disk full, or the folder above it read-only?"
}

# require_space DIR MEGABYTES: stops early where a download would fill the disk.
require_space() {
    local free
    free=$(df -Pk "$1" 2>/dev/null | awk 'NR == 2 { print int($4 / 1024) }')
    if [ -n "$free" ] && [ "$free" -lt "$2" ]; then
        fail "only $free MB are free on the disk of $1, and about $2 MB are needed." \
            "Make room there, or set XDG_CACHE_HOME to another disk."
    fi
}

# hold_lock: waits until no other command builds in this tree; released by release_lock or when this process ends.
hold_lock() {
    lock=$built/build.lock
    local owner nameless=0 told=
    make_folder "$built"
    until mkdir "$lock" 2>/dev/null; do
        owner=$(cat "$lock/owner" 2>/dev/null || true)
        if [ -z "$owner" ]; then
            nameless=$((nameless + 1))
        fi
        if [ "$nameless" -gt 5 ] || { [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; }; then
            # Its owner died.
            rm -rf "$lock"
            nameless=0
        else
            [ -n "$told" ] || say "waiting for another build in $root${owner:+ (process $owner)} ..."
            told=yes
            sleep 1
        fi
    done
    echo $$ > "$lock/owner"
    trap release_lock EXIT
}

release_lock() {
    if [ -n "${lock:-}" ]; then
        rm -rf "$lock"
        lock=
    fi
}
