/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.names;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.syntax.text.TextRange;

/**
 * All names of a pak. Two names that share a place are one: a template that two actions use ties their inputs together, and
 * so does a plan's property that provision and bind both take.
 */
public final class NameIndex {

    private record Key(NameKind kind, String scope, String name) {
    }

    private record Spot(String file, TextRange range) {
    }

    private static final Comparator<Occurrence> BY_PLACE =
            Comparator.comparing(Occurrence::file).thenComparing(Occurrence::range);

    private final Map<Spot, List<Occurrence>> names = new LinkedHashMap<>();
    private final Map<String, List<Spot>> byFile = new HashMap<>();

    private NameIndex() {
    }

    public static NameIndex of(Pak pak) {
        NameIndex index = new NameIndex();
        index.group(pak.services().stream()
                .flatMap(service -> service.derive(NameCollector.class, NameIndex::namesOf).all().stream()).toList());
        index.names.forEach((spot, same) -> index.byFile.computeIfAbsent(spot.file, file -> new ArrayList<>()).add(spot));
        return index;
    }

    private static NameCollector namesOf(ServiceFile service) {
        NameCollector collector = new NameCollector();
        DefinitionNames.collect(service, collector);
        for (ActionModule module : service.modules()) {
            TemplateNames.collect(module, collector);
        }
        return collector;
    }

    private void group(List<NameCollector.Scoped> all) {
        Map<Object, Object> parents = new HashMap<>();
        for (NameCollector.Scoped scoped : all) {
            Occurrence occurrence = scoped.occurrence();
            union(parents, new Key(occurrence.kind(), scoped.scope(), occurrence.name()),
                    new Spot(occurrence.file(), occurrence.range()));
        }
        Map<Object, Map<Spot, Occurrence>> groups = new HashMap<>();
        for (NameCollector.Scoped scoped : all) {
            Occurrence occurrence = scoped.occurrence();
            Spot spot = new Spot(occurrence.file(), occurrence.range());
            groups.computeIfAbsent(find(parents, spot), key -> new LinkedHashMap<>())
                    .merge(spot, occurrence, (first, second) -> first.isDeclaration() ? first : second);
        }
        for (Map<Spot, Occurrence> group : groups.values()) {
            List<Occurrence> sorted = new ArrayList<>(group.values());
            sorted.sort(BY_PLACE);
            List<Occurrence> shared = List.copyOf(sorted);
            group.keySet().forEach(spot -> names.put(spot, shared));
        }
    }

    private static void union(Map<Object, Object> parents, Object left, Object right) {
        parents.put(find(parents, left), find(parents, right));
    }

    private static Object find(Map<Object, Object> parents, Object element) {
        Object root = element;
        Object parent = parents.get(root);
        while (parent != null && !parent.equals(root)) {
            root = parent;
            parent = parents.get(root);
        }
        return root;
    }

    /** What is written at a caret; the end of a name counts as in it. */
    public Optional<Occurrence> at(String file, int offset) {
        return byFile.getOrDefault(file, List.of()).stream().filter(spot -> spot.range.touches(offset))
                .flatMap(spot -> names.get(spot).stream())
                .filter(occurrence -> occurrence.file().equals(file) && occurrence.range().touches(offset)).findFirst();
    }

    /** All places of the same name, by file and place, the given one included. */
    public List<Occurrence> sameName(Occurrence occurrence) {
        return names.getOrDefault(new Spot(occurrence.file(), occurrence.range()), List.of());
    }

    /** Where a name is declared: in the definition, or for what only templates know in a template. */
    public List<Occurrence> declarations(Occurrence occurrence) {
        List<Occurrence> same = sameName(occurrence);
        List<Occurrence> declared = same.stream().filter(place -> place.role() == Occurrence.Role.DECLARATION).toList();
        return declared.isEmpty() ? same.stream().filter(Occurrence::isDeclaration).toList() : declared;
    }

    /** Whether another name of the same kind that this one could be confused with has a text already. */
    public boolean isTaken(Occurrence occurrence, String text) {
        List<String> files = sameName(occurrence).stream().map(Occurrence::file).distinct().toList();
        return names.values().stream().flatMap(List::stream).anyMatch(other -> other.kind() == occurrence.kind()
                && other.name().equals(text) && other.isDeclaration() && files.contains(other.file()));
    }
}
