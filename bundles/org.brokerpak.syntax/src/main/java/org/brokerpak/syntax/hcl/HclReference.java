/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.List;
import org.brokerpak.syntax.text.TextRange;

/**
 * A use of a name inside an expression: {@code var.x}, {@code local.y}, {@code data.t.n.id}, {@code module.m.o}. A type
 * ({@code string}) and the names that blocks bring along ({@code each}, {@code self}) are references of one name.
 *
 * @param range the names and what follows them up to the first splat or computed index, as {@code var.x["k"].y}
 * @param names the first name and the attributes right after it, up to the first index or splat; at least one, the last
 *        is missing while it is being typed, as in {@code var.}
 */
public record HclReference(TextRange range, List<HclName> names) {

    public HclReference {
        names = List.copyOf(names);
    }

    /** The name at the start, as {@code var}. */
    public HclName root() {
        return names.getFirst();
    }

    /** The names after the first one. */
    public List<HclName> attributes() {
        return names.subList(1, names.size());
    }

    /** Whether it starts with these names: {@code startsWith("var", "x")}. */
    public boolean startsWith(String... expected) {
        if (expected.length > names.size()) {
            return false;
        }
        for (int i = 0; i < expected.length; i++) {
            if (!names.get(i).text().equals(expected[i])) {
                return false;
            }
        }
        return true;
    }

    /** The names joined by dots. */
    public String path() {
        return String.join(".", names.stream().map(HclName::text).toList());
    }
}
