/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.Optional;


/**
 * What stands at a caret in a document.
 *
 * @param path the path of the innermost value that holds the caret; with the caret on a key, the path of its value
 * @param holder the innermost value that holds the caret, with the caret on an alias the value it stands for; null
 *     outside of the document's values
 * @param entry the innermost entry whose key or value holds the caret, or null
 * @param onKey whether the caret is on the key of {@code entry}
 */
public record YamlLocation(YamlPath path, YamlNode holder, YamlEntry entry, boolean onKey) {

    static YamlLocation find(YamlDocument document, int offset) {
        YamlLocation here = new YamlLocation(YamlPath.ROOT, document.rootNode(), null, false);
        YamlLocation deeper = here;
        while (deeper != null) {
            here = deeper;
            deeper = here.onKey ? null : here.step(offset);
        }
        return here;
    }

    public Optional<YamlNode> node() {
        return Optional.ofNullable(holder);
    }

    public Optional<YamlEntry> innermostEntry() {
        return Optional.ofNullable(entry);
    }

    private YamlLocation step(int offset) {
        switch (holder) {
            case YamlMapping mapping -> {
                for (YamlEntry candidate : mapping.written()) {
                    if (candidate.key().range().touches(offset)) {
                        return inside(candidate, true);
                    }
                    if (isAt(candidate.value(), offset)) {
                        return inside(candidate, false);
                    }
                }
            }
            case YamlSequence sequence -> {
                int index = 0;
                for (YamlUse item : sequence.items()) {
                    if (isAt(item, offset)) {
                        return new YamlLocation(path.item(index), item.node(), entry, false);
                    }
                    index++;
                }
            }
            case YamlScalar ignored -> { }
            case null -> { }
        }
        return null;
    }

    /** An alias counts where it stands; what it leads to is written elsewhere, so nothing deeper is found in it. */
    private static boolean isAt(YamlUse use, int offset) {
        return use.site().touches(offset) && !use.site().isEmpty();
    }

    private YamlLocation inside(YamlEntry candidate, boolean key) {
        return new YamlLocation(path.key(candidate.name().orElse("?")), candidate.node(), candidate, key);
    }
}
