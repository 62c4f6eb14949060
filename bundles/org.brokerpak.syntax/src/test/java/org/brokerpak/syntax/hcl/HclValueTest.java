/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HclValueTest {

    private static Optional<HclValue> value(String expression) {
        return HclValue.of(HclParser.parse("a = " + expression + "\n").body().attribute("a").orElseThrow().value());
    }

    @Test
    void readsScalars() {
        assertEquals(Optional.of(new HclValue.Text("a\"b")), value("\"a\\\"b\""));
        assertEquals(Optional.of(new HclValue.Text("x\n")), value("<<-E\n  x\n  E"));
        assertEquals(Optional.of(new HclValue.Number(new BigDecimal("1.5"))), value("1.5"));
        assertEquals(Optional.of(new HclValue.Number(new BigDecimal("-2"))), value("-(2)"));
        assertEquals(Optional.of(new HclValue.Bool(true)), value("true"));
        assertEquals(Optional.of(new HclValue.Null()), value("null"));
    }

    @Test
    void readsListsAndObjects() {
        HclValue empty = new HclValue.Sequence(List.of());
        assertEquals(Optional.of(new HclValue.Sequence(List.of(new HclValue.Text("a"), empty))), value("[\"a\", []]"));
        assertEquals(Optional.of(new HclValue.Mapping(Map.of("a", new HclValue.Null(), "b c",
                new HclValue.Mapping(Map.of()), "1.5", new HclValue.Text(""), "true", new HclValue.Bool(false)))),
                value("{ a = null, \"b c\" : {}, 1.50 = \"\", true = false }"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"var.x", "\"a${1}\"", "f(1)", "[var.x]", "{ a = var.x }", "{ (a) = 1 }", "1 + 1", "!true",
        "[for x in [] : x]", "1e99999999999", "{ 1e99999999 = 1 }", "[1", "", "{ a }", "\"%{if true}%{endif}\""})
    void knowsNoOtherValue(String expression) {
        Optional<HclValue> expected = expression.equals("[1")
                ? Optional.of(new HclValue.Sequence(List.of(new HclValue.Number(BigDecimal.ONE)))) : Optional.empty();

        assertEquals(expected, value(expression));
    }
}
