/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.brokerpak.syntax.hcl.HclParser;
import org.brokerpak.syntax.text.TextEdit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What formatting makes of OpenTofu: a text, an arrow, the formatted text. */
class HclFormatterTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "variable \"a\" {\ntype=string\n    default =   1\n}\n=>\n"
                + "variable \"a\" {\n  type    = string\n  default = 1\n}\n",
        "a = 1 # one\nbcd = 22 # two\n=>\na   = 1  # one\nbcd = 22 # two\n",
        "a = 1\n\nbcd = 2\n# c\ne = 3\n=>\na = 1\n\nbcd = 2\n# c\ne = 3\n",
        "x {\n  a = [\n  1,\n  ]\n  bcd = 2\n}\n=>\nx {\n  a = [\n    1,\n  ]\n  bcd = 2\n}\n",
        "x {\n  a   = {\n  b = 1\n  cd = 2\n  }\n}\n=>\nx {\n  a = {\n    b  = 1\n    cd = 2\n  }\n}\n",
        "a = f({\nb = 1\n})\n=>\na = f({\n  b = 1\n})\n",
        "x {\na = <<EOT\n   text  \n  }\nEOT\nbcd=1\n}\n=>\nx {\n  a   = <<EOT\n   text  \n  }\nEOT\n  bcd = 1\n}\n",
        "x {\n/* one\n   two  \n*/\n  a = 1  \n   \n}\n=>\nx {\n  /* one\n   two  \n*/\n  a = 1\n\n}\n",
        "variable \"a\" { type=string }=>variable \"a\" { type = string }",
        "a = b == c ? 1 : 2\nlong = { for k, v in x : k => v }\n=>\n"
                + "a    = b == c ? 1 : 2\nlong = { for k, v in x : k => v }\n",
        "a = \"}\" # {\nx {\n b = \"${f(\"{\")}\"\n}\n=>\na = \"}\" # {\nx {\n  b = \"${f(\"{\")}\"\n}\n",
        "a =    [\n", "a = {\n" })
    void formatted(String pair) {
        int arrow = pair.indexOf("=>\n") < 0 ? pair.lastIndexOf("=>") : pair.indexOf("=>\n");
        String before = arrow < 0 ? pair : pair.substring(0, arrow);
        String after = arrow < 0 ? pair : pair.substring(arrow + 2);
        after = before.endsWith("\n") && after.startsWith("\n") ? after.substring(1) : after;
        assertEquals(after, format(before));
        assertEquals(after, format(after), "again");
    }

    static String format(String text) {
        return TextEdit.applyAll(text, HclFormatter.format(HclParser.parse(text)));
    }
}
