/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.PakDocument;

/**
 * Applies rules to paks. Findings of rules that judge a single document are kept for as long as that document is the
 * same, so a change to one file runs only the rules that read it. Safe for use by several threads.
 */
public final class Linter {

    /**
     * What linters found in a document or a service, kept by it, since each stays the same object until something in it
     * changes. A map from documents in a linter would hold them for ever: findings know how to mend their document.
     */
    private static final class Kept {

        private final Map<Linter, List<Finding>> byLinter = new ConcurrentHashMap<>();
    }

    private static final Comparator<Finding> BY_PLACE = Comparator.comparing(Finding::file)
            .thenComparing(Finding::range).thenComparing(Finding::severity).thenComparing(Finding::rule)
            .thenComparing(Finding::message);

    private final List<Rule> rules;
    private final BiConsumer<String, Throwable> log;

    /**
     * @param rules what to apply
     * @param log told of a rule that failed: a sentence and the failure
     */
    public Linter(List<Rule> rules, BiConsumer<String, Throwable> log) {
        this.rules = List.copyOf(rules);
        this.log = log;
    }

    /** All rules, silent about their own failures except for the given log. */
    public static Linter standard(BiConsumer<String, Throwable> log) {
        return new Linter(RuleRegistry.all(), log);
    }

    /** The findings of a pak under its own settings, by file and place. */
    public List<Finding> lint(Pak pak) {
        return lint(pak, LintSettings.read(pak.files()));
    }

    /** The findings of a pak, by file and place; each once. */
    public List<Finding> lint(Pak pak, LintSettings settings) {
        Set<Finding> found = new LinkedHashSet<>();
        for (PakDocument document : pak.documents()) {
            found.addAll(ofDocument(document));
        }
        for (ServiceFile service : pak.services()) {
            found.addAll(ofService(service));
        }
        for (Rule rule : rules) {
            if (rule instanceof Rule.OfPak ofPak) {
                found.addAll(run(rule, findings -> ofPak.check(pak, findings)));
            }
        }
        List<Finding> result = new ArrayList<>();
        SuppressedLines suppressed = new SuppressedLines(pak);
        for (Finding finding : found) {
            if (!suppressed.hides(finding)) {
                settings.judge(finding).ifPresent(result::add);
            }
        }
        result.sort(BY_PLACE);
        return List.copyOf(result);
    }

    private List<Finding> ofDocument(PakDocument document) {
        return keep(document.derive(Kept.class, self -> new Kept()), rule -> rule instanceof Rule.OfDocument ofDocument
                && ofDocument.kinds().contains(document.kind())
                        ? run(rule, findings -> ofDocument.check(document, findings)) : List.of());
    }

    private List<Finding> ofService(ServiceFile service) {
        return keep(service.derive(Kept.class, self -> new Kept()), rule -> rule instanceof Rule.OfService ofService
                ? run(rule, findings -> ofService.check(service, findings)) : List.of());
    }

    private List<Finding> keep(Kept kept, Function<Rule, List<Finding>> judge) {
        List<Finding> known = kept.byLinter.get(this);
        if (known == null) {
            known = rules.stream().flatMap(rule -> judge.apply(rule).stream()).toList();
            kept.byLinter.put(this, known);
        }
        return known;
    }

    /** A rule that fails costs its own findings and nothing else (invariant 3). */
    private List<Finding> run(Rule rule, Consumer<Findings> check) {
        Findings findings = new Findings(rule.info());
        try {
            check.accept(findings);
        } catch (RuntimeException | StackOverflowError failure) {
            log.accept("The rule " + rule.info().id() + " failed and is left out.", failure);
            return List.of();
        }
        return findings.all();
    }
}
