/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.schema;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.syntax.yaml.YamlPath;

/** What to call the mapping at a path in a sentence, in the author's own words: {@code this user input}, {@code "bind"}. */
final class HolderName {

    private HolderName() {
    }

    static String of(PakDocument document, YamlPath holder) {
        if (holder.isRoot()) {
            return "the " + document.kind().title();
        }
        return holder.steps().getLast() instanceof YamlPath.Item ? "this " + singular(holder.lastKey())
                : "\"" + holder.lastKey() + "\"";
    }

    private static String singular(String key) {
        String words = key.replace('_', ' ');
        if (words.endsWith("ies")) {
            return words.substring(0, words.length() - 3) + "y";
        }
        return words.endsWith("s") ? words.substring(0, words.length() - 1) : words;
    }
}
