/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.navigation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.model.names.NameIndex;
import org.brokerpak.model.names.Occurrence;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;

/** The name at a caret, in one of the paks that read the document. */
record NamedPlace(DocumentView view, PakAnalysis pak, Occurrence occurrence) {

    /** The name as each pak that reads the document knows it; usually there is one. */
    static List<NamedPlace> at(DocumentView view, Position position) {
        int offset = Ranges.offset(view.text(), position);
        List<NamedPlace> places = new ArrayList<>();
        for (PakAnalysis pak : view.paks()) {
            Optional<Occurrence> found = view.pathIn(pak).flatMap(path -> pak.names().at(path, offset));
            found.ifPresent(occurrence -> places.add(new NamedPlace(view, pak, occurrence)));
        }
        return places;
    }

    NameIndex index() {
        return pak.names();
    }

    /** Everywhere the same name is written. */
    List<Occurrence> sameName() {
        return index().sameName(occurrence);
    }

    /** Where occurrences are in the client's files, each once. */
    List<Location> locations(List<Occurrence> occurrences) {
        Set<Location> locations = new LinkedHashSet<>();
        for (Occurrence place : occurrences) {
            pak.text(place.file()).ifPresent(text -> locations.add(new Location(
                    view.snapshot().uri(pak.file(place.file())).toString(), Ranges.of(text, place.range()))));
        }
        return List.copyOf(locations);
    }
}
