/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.brokerpak.syntax.yaml.YamlDocument;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How an author indents. */
class YamlStyleTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "a: 1                                       | 2 | 0",
        "a:/  b: 1                                  | 2 | 0",
        "a:/    b: 1                                | 4 | 0",
        "a:/- b                                     | 2 | 0",
        "a:/  - b                                   | 2 | 2",
        "a:/    - b                                 | 2 | 4",
        "a:/  b: 1/c:/    d: 1/e:/    f: 1          | 4 | 0",
        "a:/- b:/      c: 1                         | 4 | 0",
        "a: {b: {c: 1}}/d: [e]                      | 2 | 0",
        "''                                         | 2 | 0",
    })
    void whatPrevails(String text, int indent, int dashIndent) {
        YamlDocument document = YamlDocument.parse(text.replace('/', '\n'));
        assertEquals(new YamlStyle(indent, dashIndent), YamlStyle.of(document));
    }
}
