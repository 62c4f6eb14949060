/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.docs;

import java.util.Locale;

import org.brokerpak.pak.data.GoText;

/** Pieces of HTML, with every text escaped. */
final class Html {

    private Html() {
    }

    /** A text as it stands in an element or an attribute. */
    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    static String code(String text) {
        return "<code>" + escaped(text) + "</code>";
    }

    static String code(Object value) {
        return code(value instanceof String text ? text : GoText.json(value));
    }

    static String block(String text) {
        return "<pre><code>" + escaped(text) + "</code></pre>\n";
    }

    /** A link, or the bare text where the address is of a kind that a page should not lead to. */
    static String link(String address) {
        String lower = address.toLowerCase(Locale.ROOT);
        boolean harmless = lower.startsWith("https://") || lower.startsWith("http://") || lower.startsWith("mailto:");
        return harmless ? "<a href=\"%s\" rel=\"noopener noreferrer\">%s</a>".formatted(escaped(address),
                escaped(address)) : escaped(address);
    }
}
