/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hcl;

import java.util.List;
import java.util.Optional;

/**
 * What a block of OpenTofu may hold, whatever the provider.
 *
 * @param holder type of the block that holds it; empty at the top level
 * @param name of the attribute or block
 * @param isBlock whether it is a block
 * @param snippet what is written, with tabs for indentation
 * @param summary a few words
 */
public record HclBlockItem(String holder, String name, boolean isBlock, String snippet, String summary) {

    /** Read when a template is first looked at, and never changed. */
    private static final class Table {
        private static final List<HclBlockItem> ALL = HclTable.read("blocks.tsv").stream()
                .map(row -> new HclBlockItem(row[0], row[1], row[2].equals("block"),
                        row[3].isEmpty() ? row[1] + " = $1" : row[3].replace("\\n", "\n").replace("\\t", "\t"), row[4]))
                .toList();
    }

    /** What a block of a type may hold; the empty type stands for the top level. */
    public static List<HclBlockItem> in(String holder) {
        return Table.ALL.stream().filter(item -> item.holder.equals(holder)).toList();
    }

    /** What is known of an item of a block. */
    public static Optional<HclBlockItem> find(String holder, String name) {
        return in(holder).stream().filter(item -> item.name.equals(name)).findFirst();
    }
}
