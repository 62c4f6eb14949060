/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

import org.brokerpak.model.Pak;
import org.brokerpak.model.PakDiscovery;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.model.files.PakPath;
import org.eclipse.lsp4j.CompletionItemKind;

/** Paths of files in the pak's folder: templates where one is named, definitions where the manifest lists them. */
final class PakPaths implements CompletionParticipant {

    private static final Pattern TEMPLATE = Pattern.compile("(provision|bind)\\.(template_ref|template_refs\\.[^.]+)");
    private static final String DEFINITION = "service_definitions[]";
    private static final Set<String> SKIPPED = Set.of(".git/", ".terraform/", "node_modules/", "target/");
    private static final int MOST_FOLDERS = 500;
    private static final int MOST_FILES = 2_000;

    @Override
    public void propose(CompletionRequest request, Proposals proposals) {
        request.pak().ifPresent(pak -> {
            if (request.pattern().equals(DEFINITION)) {
                definitions(request, pak).forEach(path -> proposals.addValue(path, CompletionItemKind.File, 0));
            } else if (!request.writesKey() && TEMPLATE.matcher(request.pattern()).matches()) {
                files(pak.files(), name -> name.endsWith(".tf"))
                        .forEach(path -> proposals.addValue(path, CompletionItemKind.File, 0));
            }
        });
    }

    /** Definitions in the pak's folder that the manifest does not list yet. */
    private static List<String> definitions(CompletionRequest request, Pak pak) {
        List<String> listed = pak.definitions().stream()
                .filter(definition -> !definition.reference().range().touches(request.caret().word().start()))
                .map(Pak.ListedDefinition::path).toList();
        PakDiscovery discovery = new PakDiscovery(pak.files(), new DocumentCache());
        return files(pak.files(), name -> name.endsWith(".yml") || name.endsWith(".yaml")).stream()
                .filter(path -> !listed.contains(path))
                .filter(path -> discovery.kindOf(path).filter(DocumentKinds.SERVICE::equals).isPresent()).toList();
    }

    private static List<String> files(PakFiles files, Predicate<String> wanted) {
        List<String> result = new ArrayList<>();
        Deque<String> waiting = new ArrayDeque<>(List.of(""));
        for (int visited = 0; !waiting.isEmpty() && visited < MOST_FOLDERS && result.size() < MOST_FILES; visited++) {
            String folder = waiting.poll();
            for (String name : files.list(folder)) {
                if (!name.endsWith("/") && wanted.test(name)) {
                    result.add(PakPath.join(folder, name));
                } else if (name.endsWith("/") && !SKIPPED.contains(name)) {
                    waiting.add(PakPath.join(folder, name.substring(0, name.length() - 1)));
                }
            }
        }
        return result;
    }
}
