/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hover;

import java.util.List;
import java.util.Optional;

import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.names.NameIndex;
import org.brokerpak.model.names.Occurrence;
import org.brokerpak.model.service.Action;

/** Where the name of an input is written in a pak. */
final class InputOccurrences {

    private InputOccurrences() {
    }

    /** All places of an input of a definition; empty when no pak reads the definition. */
    static List<Occurrence> of(DocumentView view, PakDocument document, Action action, String name) {
        Optional<Field<String>> declared = action.inputName(name);
        Optional<PakAnalysis> pak = view.paks().stream().findFirst();
        if (declared.isEmpty() || pak.isEmpty()) {
            return List.of();
        }
        NameIndex names = pak.get().names();
        // One behind the start is in the name, whether or not a quotation mark begins it.
        return names.at(document.path(), declared.get().range().start() + 1).map(names::sameName).orElse(List.of());
    }
}
