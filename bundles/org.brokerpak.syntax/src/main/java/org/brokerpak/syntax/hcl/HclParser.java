/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import org.brokerpak.syntax.text.SourceText;

/**
 * Parses OpenTofu's native configuration syntax. Every text yields a tree; nothing is thrown. Accepted is what the
 * parser of tofu and of the broker (HCL 2) accepts, up to a nesting of 200 levels; anything else is a problem, and is
 * read as what its author most likely means.
 */
public final class HclParser {

    private HclParser() {
    }

    /** Parses a text; {@link #parse(SourceText)} where its lines are known already. */
    public static HclFile parse(String text) {
        return parse(SourceText.of(text));
    }

    /** Parses a text. */
    public static HclFile parse(SourceText source) {
        Reading plain = Reading.of(source.text(), false);
        Reading best = plain;
        if (plain.log.hasUnpairedBraces()) {
            Reading byIndentation = Reading.of(source.text(), true);
            if (byIndentation.log.weight() <= plain.log.weight()) {
                best = byIndentation;
            }
        }
        return new HclFile(source, best.body, best.in.comments(), best.log.problems(), plain.log.diagnostics());
    }

    private record Reading(HclScanner in, HclMistakeLog log, HclBody body) {

        static Reading of(String text, boolean byIndentation) {
            HclMistakeLog log = new HclMistakeLog();
            HclScanner in = new HclScanner(text, log, new HclLayout(text, byIndentation));
            return new Reading(in, log, new HclBodyParser(in).file());
        }
    }
}
