/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextRange;

/**
 * A rule that waits for its test the first time it runs, remembers each text it was shown, and finds one thing: the
 * first line of each document.
 */
public final class Gate implements Rule.OfPak {

    private static final long DEADLINE_SECONDS = 30;

    private final CountDownLatch reached = new CountDownLatch(1);
    private final CountDownLatch opened = new CountDownLatch(1);
    private final List<String> seen = new ArrayList<>();

    @Override
    public RuleInfo info() {
        return new RuleInfo("gate", Severity.WARNING, Stage.ADVICE);
    }

    @Override
    public void check(Pak pak, Findings findings) {
        if (pak.files() instanceof LiteralPakFiles) {
            // The server's own warm-up.
            return;
        }
        for (PakDocument document : pak.documents()) {
            synchronized (seen) {
                seen.add(document.source().text());
            }
            TextRange first = document.source().lineRange(0);
            findings.at(document.path(), first, document.source().slice(first)).add();
        }
        reached.countDown();
        pass(opened);
    }

    /** Waits until the rule runs for the first time. */
    public void awaitReached() {
        pass(reached);
    }

    /** Lets it go on. */
    public void open() {
        opened.countDown();
    }

    /** The texts it was shown. */
    public List<String> seen() {
        synchronized (seen) {
            return List.copyOf(seen);
        }
    }

    private static void pass(CountDownLatch latch) {
        try {
            if (!latch.await(DEADLINE_SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("nobody opened the gate");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
