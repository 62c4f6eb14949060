/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;

/** Writes texts as YAML scalars. */
final class ScalarWriter {

    private ScalarWriter() {
    }

    /**
     * A text as it has to stand in a document.
     *
     * @param openQuote the quotation mark that is already open, or 0
     * @param inFlow whether it stands between brackets or braces, where commas and brackets end it
     */
    static String write(String text, char openQuote, boolean inFlow) {
        return switch (openQuote) {
            case '\'' -> text.replace("'", "''");
            case '"' -> escaped(text);
            default -> standsPlain(text, inFlow) ? text : '"' + escaped(text) + '"';
        };
    }

    private static boolean standsPlain(String text, boolean inFlow) {
        return YamlDocument.parse(inFlow ? "[" + text + "]" : "- " + text).root().orElse(null)
                instanceof YamlSequence list
                && list.items().size() == 1 && !list.items().getFirst().isAlias()
                && list.items().getFirst().node() instanceof YamlScalar scalar
                && scalar.value().equals(text) && scalar.style() == YamlScalar.Style.PLAIN && scalar.tag().isEmpty();
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t");
    }
}
