/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HclCorpusTest {

    @Test
    void everyRealFileIsReadWithoutAProblem() {
        Map<String, String> texts = HclSamples.corpus();
        assumeFalse(texts.isEmpty(), "no corpus of real paks");
        List<String> problems = new ArrayList<>();
        int blocks = 0;
        int references = 0;
        for (Map.Entry<String, String> each : texts.entrySet()) {
            HclFile file = HclParser.parse(each.getValue());
            file.problems().forEach(problem -> problems.add(each.getKey() + ": " + problem));
            HclInvariants.check(file);
            blocks += file.body().blocks().size();
            references += HclReferences.in(file.body()).size();
        }
        System.out.println(texts.size() + " real files, " + blocks + " top-level blocks, " + references
                + " references");

        assertEquals(List.of(), problems);
        assertTrue(blocks >= texts.size() / 2 && references > texts.size());
    }
}
