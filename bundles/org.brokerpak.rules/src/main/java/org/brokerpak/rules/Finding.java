/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.brokerpak.model.document.Stage;
import org.brokerpak.syntax.text.TextRange;

/**
 * One mistake at one place. Two findings are equal when they say the same of the same place; how to mend it follows from that
 * and is worked out when somebody asks, since most findings are only looked at.
 */
public final class Finding {

    /** A further place. */
    public record Related(String file, TextRange range, String message) {
    }

    /** What a finding says. */
    private record Content(String rule, Severity severity, Stage stage, String message, String file, TextRange range,
            List<Related> related, boolean specificationOnly) {
    }

    private final Content content;
    private final List<Supplier<Optional<Fix>>> offers;
    private volatile List<Fix> fixes;

    /**
     * A finding.
     *
     * @param rule id of the rule that found it
     * @param severity how bad it is
     * @param stage where the broker would notice
     * @param message one sentence: what is wrong, the consequence, the remedy
     * @param file path relative to the pak's folder
     * @param range where in the file
     * @param related further places that explain it
     * @param offers ways to mend it, the best first; empty ones are not possible here
     * @param specificationOnly whether only the specification demands it and the broker does not mind
     */
    public Finding(String rule, Severity severity, Stage stage, String message, String file, TextRange range,
            List<Related> related, List<Supplier<Optional<Fix>>> offers, boolean specificationOnly) {
        this(new Content(rule, severity, stage, message, file, range, List.copyOf(related), specificationOnly),
                List.copyOf(offers));
    }

    private Finding(Content content, List<Supplier<Optional<Fix>>> offers) {
        this.content = content;
        this.offers = offers;
    }

    /** Id of the rule that found it. */
    public String rule() {
        return content.rule;
    }

    /** How bad it is. */
    public Severity severity() {
        return content.severity;
    }

    /** Where the broker would notice. */
    public Stage stage() {
        return content.stage;
    }

    /** One sentence: what is wrong, the consequence, the remedy. */
    public String message() {
        return content.message;
    }

    /** Path relative to the pak's folder. */
    public String file() {
        return content.file;
    }

    /** Where in the file. */
    public TextRange range() {
        return content.range;
    }

    /** Further places that explain it. */
    public List<Related> related() {
        return content.related;
    }

    /** Ways to mend it, the best first; worked out once. */
    public List<Fix> fixes() {
        List<Fix> known = fixes;
        if (known == null) {
            known = offers.stream().flatMap(offer -> offer.get().stream()).toList();
            fixes = known;
        }
        return known;
    }

    /** Whether only the specification demands it and the broker does not mind. */
    public boolean specificationOnly() {
        return content.specificationOnly;
    }

    /** The same finding, judged differently by the project's settings. */
    public Finding withSeverity(Severity other) {
        return new Finding(new Content(content.rule, other, content.stage, content.message, content.file, content.range,
                content.related, content.specificationOnly), offers);
    }

    public boolean isError() {
        return content.severity == Severity.ERROR;
    }

    /** Whether the broker's own build would end with it. What fails later is no reason to refuse an author a build. */
    public boolean stopsBuild() {
        return isError() && switch (content.stage) {
            case MANIFEST_LOAD, DEFINITION_LOAD, PAK_BUILD -> true;
            case REGISTRATION, REQUEST, TOFU, SILENT, ADVICE -> false;
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Finding finding && content.equals(finding.content);
    }

    @Override
    public int hashCode() {
        return content.hashCode();
    }

    @Override
    public String toString() {
        return content.toString();
    }
}
