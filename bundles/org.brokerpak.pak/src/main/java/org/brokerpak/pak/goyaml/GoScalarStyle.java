/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.goyaml;

import java.util.Set;
import java.util.regex.Pattern;

import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlScalar;

/** How yaml.v3 writes a string (broker-behaviour appendix A, "yaml.v3 emission"). */
enum GoScalarStyle {
    PLAIN, SINGLE_QUOTED, DOUBLE_QUOTED, LITERAL;

    private static final Set<String> OLD_BOOLEANS = Set.of("y", "Y", "yes", "Yes", "YES", "on", "On", "ON", "n", "N",
            "no", "No", "NO", "off", "Off", "OFF");
    private static final Pattern SEXAGESIMAL =
            Pattern.compile("[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\\.[0-9_]*)?");
    private static final String INDICATORS_AT_START = "#,[]{}&*!|>'\"%@`";
    private static final String INDICATORS_IN_FLOW = ",?[]{}:";

    /**
     * The style of a string.
     *
     * @param flow whether it stands between brackets
     */
    static GoScalarStyle of(String text, boolean flow) {
        boolean unprintable = text.codePoints().anyMatch(c -> c != '\t' && c != '\n' && !isPrintable(c));
        if (text.indexOf('\n') >= 0) {
            boolean blankBeforeBreak = text.contains(" \n") || text.endsWith(" ");
            return flow || unprintable || blankBeforeBreak ? DOUBLE_QUOTED : LITERAL;
        }
        if (unprintable || text.indexOf('\t') >= 0 || !staysText(text)) {
            return DOUBLE_QUOTED;
        }
        boolean blankAtEnd = text.startsWith(" ") || text.endsWith(" ");
        return blankAtEnd || hasIndicator(text, flow) ? SINGLE_QUOTED : PLAIN;
    }

    /** Whether the plain form reads as this very string, in yaml.v3 and in readers of YAML 1.1. */
    private static boolean staysText(String text) {
        YamlScalar plain = new YamlScalar(TextRange.at(0), "", text, YamlScalar.Style.PLAIN);
        return ScalarResolver.kind(plain) == ScalarResolver.Kind.STRING && !OLD_BOOLEANS.contains(text)
                && !text.equals("<<") && !SEXAGESIMAL.matcher(text).matches();
    }

    private static boolean hasIndicator(String text, boolean flow) {
        if (text.startsWith("---") || text.startsWith("...")) {
            return true;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean blankFollows = i + 1 == text.length() || text.charAt(i + 1) == ' ';
            boolean indicator = i == 0
                    ? INDICATORS_AT_START.indexOf(c) >= 0 || "?:-".indexOf(c) >= 0 && blankFollows
                    : c == ':' && blankFollows || c == '#' && text.charAt(i - 1) == ' ';
            boolean flowIndicator = flow && (i == 0 ? c == '?' || c == ':' : INDICATORS_IN_FLOW.indexOf(c) >= 0);
            if (indicator || flowIndicator) {
                return true;
            }
        }
        return false;
    }

    /** Whether yaml.v3 writes a character as it is; it escapes what needs four bytes of UTF-8, for one. */
    static boolean isPrintable(int c) {
        return c >= 0x20 && c <= 0x7E || c >= 0xA0 && c <= 0xD7FF && c != 0x2028 && c != 0x2029
                || c >= 0xE000 && c <= 0xFFFD && c != 0xFEFF;
    }
}
