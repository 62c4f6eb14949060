# Builds and starts the command line.
# shellcheck shell=bash

cli=$built/cli
# Short-lived commands gain from a small, quickly started JVM; messages of the JVM itself would spoil what is printed.
quick_jvm=(-XX:+UseSerialGC -Xshare:auto -Xlog:disable -Xlog:all=error:stderr)

cli_sources() {
    local name
    for name in syntax model rules pak languageserver cli; do
        printf '%s\n' "bundles/org.brokerpak.$name/pom.xml" "bundles/org.brokerpak.$name/bnd.bnd"
        [ ! -d "$root/bundles/org.brokerpak.$name/src/main" ] || printf '%s\n' "bundles/org.brokerpak.$name/src/main"
    done
    printf '%s\n' pom.xml LICENSE NOTICE releng/bnd releng/legal releng/bootstrap/cli.sh
}

# build_cli: makes sure that the runnable jar is there and is that of the present sources.
build_cli() {
    local signature
    # shellcheck disable=SC2046 # none of these names holds a blank
    signature=$(signature_of $(cli_sources))
    if is_built "$cli" "$signature"; then
        return
    fi
    source "$root/releng/bootstrap/system.sh"
    source "$root/releng/bootstrap/maven.sh"
    hold_lock
    if ! is_built "$cli" "$signature"; then
        compile_cli "$signature"
    fi
    release_lock
}

compile_cli() {
    local log=$built/cli.log jar=$root/bundles/org.brokerpak.cli/target/brokerpak.jar
    install_missing maven
    fetch_maven
    say "building the command line (only when its sources have changed) ..."
    if ! maven -Dheadless -DskipTests package -pl bundles/org.brokerpak.cli -am > "$log" 2>&1; then
        report_failure "$log"
        fail "the command line could not be built." "All that Maven said is in $log"
    fi
    make_folder "$cli"
    rm -f "$cli/built-from" "$cli/classes.jsa"
    # Renamed into place: a language server that still runs from the old jar keeps it.
    cp "$jar" "$cli/brokerpak.jar.new"
    mv -f "$cli/brokerpak.jar.new" "$cli/brokerpak.jar"
    remember_classes
    printf '%s\n' "$1" > "$cli/built-from"
}

# remember_classes: lets the JVM keep the classes of a typical command in the form in which it starts fastest.
remember_classes() {
    local try=(--version)
    if [ -f "$root/releng/sample-pak/manifest.yml" ]; then
        try=(lint "$root/releng/sample-pak")
    fi
    "$java_home/bin/java" "${quick_jvm[@]}" -XX:ArchiveClassesAtExit="$cli/classes.jsa" \
        -jar "$cli/brokerpak.jar" "${try[@]}" > /dev/null 2>&1 < /dev/null || true
}

# run_cli ARGS...: becomes the command line.
run_cli() {
    local jvm=("${quick_jvm[@]}")
    if [ -f "$cli/classes.jsa" ]; then
        jvm+=(-XX:SharedArchiveFile="$cli/classes.jsa")
    fi
    case ${1:-} in
        # Their heap starts small and grows with what they hold, not with what they move.
        build | validate) jvm+=(-Xms16m -Xmx512m) ;;
        lsp | run-examples) ;; # These run long: worth the optimising compiler.
        *) jvm+=(-XX:TieredStopAtLevel=1) ;;
    esac
    exec "$java_home/bin/java" "${jvm[@]}" -jar "$cli/brokerpak.jar" "$@"
}
