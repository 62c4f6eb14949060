/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.rules.Finding;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/**
 * A pak in a literal, with the expected findings written under their lines:
 *
 * <pre>
 *   - field_nam: region
 *     ^^^^^^^^^ unknown-field: did you mean "field_name"
 * </pre>
 *
 * A line {@code ### path} begins another file; before the first one stands {@code manifest.yml}. A marker is a run of
 * {@code ^} under the finding's range, then optionally the rule's id and a colon, then a part of the message. A finding
 * that spans lines is marked to the end of its first line.
 */
public record MarkedPak(LiteralPakFiles files, List<Expected> expected) {

    private static final Pattern MARKER = Pattern.compile("\\s*(\\^+)\\s*(?:([a-z0-9-]+):(?: |$))?(.*?)\\s*");

    /** A finding that has to be there. */
    public record Expected(String file, int line, int from, int to, String rule, String text) {

        @Override
        public String toString() {
            return "%s:%d:%d-%d %s: %s".formatted(file, line + 1, from + 1, to + 1, rule, text);
        }
    }

    public static MarkedPak parse(String literal) {
        StringBuilder unmarked = new StringBuilder();
        List<Expected> expected = new ArrayList<>();
        String file = Pak.MANIFEST;
        int line = -1;
        for (String text : literal.split("(?<=\n)")) {
            Matcher marker = MARKER.matcher(text.stripTrailing());
            if (marker.matches()) {
                String rule = marker.group(2) == null ? "" : marker.group(2);
                expected.add(new Expected(file, line, marker.start(1), marker.end(1), rule, marker.group(3)));
                continue;
            }
            unmarked.append(text);
            if (text.startsWith("### ")) {
                file = text.substring(4).strip();
                line = -1;
            } else {
                line++;
            }
        }
        return new MarkedPak(LiteralPakFiles.parse(unmarked.toString()), expected);
    }

    /** The pak; without a manifest, a snapshot of its first file as a lone definition. */
    public Pak load() {
        boolean lone = !(files.read(Pak.MANIFEST) instanceof FileContent.Text);
        DocumentCache cache = new DocumentCache();
        return lone ? Pak.ofDefinition(files, definition(), cache) : Pak.load(files, cache);
    }

    /** The first file that is no setting of the tools. */
    public String definition() {
        return files.paths().stream().filter(path -> !path.startsWith(".")).findFirst().orElseThrow();
    }

    /** What differs between the findings and those expected, a line each; empty when nothing does. */
    public String compare(List<Finding> findings) {
        List<Finding> unexpected = new ArrayList<>(findings);
        StringBuilder differences = new StringBuilder();
        for (Expected wanted : expected) {
            Finding match = unexpected.stream().filter(finding -> matches(wanted, finding)).findFirst().orElse(null);
            if (match == null) {
                differences.append("missing: ").append(wanted).append('\n');
            } else {
                unexpected.remove(match);
            }
        }
        unexpected.forEach(finding -> differences.append("unexpected: ").append(describe(finding)).append('\n'));
        return differences.toString();
    }

    private boolean matches(Expected wanted, Finding finding) {
        SourceText text = text(finding.file());
        int line = text.lineAt(finding.range().start());
        TextRange shown = new TextRange(finding.range().start(),
                Math.min(finding.range().end(), Math.max(finding.range().start(), text.lineEnd(line))));
        return finding.file().equals(wanted.file) && line == wanted.line
                && shown.start() - text.lineStart(line) == wanted.from && shown.end() - text.lineStart(line) == wanted.to
                && (wanted.rule.isEmpty() || finding.rule().equals(wanted.rule))
                && finding.message().contains(wanted.text);
    }

    private String describe(Finding finding) {
        SourceText text = text(finding.file());
        int line = text.lineAt(finding.range().start());
        int start = text.lineStart(line);
        return "%s:%d:%d-%d %s: %s".formatted(finding.file(), line + 1, finding.range().start() - start + 1,
                finding.range().end() - start + 1, finding.rule(), finding.message());
    }

    private SourceText text(String file) {
        return files.read(file) instanceof FileContent.Text(var text) ? text : SourceText.of("");
    }
}
