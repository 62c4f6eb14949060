# Builds and starts the Eclipse product.
# shellcheck shell=bash

ides=$built/ide
# Kept for people to look at.
picture=$built/ide.png

ide_sources() {
    local name
    printf '%s\n' pom.xml LICENSE NOTICE features
    for name in bnd bootstrap/ide.sh eclipse-parent legal org.brokerpak.branding org.brokerpak.lsp4e.signatures \
        org.brokerpak.product org.brokerpak.target
    do
        [ ! -e "$root/releng/$name" ] || printf '%s\n' "releng/$name"
    done
    for name in "$root"/bundles/*/*; do
        case ${name##*/} in
            target) ;;
            src) [ ! -d "$name/test" ] || name=$name/main
                [ ! -d "$name" ] || printf '%s\n' "${name#"$root/"}" ;;
            *) printf '%s\n' "${name#"$root/"}" ;;
        esac
    done
}

# require_known_system: the product exists where Maven Central has the windowing library in the right version.
require_known_system() {
    case $(uname -sm) in
        'Linux x86_64' | 'Darwin arm64') ;;
        *) fail "Eclipse with Brokerpak Tools is built for Linux x86_64 and macOS arm64; this is $(uname -sm)." \
            "./brokerpak and the language server in it work here; the update site installs into any Eclipse." ;;
    esac
}

# build_ide: sets ide to the folder of a product built from the present sources.
build_ide() {
    local signature
    # shellcheck disable=SC2046 # none of these names holds a blank
    signature=$(signature_of $(ide_sources))
    ide=$ides/${signature%% *}
    if is_built "$ide" "$signature"; then
        return
    fi
    hold_lock
    if ! is_built "$ide" "$signature"; then
        remove_old_ides
        compile_ide "$signature"
    fi
    release_lock
}

compile_ide() {
    local not_needed log=$built/ide.log product=$root/releng/org.brokerpak.product/target/products/org.brokerpak.product
    make_folder "$ides"
    fetch_maven
    require_space "$root" 400
    say "building Eclipse with Brokerpak Tools (only when the sources have changed; at first it downloads 230 MB) ..."
    not_needed='!tests/org.brokerpak.ide.tests,!tests/org.brokerpak.releng.tests'
    not_needed+=',!releng/org.brokerpak.updatesite,!releng/org.brokerpak.platform'
    if ! maven -DskipTests package -pl "$not_needed" > "$log" 2>&1; then
        report_failure "$log"
        fail "Eclipse with Brokerpak Tools could not be built." "All that Maven said is in $log"
    fi
    # Moved away from Maven's place, so that the next build does not take an Eclipse away from under its user.
    rm -rf "$ide"
    mv "$(dirname "$(find "$product" -type d -name plugins | head -n 1)")" "$ide"
    printf '%s\n' "$1" > "$ide/built-from"
}

# remove_old_ides: deletes the products of earlier sources, except where one is running.
remove_old_ides() {
    local old owner
    for old in "$ides"/*/; do
        owner=$(cat "$old/running" 2>/dev/null || true)
        if [ -d "$old" ] && { [ -z "$owner" ] || ! kill -0 "$owner" 2>/dev/null; }; then
            rm -rf "$old"
        fi
    done
}

# start_ide WORKSPACE [JVM OPTION...]: runs Eclipse until its user leaves it.
start_ide() {
    local workspace=$1 status jvm=(--enable-native-access=ALL-UNNAMED -Xmx1g -Xshare:auto)
    shift
    case $OSTYPE in
        darwin*) jvm+=(-XstartOnFirstThread) ;;
    esac
    echo $$ > "$ide/running"
    while :; do
        status=0
        "$java_home/bin/java" "${jvm[@]}" "$@" -jar "$ide"/plugins/org.eclipse.equinox.launcher_*.jar \
            -data "$workspace" -nosplash || status=$?
        # 23 is what File > Restart asks of whoever started Eclipse.
        [ "$status" -eq 23 ] || return "$status"
    done
}
