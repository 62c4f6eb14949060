/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.model.Pak;
import org.brokerpak.model.Pak.ListedDefinition;

/** What keeps parts of a pak from being read, so that examples may be missing. */
public final class PakGaps {

    private PakGaps() {
    }

    /** The documents of a pak that cannot be read as a whole, each as a sentence without its final full stop. */
    public static List<String> of(Pak pak) {
        List<String> gaps = new ArrayList<>();
        pak.manifest().filter(manifest -> !manifest.document().yaml().isWellFormed())
                .ifPresent(manifest -> gaps.add(Pak.MANIFEST + " has a syntax error"));
        for (ListedDefinition definition : pak.definitions()) {
            if (definition.service().isEmpty()) {
                gaps.add(definition.reference().value() + " " + definition.found().failure());
            } else if (!definition.service().get().document().yaml().isWellFormed()) {
                gaps.add(definition.path() + " has a syntax error");
            }
        }
        return gaps;
    }
}
