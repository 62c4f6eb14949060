# Gets the Maven that the build needs, and runs it.
# shellcheck shell=bash

maven_version=3.9.16
maven_home=$cache/apache-maven-$maven_version
# About what an empty local repository grows to, in megabytes.
download_size=350

# fetch_maven: lets the Maven of the system fetch ours by its coordinates, once per user. MAVEN_ARGS, which ours reads
# of its own accord, is given to it as well, so that -Dmaven.repo.local=DIR and -s FILE hold for both.
fetch_maven() {
    local system_maven work log
    if [ -x "$maven_home/bin/mvn" ]; then
        return
    fi
    system_maven=$(command -v mvn) ||
        fail "Maven is needed to fetch the Maven $maven_version of the build, and mvn is not on the PATH." \
        "Install it: $(maven_advice)"
    make_folder "$cache"
    require_space "$cache" "$download_size"
    say "fetching Maven $maven_version (once) ..."
    work=$(mktemp -d "$cache/fetch.XXXXXX")
    log=$work/log
    # shellcheck disable=SC2086 # MAVEN_ARGS is a list of words, as Maven itself reads it.
    if ! (cd "$work" && JAVA_HOME=$java_home "$system_maven" -B ${MAVEN_ARGS:-} \
        org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack \
        -Dartifact=org.apache.maven:apache-maven:$maven_version:zip:bin -DoutputDirectory="$work/out") > "$log" 2>&1
    then
        mv -f "$log" "$cache/fetch.log"
        rm -rf "$work"
        report_failure "$cache/fetch.log"
        fail "Maven $maven_version could not be fetched." "All that the Maven of the system said is in $cache/fetch.log"
    fi
    # Another process may have been faster; either copy will do.
    [ -d "$maven_home" ] || mv "$work/out/apache-maven-$maven_version" "$maven_home" 2>/dev/null || true
    rm -rf "$work"
    [ -x "$maven_home/bin/mvn" ] || fail "Maven $maven_version was fetched but $maven_home/bin/mvn cannot be run."
}

maven_advice() {
    if [ "$(uname -s)" = Darwin ]; then
        printf 'brew install maven'
    elif command -v dnf >/dev/null 2>&1; then
        printf 'sudo dnf install maven'
    else
        printf 'sudo apt-get install -y maven'
    fi
}

# maven ARGS...: runs our Maven in the root.
maven() {
    (
        cd "$root"
        export JAVA_HOME=$java_home
        export MAVEN_OPTS="${MAVEN_OPTS:-} --enable-native-access=ALL-UNNAMED"
        exec "$maven_home/bin/mvn" -B -ntp "$@"
    )
}

# explain_failure LOG: says in words why a build broke; fails if the reason seems to lie in the sources.
explain_failure() {
    if grep -q 'No space left on device' "$1"; then
        say "The disk is full. About $download_size MB are needed for downloads and 400 MB for the build."
    elif grep -qE 'Cannot access .* in offline mode' "$1"; then
        say "A library is not in the local Maven repository, and Maven was told to stay offline."
        say "Run once with a network, without -o."
    elif grep -qE "$network_trouble" "$1"; then
        say "A library could not be downloaded. Is there a network? A proxy has to be named in ~/.m2/settings.xml."
    else
        return 1
    fi
}

network_trouble='UnknownHostException|Unknown host|Connection refused|Connect timed out|Network is unreachable'
network_trouble+='|Temporary failure in name resolution|No route to host|Could not transfer|Name or service not known'

# What Maven adds to each failure.
maven_advice_lines='$|To see the full|Re-run Maven|For more information|\[Help |After correcting|-> \[Help|  mvn '

# report_failure LOG: the reason why a build broke if it is a known one, else what Maven says of it.
report_failure() {
    if ! explain_failure "$1"; then
        grep '^\[ERROR\]' "$1" | grep -vE "^\[ERROR\] *($maven_advice_lines)" |
            cut -c1-300 | head -n 20 >&2 || tail -n 20 "$1" >&2
    fi
}
