/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the broker's yaml.v3 takes is no error here, what it refuses is one, and the trees are the same. */
class BrokerParityTest {

    @TestFactory
    Stream<DynamicTest> texts() {
        return Trees.table("yaml-v3-parsing.tsv").stream().map(row -> DynamicTest.dynamicTest(row[0] + " " + row[1],
                () -> {
            YamlDocument document = YamlDocument.parse(Trees.unescape(row[1]));
            if (row[0].equals("refuses")) {
                assertFalse(document.isWellFormed(), "the broker refuses this");
            } else {
                assertEquals(List.of(), document.problems());
                assertEquals(row[2], Trees.escape(Trees.show(document)).replace("\\\\", "\\"));
            }
        }));
    }
}
