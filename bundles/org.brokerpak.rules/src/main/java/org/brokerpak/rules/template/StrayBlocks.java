/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.HashSet;
import java.util.Set;

import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclModule;

/** Blocks that declare nothing because their type is misspelt or a label is missing, which has a finding of its own. */
final class StrayBlocks {

    private static final Set<String> KNOWN = Set.of("variable", "output", "locals", "resource", "data", "module", "provider",
            "terraform", "moved", "removed", "import", "check", "ephemeral");

    private StrayBlocks() {
    }

    /** The names they seem to declare: their last labels, and what looks like local values. */
    static Set<String> names(HclModule module) {
        Set<String> names = new HashSet<>();
        for (HclFile file : module.files().values()) {
            for (HclBlock block : file.body().blocks()) {
                String type = block.type().text();
                boolean typed = type.equals("resource") || type.equals("data");
                if (!KNOWN.contains(type)) {
                    block.body().attributes().forEach(attribute -> names.add(attribute.name().text()));
                }
                if (!block.labels().isEmpty() && (!KNOWN.contains(type) || typed && block.labels().size() != 2)) {
                    block.labels().forEach(label -> names.add(label.value()));
                }
            }
        }
        return names;
    }

    /** The types of resources that lack their name. */
    static boolean isNameless(HclModule module, String type) {
        return module.files().values().stream().flatMap(file -> file.body().blocks().stream())
                .anyMatch(block -> block.labels().size() == 1 && block.labels().getFirst().value().equals(type)
                        && (block.type().text().equals("resource") || block.type().text().equals("data")));
    }
}
