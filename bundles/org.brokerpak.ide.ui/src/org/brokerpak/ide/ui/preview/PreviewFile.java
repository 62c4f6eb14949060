/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.brokerpak.model.preview.ServicePreview;
import org.brokerpak.model.preview.VariableUse;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.service.Template;
import org.brokerpak.model.workspace.WorkspaceFile;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/**
 * A line of the list of files.
 *
 * @param path in the workspace, or what the definition calls a file that cannot be read
 * @param text content; empty when it cannot be read
 * @param problem why it cannot be read; empty when it can
 * @param place where the text begins in the pak, or is named; null for a file that the broker makes
 * @param source where that is, for people
 * @param values what stands beside lines, by their numbers from 0
 * @param reached whether the broker would write it
 */
record PreviewFile(String path, String text, String problem, Place place, String source, Map<Integer, String> values,
        boolean reached) {

    private static final int WIDEST_VALUE = 60;

    /** All files of a result, those that cannot be read last. */
    static List<PreviewFile> of(PreviewResult result) {
        List<PreviewFile> files = new ArrayList<>();
        ServicePreview preview = result.preview();
        if (preview != null) {
            boolean reached = preview.resolution().failure().isEmpty();
            for (WorkspaceFile file : preview.shown().files()) {
                Place place = file instanceof WorkspaceFile.TemplateFile
                        ? preview.shownMap().toSource(file.path(), TextRange.at(0)).orElse(null) : null;
                files.add(new PreviewFile(file.path(), file.text().text(), "", place, source(result, place),
                        values(preview, file), reached));
            }
            for (Template missing : preview.shown().missing()) {
                String name = missing.path().isEmpty() ? missing.site().value() : missing.path();
                Place place = new Place(result.service().path(), missing.site().range());
                files.add(new PreviewFile(missing.fileName(), "", name + " " + missing.content().failure(), place,
                        source(result, place), Map.of(), reached));
            }
        }
        return files;
    }

    private static String source(PreviewResult result, Place place) {
        if (place == null) {
            return "";
        }
        SourceText definition = result.service().document().source();
        return place.file().equals(result.service().path())
                ? place.file() + ":" + (definition.lineAt(place.range().start()) + 1) : place.file();
    }

    private static Map<Integer, String> values(ServicePreview preview, WorkspaceFile file) {
        Map<Integer, List<VariableUse>> byLine = new TreeMap<>();
        preview.uses(file).forEach(use -> byLine.computeIfAbsent(file.text().lineAt(use.range().end()),
                line -> new ArrayList<>()).add(use));
        Map<Integer, String> values = new TreeMap<>();
        byLine.forEach((line, uses) -> values.put(line, values(preview, uses)));
        return values;
    }

    private static String values(ServicePreview preview, List<VariableUse> uses) {
        List<String> names = uses.stream().map(VariableUse::name).distinct().toList();
        List<String> shown = names.stream().filter(name -> !preview.value(name).isEmpty())
                .map(name -> (names.size() > 1 ? name + " " : "") + cut(preview.value(name))).toList();
        return shown.isEmpty() ? "" : "<- " + String.join(", ", shown);
    }

    private static String cut(String value) {
        return value.length() <= WIDEST_VALUE ? value : value.substring(0, WIDEST_VALUE - 3) + "...";
    }

    boolean isReadable() {
        return problem.isEmpty();
    }

    Optional<Place> begin() {
        return Optional.ofNullable(place);
    }
}
