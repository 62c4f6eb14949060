/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.corpus;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.model.files.PakPath;
import org.brokerpak.model.files.SubfolderPakFiles;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.Linter;
import org.brokerpak.syntax.text.SourceText;
import org.junit.jupiter.api.Test;

/**
 * How many of the mistakes that real authors made are found: a finding stands at the line of the mistake, and it is gone once
 * the mistake is mended. Prints the share by category and what was missed.
 */
class RecordedMistakesTest {

    /** The share that has to be found: of the mistakes in manifests, definitions and their expressions, and of all. */
    private static final double DEMANDED = 0.9;

    private record Score(int found, int all) {

        Score plus(boolean one) {
            return new Score(found + (one ? 1 : 0), all + 1);
        }
    }

    @Test
    void mostMistakesAreFound() throws IOException {
        Map<String, Score> byCategory = new TreeMap<>();
        List<String> missed = new ArrayList<>();
        Score yaml = new Score(0, 0);
        Score all = new Score(0, 0);
        for (RecordedMistake mistake : RecordedMistake.read()) {
            boolean found = isFound(mistake);
            byCategory.merge(mistake.level() + " / " + mistake.category(), new Score(0, 0).plus(found),
                    (a, b) -> new Score(a.found + b.found, a.all + b.all));
            all = all.plus(found);
            if (mistake.level().equals("schema") || mistake.level().equals("hil")) {
                yaml = yaml.plus(found);
            }
            if (!found) {
                missed.add("%s %s/%s %s:%d".formatted(mistake.id(), mistake.level(), mistake.category(), mistake.file(),
                        mistake.line()));
            }
        }
        byCategory.forEach((category, score) ->
                System.out.printf("Recorded mistakes: %-36s %3d of %3d%n", category, score.found, score.all));
        missed.forEach(line -> System.out.println("Recorded mistakes: missed " + line));
        System.out.printf("Recorded mistakes: found %d of %d in YAML, %d of %d in all%n", yaml.found, yaml.all, all.found,
                all.all);
        assertTrue(yaml.found >= DEMANDED * yaml.all, yaml.found + " of " + yaml.all);
        assertTrue(all.found >= DEMANDED * all.all, all.found + " of " + all.all);
    }

    private static boolean isFound(RecordedMistake mistake) {
        String folder = PakPath.folder(mistake.manifest());
        String file = folder.isEmpty() ? mistake.file()
                : mistake.file().startsWith(folder + "/") ? mistake.file().substring(folder.length() + 1) : mistake.file();
        Pak before = load(mistake.before(), folder);
        List<Finding> found = lint(before);
        Map<String, Long> left = count(lint(load(mistake.after(), folder)));
        Map<String, Long> there = count(found);
        // The same sentence may be true of another place, too; then it has to be said less often afterwards.
        return found.stream()
                .filter(finding -> finding.file().equals(file) && covers(before, finding, mistake.line() - 1))
                .map(RecordedMistakesTest::identity)
                .anyMatch(identity -> there.get(identity) > left.getOrDefault(identity, 0L));
    }

    private static Map<String, Long> count(List<Finding> findings) {
        return findings.stream().collect(Collectors.groupingBy(RecordedMistakesTest::identity, Collectors.counting()));
    }

    private static boolean covers(Pak pak, Finding finding, int line) {
        if (pak.files().read(finding.file()) instanceof FileContent.Text(SourceText text)) {
            return text.lineAt(finding.range().start()) <= line && line <= text.lineAt(finding.range().end());
        }
        return false;
    }

    private static String identity(Finding finding) {
        return finding.file() + " " + finding.rule() + " " + finding.message();
    }

    private static Pak load(Map<String, String> texts, String folder) {
        PakFiles files = LiteralPakFiles.of(texts);
        return Pak.load(folder.isEmpty() ? files : new SubfolderPakFiles(files, folder), new DocumentCache());
    }

    private static List<Finding> lint(Pak pak) {
        return Linter.standard((message, failure) -> fail(message, failure)).lint(pak);
    }
}
