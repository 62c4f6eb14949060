/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** However deep a text nests, reading it and walking its tree takes a small stack. */
class HclDepthTest {

    private static final int SMALL_STACK = 512 * 1024;

    static List<String> deepTexts() {
        return List.of(
                "a = " + "[".repeat(20_000),
                "a = " + "[".repeat(20_000) + "]".repeat(20_000) + "\n",
                "a = " + "(".repeat(20_000) + ")".repeat(20_000) + "\n",
                "a = " + "{b=".repeat(20_000),
                "a = " + "f(".repeat(20_000),
                "a = " + "b[".repeat(20_000),
                "a = " + "[for x in ".repeat(20_000),
                "a = " + "b ? ".repeat(20_000),
                "a = " + "-".repeat(50_000) + "1\n",
                "a = " + "\"${".repeat(5_000) + "1" + "}\"".repeat(5_000) + "\n",
                "a = " + "<<E\n${".repeat(5_000),
                "a = \"" + "%{if x}".repeat(20_000) + "\"\n",
                "a = " + "(1 || 1 && 1 == 1 < 1 + 1 * !".repeat(5_000),
                "a {\n".repeat(20_000),
                "a {\n".repeat(20_000) + "}\n".repeat(20_000),
                "{".repeat(20_000));
    }

    @ParameterizedTest
    @MethodSource("deepTexts")
    void aDeepTextIsAProblemAndNoOverflow(String text) throws InterruptedException {
        AtomicReference<HclFile> read = new AtomicReference<>();
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread thread = new Thread(null, () -> {
            HclFile file = HclParser.parse(text);
            HclInvariants.check(file);
            assertFalse(file.body().toString().isEmpty());
            read.set(file);
        }, "small stack", SMALL_STACK);
        thread.setUncaughtExceptionHandler((which, problem) -> thrown.set(problem));
        thread.start();
        thread.join();

        assertNull(thrown.get(), () -> "thrown: " + thrown.get());
        assertNotNull(read.get());
        assertFalse(read.get().problems().isEmpty());
    }

    @Test
    void longChainsAreNotDeep() {
        for (String text : List.of("a = 1" + " + 1".repeat(50_000) + "\n", "a = b" + ".c".repeat(50_000) + "\n",
                "a = b" + "[0]".repeat(50_000) + "\n", "a = [" + "1, ".repeat(50_000) + "]\n")) {
            assertEquals(List.of(), HclParser.parse(text).problems());
        }
    }

    @Test
    void whatFollowsADeepBlockIsRead() {
        HclFile file = HclParser.parse("a {\n".repeat(1_000) + "}\n".repeat(1_000) + "b {\n}\n");

        assertEquals(List.of("a", "b"), file.body().blocks().stream().map(block -> block.type().text()).toList());
        assertEquals(List.of("nested more than 200 levels deep: nothing deeper is read"),
                file.problems().stream().map(problem -> problem.message()).toList());
    }
}
