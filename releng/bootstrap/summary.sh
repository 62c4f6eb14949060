# Counts the results of every test of a Maven build.
# shellcheck shell=bash

# forget_results: removes the reports of earlier runs, so that only this run is counted.
forget_results() {
    find "$root/bundles" "$root/tests" -type d -name surefire-reports -path '*/target/*' -prune \
        -exec rm -rf {} + 2>/dev/null || true
}

# summarize: prints each failed and each skipped test, then "N passed, N failed, N skipped" alone on the last line.
# Returns 1 if a test failed or none ran.
summarize() {
    local reports=$built/reports.txt
    find "$root/bundles" "$root/tests" -name 'TEST-*.xml' -path '*/target/surefire-reports/*' -print |
        LC_ALL=C sort > "$reports"
    if [ ! -s "$reports" ]; then
        printf '0 passed, 0 failed, 0 skipped\n'
        return 1
    fi
    tr '\n' '\0' < "$reports" | xargs -0 cat | awk '
        function attribute(name, text) {
            if (match(text, " " name "=\"[^\"]*\"") == 0) return ""
            text = substr(text, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
            gsub(/&lt;/, "<", text); gsub(/&gt;/, ">", text); gsub(/&quot;/, "\"", text)
            gsub(/&apos;/, "\047", text); gsub(/&#10;/, " ", text); gsub(/&amp;/, "\\&", text)
            return text
        }
        function brief(text) { return length(text) > 200 ? substr(text, 1, 200) "..." : text }
        /<testsuite / {
            total += attribute("tests", $0); skipped += attribute("skipped", $0)
            failed += attribute("failures", $0) + attribute("errors", $0)
        }
        /<testcase / { test = attribute("classname", $0) "." attribute("name", $0) }
        /<(failure|error)[ >]/ { failures[++f] = "FAILED  " test ": " brief(attribute("message", $0)) }
        /<skipped/ { skips[++s] = "skipped " test ": " brief(attribute("message", $0)) }
        END {
            for (i = 1; i <= s; i++) print skips[i]
            for (i = 1; i <= f; i++) print failures[i]
            printf "%d passed, %d failed, %d skipped\n", total - failed - skipped, failed, skipped
            exit failed > 0
        }'
}
