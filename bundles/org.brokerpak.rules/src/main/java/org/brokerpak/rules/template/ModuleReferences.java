/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclBody;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclModule;
import org.brokerpak.syntax.hcl.HclReference;
import org.brokerpak.syntax.hcl.HclReferences;
import org.brokerpak.syntax.text.TextRange;

/** The references of a module that name something of it, and not an attribute of the block they stand in. */
final class ModuleReferences {

    /** These arguments of a {@code lifecycle} or resource block name attributes or providers. */
    private static final Set<String> OWN_NAMES = Set.of("ignore_changes", "provider", "providers");

    /** A reference and the name of the template it stands in. */
    record Use(String file, HclReference reference) {
    }

    private ModuleReferences() {
    }

    static List<Use> in(HclModule module) {
        List<Use> uses = new ArrayList<>();
        module.files().forEach((name, file) -> add(name, file, uses));
        return uses;
    }

    private static void add(String name, HclFile file, List<Use> uses) {
        Set<TextRange> left = new HashSet<>();
        collectOwnNames(file.body(), left);
        for (HclReference reference : HclReferences.in(file.body())) {
            if (left.stream().noneMatch(range -> range.contains(reference.range()))) {
                uses.add(new Use(name, reference));
            }
        }
    }

    private static void collectOwnNames(HclBody body, Set<TextRange> ranges) {
        for (String argument : OWN_NAMES) {
            body.attribute(argument).ifPresent(attribute -> ranges.add(attribute.value().range()));
        }
        for (HclBlock block : body.blocks()) {
            collectOwnNames(block.body(), ranges);
        }
    }
}
