/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.pak.files.FolderPakFiles;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.Linter;
import org.brokerpak.syntax.text.SourceText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every real pak is judged without a failure. On the official ones nothing is an error, and each finding was looked at:
 * {@code reviewed-findings.tsv} holds the judgement.
 */
class CorpusLintTest {

    private static final String REVIEWED = "reviewed-findings.tsv";

    static Stream<Path> paks() throws IOException {
        return Corpus.paks().stream();
    }

    static Stream<Path> officialPaks() throws IOException {
        return Corpus.paks().stream().filter(Corpus::isOfficial);
    }

    @ParameterizedTest
    @MethodSource("paks")
    void isJudgedWithoutFailure(Path folder) {
        Pak pak = load(folder);
        assertFalse(pak.services().isEmpty(), "the pak has services");
        List<Finding> findings = lint(pak);
        System.out.println("Corpus: " + folder.getFileName() + ": " + findings.stream().collect(Collectors
                .groupingBy(finding -> finding.severity().id(), Collectors.counting())));
    }

    @ParameterizedTest
    @MethodSource("officialPaks")
    void hasNoFalseError(Path folder) {
        assertEquals(List.of(), lint(load(folder)).stream().filter(Finding::isError).toList());
    }

    @ParameterizedTest
    @MethodSource("officialPaks")
    void eachFindingWasReviewed(Path folder) throws IOException {
        String name = folder.getFileName().toString();
        Pak pak = load(folder);
        Set<String> found = new TreeSet<>();
        lint(pak).forEach(finding -> found.add(name + "\t" + finding.file() + "\t" + finding.rule() + "\t"
                + line(pak, finding)));
        Set<String> reviewed = new TreeSet<>();
        for (String row : reviewedRows()) {
            String[] cells = row.split("\t");
            assertEquals(6, cells.length, "pak, file, rule, line, judgement, why: " + row);
            assertFalse(cells[4].equals("false"), "a false finding is a mistake of its rule: " + row);
            if (cells[0].equals(name)) {
                reviewed.add(String.join("\t", cells[0], cells[1], cells[2], cells[3]));
            }
        }
        assertEquals(String.join("\n", reviewed), String.join("\n", found), "review the difference in " + REVIEWED);
    }

    private static String line(Pak pak, Finding finding) {
        if (pak.files().read(finding.file()) instanceof FileContent.Text(SourceText text)) {
            return text.line(text.lineAt(finding.range().start())).strip();
        }
        return "";
    }

    private static Pak load(Path folder) {
        return Pak.load(FolderPakFiles.of(folder), new DocumentCache());
    }

    private static List<Finding> lint(Pak pak) {
        return Linter.standard((message, failure) -> fail(message, failure)).lint(pak);
    }

    private static List<String> reviewedRows() throws IOException {
        try (InputStream stream = CorpusLintTest.class.getResourceAsStream(REVIEWED)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .filter(row -> !row.isBlank() && !row.startsWith("#")).toList();
        }
    }
}
