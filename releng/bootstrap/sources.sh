# Tells whether something was built from the sources as they are now.
# shellcheck shell=bash

# signature_of NAME... : one line that changes whenever a file below these folders of the root is added, removed or
# written. Names, sizes and times are compared, as git does; the place of the root and the JDK count too.
signature_of() {
    (
        cd "$root"
        printf '%s %s\n' "$root" "$java_home"
        case $OSTYPE in
            darwin* | *bsd*)
                find "$@" \( -name target -o -name .settings \) -prune -o -type f -exec stat -f '%N %z %Fm' {} + ;;
            *)
                find "$@" \( -name target -o -name .settings \) -prune -o -type f -printf '%p %s %T@\n' ;;
        esac | LC_ALL=C sort
    ) | cksum
}

# is_built FOLDER SIGNATURE: whether the folder holds what was built from sources with this signature.
is_built() {
    local recorded=
    [ -r "$1/built-from" ] || return 1
    IFS= read -r recorded < "$1/built-from" || true
    [ "$recorded" = "$2" ]
}
