# Builds and starts the command line.
# shellcheck shell=bash

cli=$built/cli
# Short-lived commands gain from a small, quickly started JVM; messages of the JVM itself would spoil what is printed.
quick_jvm=(-XX:+UseSerialGC -Xlog:disable -Xlog:all=error:stderr)
# A server that waits for keystrokes: compiled once and quickly, and with room for what lives from one keystroke to the
# next, so that it dies young and the heap stays small. Measured by tests/benchmarks/run.
patient_jvm=(-XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=96m -Xms64m -Xmn48m -XX:SurvivorRatio=2 -Xmx1g)

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
    rm -f "$cli/built-from" "$cli"/*.jsa "$cli"/*.aot
    # Renamed into place: a language server that still runs from the old jar keeps it.
    cp "$jar" "$cli/brokerpak.jar.new"
    mv -f "$cli/brokerpak.jar.new" "$cli/brokerpak.jar"
    remember_classes
    printf '%s\n' "$1" > "$cli/built-from"
}

# rehearse KIND ARGS...: runs a command once, with the JVM keeping the classes of it in the form in which it starts
# fastest. A JVM of version 25 keeps methods' profiles as well, which earlier ones cannot.
rehearse() {
    local kind=$1 keep=-XX:ArchiveClassesAtExit=$cli/$1.jsa
    shift
    if [ "$java_version" -ge 25 ]; then
        keep=-XX:AOTCacheOutput=$cli/$kind.aot
    fi
    "$java_home/bin/java" "${quick_jvm[@]}" -XX:TieredStopAtLevel=1 "$keep" -jar "$cli/brokerpak.jar" "$@" \
        > "$cli/rehearsal.out" 2> /dev/null || true
    rm -f "$cli/rehearsal.out"
}

# message JSON: frames a message as the Language Server Protocol does. ASCII only, so characters are bytes.
message() {
    printf 'Content-Length: %d\r\n\r\n%s' "${#1}" "$1"
}

# an_editor: what an editor tells a server that opens the sample pak, then waits for findings and leaves.
an_editor() {
    local uri=file://$sample text tries=0
    text=$(sed -e 's/\\/\\\\/g' -e 's/"/\\"/g' "$sample/manifest.yml" | LC_ALL=C tr -cd '\12\40-\176' | awk '{ printf "%s\\n", $0 }')
    message "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"processId\":null,\"capabilities\":{},\"workspaceFolders\":[{\"uri\":\"$uri\",\"name\":\"sample\"}]}}"
    message '{"jsonrpc":"2.0","method":"initialized","params":{}}'
    message "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"$uri/manifest.yml\",\"languageId\":\"yaml\",\"version\":1,\"text\":\"$text\"}}}"
    for method in completion hover; do
        message "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"textDocument/$method\",\"params\":{\"textDocument\":{\"uri\":\"$uri/manifest.yml\"},\"position\":{\"line\":1,\"character\":2}}}"
    done
    until grep -qs publishDiagnostics "$cli/rehearsal.out" || [ "$tries" -gt 100 ]; do
        tries=$((tries + 1))
        sleep 0.1
    done
    message '{"jsonrpc":"2.0","id":3,"method":"shutdown"}'
    message '{"jsonrpc":"2.0","method":"exit"}'
}

# remember_classes: rehearses a short command and the language server.
remember_classes() {
    local sample=$root/releng/sample-pak
    rehearse command lint "$sample" < /dev/null
    an_editor 2> /dev/null | rehearse lsp lsp || true
}

# run_cli ARGS...: becomes the command line.
run_cli() {
    local jvm=("${quick_jvm[@]}") kind=command
    case ${1:-} in
        lsp) kind=lsp jvm+=("${patient_jvm[@]}") ;;
        # They run long: worth the optimising compiler. The heap starts small and grows with what they hold, not with what
        # they move.
        build | validate) jvm+=(-Xms16m -Xmx512m) ;;
        run-examples) ;;
        *) jvm+=(-XX:TieredStopAtLevel=1) ;;
    esac
    if [ -f "$cli/$kind.aot" ]; then
        jvm+=(-XX:AOTCache="$cli/$kind.aot")
    elif [ -f "$cli/$kind.jsa" ]; then
        jvm+=(-XX:SharedArchiveFile="$cli/$kind.jsa")
    fi
    exec "$java_home/bin/java" "${jvm[@]}" -jar "$cli/brokerpak.jar" "$@"
}
