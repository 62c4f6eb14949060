/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.Pak.ListedDefinition;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakPath;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextEdit;

/** A definition the manifest lists cannot be read, or is listed twice (broker-behaviour 2.1, 5.3.4). */
public final class DefinitionFileRule implements Rule.OfPak {

    private static final RuleInfo INFO = new RuleInfo("definition-file", Severity.ERROR, Stage.DEFINITION_LOAD);

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public void check(Pak pak, Findings findings) {
        if (pak.manifest().isEmpty()) {
            return;
        }
        Map<String, ListedDefinition> byPath = new HashMap<>();
        for (ListedDefinition definition : pak.definitions()) {
            if (definition.service().isEmpty()) {
                unreadable(pak, definition, findings);
                continue;
            }
            ListedDefinition first = byPath.putIfAbsent(definition.path(), definition);
            if (first != null) {
                findings.at(Pak.MANIFEST, definition.reference().range(),
                        "%s is listed twice, so its service would be in the catalog twice: the pak is not built. Remove "
                                .formatted(definition.path()) + "one of the two")
                        .stage(Stage.PAK_BUILD)
                        .related(Pak.MANIFEST, first.reference().range(), "the first one").add();
            }
        }
    }

    private static void unreadable(Pak pak, ListedDefinition definition, Findings findings) {
        String path = definition.reference().value();
        Findings.Draft draft;
        if (definition.found() instanceof FileContent.Missing) {
            Optional<String> near = NearNames.nearest(PakPath.name(path), files(pak, PakPath.folder(path)))
                    .map(name -> PakPath.join(PakPath.folder(path), name));
            draft = findings.at(Pak.MANIFEST, definition.reference().range(),
                    "there is no file %s beside the manifest: the pak is not built. %s".formatted(path,
                            near.map(name -> "Did you mean " + name + "?").orElse("Create it, or remove the entry")));
            near.ifPresent(name -> draft.fix(Fix.possible("Change to " + name, Pak.MANIFEST,
                    new TextEdit(definition.reference().range(), name))));
        } else {
            draft = findings.at(Pak.MANIFEST, definition.reference().range(),
                    "the definition \"%s\" %s: the pak is not built".formatted(path, definition.found().failure()));
        }
        draft.add();
    }

    private static List<String> files(Pak pak, String folder) {
        return pak.files().list(folder).stream()
                .filter(name -> name.endsWith(".yml") || name.endsWith(".yaml"))
                .filter(name -> !name.equals(Pak.MANIFEST)).toList();
    }
}
