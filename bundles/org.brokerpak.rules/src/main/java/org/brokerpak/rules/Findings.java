/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.brokerpak.model.document.Stage;
import org.brokerpak.rules.Finding.Related;
import org.brokerpak.syntax.text.TextRange;

/** Where a rule puts its findings. */
public final class Findings {

    private final RuleInfo rule;
    private final List<Finding> all = new ArrayList<>();

    Findings(RuleInfo rule) {
        this.rule = rule;
    }

    /**
     * Begins a finding; it counts once {@link Draft#add()} is called.
     *
     * @param file path relative to the pak's folder
     * @param range where
     * @param message one sentence: what is wrong, the consequence, the remedy
     */
    public Draft at(String file, TextRange range, String message) {
        return new Draft(file, range, message);
    }

    List<Finding> all() {
        return all;
    }

    /** A finding in the making. */
    public final class Draft {

        private final String file;
        private final TextRange range;
        private final String message;
        private Severity severity = rule.severity();
        private Stage stage = rule.stage();
        private final List<Related> related = new ArrayList<>();
        private final List<Supplier<Optional<Fix>>> fixes = new ArrayList<>();
        private boolean specificationOnly;

        private Draft(String file, TextRange range, String message) {
            this.file = file;
            this.range = range;
            this.message = message;
        }

        public Draft severity(Severity other) {
            severity = other;
            return this;
        }

        public Draft stage(Stage other) {
            stage = other;
            return this;
        }

        /**
         * Only the specification demands it: information for the broker's profile, an error for the specification's. As a hint it
         * is shown in the specification's profile only.
         */
        public Draft specificationOnly() {
            specificationOnly = true;
            return severity(Severity.INFORMATION);
        }

        public Draft related(String otherFile, TextRange place, String why) {
            related.add(new Related(otherFile, place, why));
            return this;
        }

        public Draft fix(Fix fix) {
            fixes.add(() -> Optional.of(fix));
            return this;
        }

        /** A fix that is not possible everywhere, worked out when somebody asks for it. */
        public Draft fixes(Supplier<Optional<Fix>> fix) {
            fixes.add(fix);
            return this;
        }

        /** Puts the finding among the others. */
        public void add() {
            all.add(new Finding(rule.id(), severity, stage, message, file, range, related, fixes,
                    specificationOnly));
        }
    }
}
