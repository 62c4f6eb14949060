/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HclReferencesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "var.x + local.y | var.x, local.y",
        "data.t.n.id | data.t.n.id",
        "module.m.o | module.m.o",
        "aws_x.y[0].id | aws_x.y",
        "aws_x.y[var.i].id | aws_x.y, var.i",
        "aws_x.y[*].id | aws_x.y",
        "aws_x.y.0.id | aws_x.y",
        "f(var.a, [var.b, {c = var.d, (var.e) = 1}]) | var.a, var.b, var.d, var.e",
        "\"a ${var.a} %{if var.b}${var.c}%{endif}\" | var.a, var.b, var.c",
        "var.a ? var.b : !var.c | var.a, var.b, var.c",
        "[for x in var.list : x.name if x.ok && var.all] | var.list, var.all",
        "{for k, v in var.map : k => \"${v}-${w}\"} | var.map, w",
        "[for var in var.list : var.x] | var.list",
        "[for x in x : [for y in x : [x, y, z]]] | x, z",
        "\"%{for x in var.list}${x}${y}%{endfor}${x}\" | var.list, y, x",
        "(var.a).b | var.a",
        "f(x).y[var.z] | x, var.z",
        "list(string) | string",
        "[each.key, self.id, path.module] | each.key, self.id, path.module",
        "var. | var.",
        "1 | ``",
    })
    void findsReferencesInAnExpression(String expression, String expected) {
        HclFile file = HclParser.parse("a = " + expression + "\n");

        assertEquals(expected, String.join(", ",
                HclReferences.in(file.body()).stream().map(HclReference::path).toList()));
    }

    @Test
    void knowsThePlaceOfEachNameInsideAHeredoc() {
        String text = """
                resource "a" "b" {
                  policy = <<-EOT
                    one ${ var.first["k"].inner } two
                    %{ for x in local.list ~}
                    ${x}: ${data.t.n.id}
                    %{ endfor ~}
                  EOT
                }
                """;
        HclFile file = HclParser.parse(text);
        List<HclReference> found = HclReferences.in(file.body());

        assertEquals(List.of("var.first[\"k\"].inner", "local.list", "data.t.n.id"),
                found.stream().map(reference -> file.source().slice(reference.range())).toList());
        for (HclReference reference : found) {
            for (HclName name : reference.names()) {
                assertEquals(name.text(), file.text(name));
            }
        }
        assertEquals(List.of("var", "first"), found.getFirst().names().stream().map(HclName::text).toList());
    }

    @Test
    void comparesTheFirstNames() {
        HclReference reference = HclReferences.in(HclParser.parse("a = data.t.n.id\n").body()).getFirst();

        assertTrue(reference.startsWith("data", "t", "n"));
        assertFalse(reference.startsWith("data", "n"));
        assertFalse(reference.startsWith("data", "t", "n", "id", "x"));
        assertEquals("data", reference.root().text());
        assertEquals(List.of("t", "n", "id"), reference.attributes().stream().map(HclName::text).toList());
    }
}
