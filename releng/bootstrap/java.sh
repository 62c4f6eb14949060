# Finds a JDK that can build and run Brokerpak Tools.
# shellcheck shell=bash

oldest_java=21
# The newest release that the build was tried with; a newer one is taken only where there is no other.
newest_tried_java=25

# java_release HOME: prints the feature release (21, 25, ...) of the JDK in a folder, nothing if there is none.
java_release() {
    local line release=
    [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] || return 0
    if [ -r "$1/release" ]; then
        while IFS= read -r line || [ -n "$line" ]; do
            case $line in
                JAVA_VERSION=*) release=${line#JAVA_VERSION=}; release=${release//\"/} ;;
            esac
        done < "$1/release"
    else
        release=$("$1/bin/java" -version 2>&1 | sed -n 's/.* version "\([^"]*\)".*/\1/p')
    fi
    release=${release#1.}
    release=${release%%[!0-9]*}
    printf '%s' "$release"
}

# find_java: sets java_home and java_version, or fails. JAVA_HOME wins if it is new enough.
find_java() {
    local candidate release best=0 found=
    java_home=
    if [ -n "${JAVA_HOME:-}" ]; then
        release=$(java_release "$JAVA_HOME")
        if [ "${release:-0}" -ge "$oldest_java" ]; then
            java_home=$JAVA_HOME java_version=$release
            return
        fi
        [ -z "$release" ] || found="$release (JAVA_HOME=$JAVA_HOME)"
    fi
    for candidate in \
        /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* \
        "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        "$(java_home_of_path)"
    do
        release=$(java_release "$candidate")
        if [ -z "$release" ] || [ -h "$candidate" ]; then
            continue
        fi
        if [ "$release" -lt "$oldest_java" ]; then
            found="${found:+$found, }$release"
        elif better_java "$release" "$best"; then
            best=$release java_home=$candidate java_version=$release
        fi
    done
    if [ -z "$java_home" ]; then
        [ -z "$found" ] && found="none was found" || found="only Java $found was found"
        fail "a JDK $oldest_java or newer is needed, and $found." \
            "Install one ($(java_advice)), or set JAVA_HOME to its folder."
    fi
}

# better_java NEW OLD: the newest that was tried beats older ones, and those beat newer ones that were not.
better_java() {
    if [ "$1" -le "$newest_tried_java" ]; then
        [ "$1" -gt "$2" ] || [ "$2" -gt "$newest_tried_java" ]
    else
        [ "$2" -eq 0 ]
    fi
}

# java_home_of_path: the folder of the JDK whose java is on the PATH, following links.
java_home_of_path() {
    local program target
    program=$(command -v java 2>/dev/null) || return 0
    while [ -h "$program" ]; do
        target=$(readlink "$program")
        case $target in
            /*) program=$target ;;
            *) program=$(dirname "$program")/$target ;;
        esac
    done
    program=$(dirname "$(dirname "$program")")
    [ "$program" = /usr ] || printf '%s' "$program"
}

java_advice() {
    if [ "$(uname -s)" = Darwin ]; then
        printf 'brew install openjdk@21'
    elif command -v apt-get >/dev/null 2>&1; then
        printf 'sudo apt-get install openjdk-21-jdk, or Temurin from adoptium.net where Debian is too old for it'
    elif command -v dnf >/dev/null 2>&1; then
        printf 'sudo dnf install java-21-openjdk-devel'
    else
        printf 'for example Temurin from adoptium.net'
    fi
}
