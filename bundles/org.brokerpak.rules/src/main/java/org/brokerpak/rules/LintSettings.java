/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * How a project wants to be judged.
 *
 * @param profile whose word counts
 * @param severities severity by rule id; empty for a rule that is off
 */
public record LintSettings(Profile profile, Map<String, Optional<Severity>> severities) {

    /** The file, in a pak's folder, that holds a project's settings. */
    public static final String FILE = ".brokerpak.yml";
    public static final LintSettings STANDARD = new LintSettings(Profile.BROKER, Map.of());

    public LintSettings {
        severities = Map.copyOf(severities);
    }

    /**
     * The settings of a pak: {@code profile: broker|spec} and {@code rules:} with a severity or {@code off} for a rule id.
     * What is absent or not understood is standard.
     */
    public static LintSettings read(PakFiles files) {
        return read(files, STANDARD);
    }

    /** The settings of a pak over those of its user: what the pak's file says counts more than {@code otherwise}. */
    public static LintSettings read(PakFiles files, LintSettings otherwise) {
        if (!(files.read(FILE) instanceof FileContent.Text(var text))) {
            return otherwise;
        }
        Optional<YamlMapping> root = YamlDocument.parse(text).rootMapping();
        Profile profile = root.flatMap(map -> map.get("profile")).flatMap(LintSettings::word).flatMap(Profile::byId)
                .orElse(otherwise.profile());
        Map<String, Optional<Severity>> severities = new HashMap<>(otherwise.severities());
        if (root.flatMap(map -> map.get("rules")).orElse(null) instanceof YamlMapping rules) {
            for (YamlEntry entry : rules.entries()) {
                String word = word(entry.node()).orElse("");
                if (word.equals("off") || Severity.byId(word).isPresent()) {
                    severities.put(entry.name().orElse(""), Severity.byId(word));
                }
            }
        }
        return new LintSettings(profile, severities);
    }

    private static Optional<String> word(Object node) {
        return node instanceof YamlScalar scalar ? Optional.of(scalar.value()) : Optional.empty();
    }

    public LintSettings withProfile(Profile other) {
        return new LintSettings(other, severities);
    }

    /** The finding as this project wants to see it; empty when it does not. */
    Optional<Finding> judge(Finding finding) {
        Optional<Severity> wanted = severities.get(finding.rule());
        if (wanted == null) {
            boolean demanded = finding.specificationOnly() && profile == Profile.SPEC;
            // What only the specification misses, and every pak in the field lacks, is for those who asked for it.
            boolean unasked = finding.specificationOnly() && !demanded && finding.severity() == Severity.HINT;
            return unasked ? Optional.empty() : Optional.of(demanded ? finding.withSeverity(Severity.ERROR) : finding);
        }
        return wanted.map(finding::withSeverity);
    }
}
