/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hover;

import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;

/** Markdown for clients that show it, and something readable for those that do not. */
public final class Markup {

    private Markup() {
    }

    public static MarkupContent of(String markdown, boolean speaksMarkdown) {
        return speaksMarkdown ? new MarkupContent(MarkupKind.MARKDOWN, markdown)
                : new MarkupContent(MarkupKind.PLAINTEXT, plain(markdown));
    }

    private static String plain(String markdown) {
        return markdown.replaceAll("(?m)^```[a-z]*\\R?", "").replace("**", "").replaceAll("`([^`\n]*)`", "$1");
    }
}
