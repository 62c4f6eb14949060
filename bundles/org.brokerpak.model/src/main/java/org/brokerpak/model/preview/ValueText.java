/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.preview;

import java.util.List;

import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJson;

/** Values as JSON on one line, for people. */
public final class ValueText {

    private static final List<String> HTML_ESCAPES = List.of("\\u003c", "\\u003e", "\\u0026");
    private static final int ESCAPE_LENGTH = 6;

    private ValueText() {
    }

    /** The text of {@code null}, String, Boolean, Number, List or Map; what JSON has no form for as Java prints it. */
    public static String of(Object value) {
        try {
            return readable(GoJson.marshal(value));
        } catch (GoError infinite) {
            return String.valueOf(value);
        }
    }

    /** Go writes the characters that HTML gives a meaning as escapes, which nobody reads. */
    private static String readable(String json) {
        StringBuilder text = new StringBuilder(json.length());
        for (int i = 0; i < json.length(); i++) {
            char c = json.charAt(i);
            if (c != '\\' || i + 1 >= json.length()) {
                text.append(c);
            } else if (isHtmlEscape(json, i)) {
                text.append((char) Integer.parseInt(json, i + 2, i + ESCAPE_LENGTH, 16));
                i += ESCAPE_LENGTH - 1;
            } else {
                text.append(c).append(json.charAt(++i));
            }
        }
        return text.toString();
    }

    private static boolean isHtmlEscape(String json, int at) {
        return HTML_ESCAPES.stream().anyMatch(escape -> json.startsWith(escape, at));
    }
}
