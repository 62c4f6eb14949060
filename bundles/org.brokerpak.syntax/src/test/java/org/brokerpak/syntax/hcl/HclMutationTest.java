/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Damaged texts: nothing is thrown, nothing hangs, every range stays inside its parent. */
class HclMutationTest {

    private static final int TEXTS = 30_000;
    private static final int LONGEST = 4_000;
    private static final List<String> BITS = List.of("{", "}", "[", "]", "(", ")", "\"", "\n", "\r\n", "=", "==", "=>",
            ",", ".", "...", "*", "$", "%", "${", "%{", "~", "~}", "#", "//", "/*", "*/", "<<EOT\n", "<<-A\n", "EOT\n",
            "?", ":", "::", "-", "!", "&&", "||", "for ", "in ", "if ", "null", "0", "1.5", "e", "\\", "\\u", "\t", " ",
            "x", "_", "ä", "\ud83d\ude00", "\ud83d", "\0", "\ufeff", "\u00a0", "\"${", "}\"", "\n}\n", "%{if x}",
            "%{endif}", "%{for a in b}", "%{else}", "[*]", ".*", ".0", ";", "|", "<", ">", "@", "'", "<<<<<<< HEAD\n",
            "\n=======\n", "\n>>>>>>> x\n", "resource \"a\" \"b\" {\n", "variable \"", "var.", "b = ");

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void aDamagedTextIsReadLikeAnyOther() {
        List<String> samples = samples();
        long seed = Long.getLong("brokerpak.seed", 20_260_801L);
        Random random = new Random(seed);
        for (int i = 0; i < TEXTS; i++) {
            String text = mutate(samples.get(random.nextInt(samples.size())), samples, random);
            try {
                HclInvariants.check(HclParser.parse(text));
            } catch (RuntimeException | AssertionError | StackOverflowError e) {
                fail("brokerpak.seed=" + seed + ", text " + i + ": " + e + "\n" + text, e);
            }
        }
    }

    private static List<String> samples() {
        List<String> samples = new ArrayList<>();
        HclReferenceTextsTest.validTexts().forEach(each -> samples.add(each.text()));
        HclReferenceTextsTest.invalidTexts().forEach(each -> samples.add(each.text()));
        HclSamples.corpus().values().stream().filter(text -> !text.isEmpty() && text.length() < LONGEST)
                .forEach(samples::add);
        return samples;
    }

    private static String mutate(String text, List<String> samples, Random random) {
        String mutated = text;
        for (int i = random.nextInt(4); i >= 0; i--) {
            int start = random.nextInt(mutated.length() + 1);
            int end = Math.min(mutated.length(), start + random.nextInt(random.nextInt(4) == 0 ? 60 : 4));
            String bit = BITS.get(random.nextInt(BITS.size()));
            String head = mutated.substring(0, start);
            String tail = mutated.substring(end);
            mutated = switch (random.nextInt(6)) {
                case 0 -> head + tail;
                case 1 -> head + bit + mutated.substring(start);
                case 2 -> head + bit + tail;
                case 3 -> head + mutated.substring(start, end).repeat(2) + tail;
                case 4 -> head;
                default -> {
                    String other = samples.get(random.nextInt(samples.size()));
                    int from = random.nextInt(other.length() + 1);
                    yield head + other.substring(from, Math.min(other.length(), from + random.nextInt(40))) + tail;
                }
            };
        }
        return mutated;
    }
}
