/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.brokerpak.syntax.format.HclFormatter;
import org.brokerpak.syntax.hcl.HclParser;
import org.brokerpak.syntax.text.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tofu fmt} reads every template of the real paks, and lays it out as our editors do. */
class TofuFmtTest {

    @TempDir
    private Path scratch;

    @Test
    void realTemplatesAreLaidOutAlike() throws IOException, InterruptedException {
        Path tofu = Peers.tofu();
        Map<String, String> texts = Corpus.texts(".tf");
        assumeFalse(texts.isEmpty(), "no real paks");
        Map<String, Path> theirs = write("theirs", texts.values().stream().toList());
        Map<String, Path> ours = write("ours", texts.values().stream().map(TofuFmtTest::formatted).toList());
        Map<String, Path> both = write("both", texts.values().stream().map(TofuFmtTest::formatted).toList());
        // Tofu rewrites the files of a folder, and fails at one that it cannot read.
        assertEquals("", fmt(tofu, "theirs") + fmt(tofu, "both"));
        Differences afterwards = new Differences("our layout, then tofu fmt, against tofu fmt alone");
        Differences layout = new Differences("our layout against tofu fmt");
        for (String name : theirs.keySet()) {
            String tofus = Files.readString(theirs.get(name));
            List<String> wanted = tofus.lines().toList();
            afterwards.compare(name, firstOther(wanted, both.get(name)), firstOther(both.get(name), wanted),
                    firstOther(wanted.stream().map(String::stripTrailing).toList(), both.get(name)).isEmpty()
                            ? "we take the blanks behind a comment away, tofu fmt does not" : "");
            layout.compare(name, firstOther(wanted, ours.get(name)), firstOther(ours.get(name), wanted),
                    "blanks between words, and what tofu fmt rewrites, stay as their author wrote them");
        }
        afterwards.report();
        layout.report();
    }

    /** The first of these lines that the file has not at the same place. */
    private static String firstOther(List<String> lines, Path file) throws IOException {
        return firstOther(lines, Files.readAllLines(file));
    }

    private static String firstOther(Path file, List<String> lines) throws IOException {
        return firstOther(Files.readAllLines(file), lines);
    }

    private static String firstOther(List<String> lines, List<String> others) {
        for (int i = 0; i < lines.size(); i++) {
            if (i >= others.size() || !lines.get(i).equals(others.get(i))) {
                return "line " + (i + 1) + " " + lines.get(i);
            }
        }
        return "";
    }

    private Map<String, Path> write(String folder, List<String> texts) throws IOException {
        Files.createDirectories(scratch.resolve(folder));
        Map<String, Path> files = new TreeMap<>();
        for (String text : texts) {
            String name = "%03d.tf".formatted(files.size());
            files.put(name, Files.writeString(scratch.resolve(folder).resolve(name), text));
        }
        return files;
    }

    private String fmt(Path tofu, String folder) throws IOException, InterruptedException {
        Path log = scratch.resolve(folder + ".txt");
        ProcessBuilder builder = new ProcessBuilder(tofu.toString(), "fmt", "-no-color", "-list=false")
                .directory(scratch.resolve(folder).toFile()).redirectErrorStream(true).redirectOutput(log.toFile());
        Path nobodysSettings = Files.writeString(scratch.resolve("tofu.rc"), "");
        builder.environment().put("TF_CLI_CONFIG_FILE", nobodysSettings.toString());
        Process process = builder.start();
        return process.waitFor() == 0 ? Files.readString(log) : "tofu fmt failed: " + Files.readString(log);
    }

    private static String formatted(String text) {
        return TextEdit.applyAll(text, HclFormatter.format(HclParser.parse(text)));
    }
}
