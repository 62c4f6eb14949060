# Programs and libraries of the operating system.
# shellcheck shell=bash

is_linux() {
    [ "$(uname -s)" = Linux ]
}

has_display() {
    ! is_linux || [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]
}

has_gtk() {
    local file
    for file in /usr/lib/*/libgtk-3.so.0 /usr/lib64/libgtk-3.so.0 /usr/lib/libgtk-3.so.0 /lib/*/libgtk-3.so.0; do
        [ ! -e "$file" ] || return 0
    done
    return 1
}

# missing_packages WHAT...: prints the Debian packages that are missing for: maven, window, no-display,
# neovim, emacs.
missing_packages() {
    local what
    for what in "$@"; do
        case $what in
            maven)
                [ -x "$maven_home/bin/mvn" ] || command -v mvn >/dev/null 2>&1 || printf 'maven ' ;;
            neovim)
                ! is_linux || command -v nvim >/dev/null 2>&1 || printf 'neovim ' ;;
            emacs)
                ! is_linux || command -v emacs >/dev/null 2>&1 || printf 'emacs-nox elpa-eglot elpa-yaml-mode ' ;;
            window)
                ! is_linux || has_gtk || printf 'libgtk-3-0 ' ;;
            no-display)
                if is_linux; then
                    command -v xvfb-run >/dev/null 2>&1 || printf 'xvfb '
                    command -v xauth >/dev/null 2>&1 || printf 'xauth '
                    command -v dbus-launch >/dev/null 2>&1 || printf 'dbus-x11 '
                fi ;;
        esac
    done
}

# install_missing WHAT...: installs what is missing on Debian as root, else says the line that does.
install_missing() {
    local packages
    packages=$(missing_packages "$@")
    packages=${packages% }
    if [ -z "$packages" ]; then
        return
    fi
    if command -v apt-get >/dev/null 2>&1; then
        if [ "$(id -u)" -ne 0 ]; then
            fail "some packages of the system are missing: $packages" \
                "Type: sudo apt-get install -y --no-install-recommends $packages"
        fi
        say "installing $packages ..."
        # shellcheck disable=SC2086 # a list of words
        { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $packages; } >&2 ||
            fail "apt-get could not install: $packages" \
                "Is there a network? Try: apt-get update && apt-get install -y $packages"
    elif command -v dnf >/dev/null 2>&1; then
        packages=${packages/libgtk-3-0/gtk3} packages=${packages/xvfb/xorg-x11-server-Xvfb}
        packages=${packages/xauth/xorg-x11-xauth}
        fail "some packages of the system are missing." "Type: sudo dnf install -y $packages"
    else
        fail "some programs are missing; on Debian these packages hold them: $packages" \
            "Install them with your system's package manager."
    fi
}

# without_display COMMAND...: runs a command on a display of its own, which nobody sees and nobody disturbs.
without_display() {
    if is_linux; then
        env -u WAYLAND_DISPLAY GDK_BACKEND=x11 xvfb-run -a -s '-screen 0 1400x900x24' \
            dbus-launch --exit-with-session "$@"
    else
        "$@"
    fi
}
