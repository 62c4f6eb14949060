/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakPath;
import org.brokerpak.model.service.Template;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/** A template that a definition names cannot be read (broker-behaviour 2.3). */
public final class TemplateFileRule implements Rule.OfPak {

    private static final RuleInfo INFO = new RuleInfo("template-file", Severity.ERROR, Stage.DEFINITION_LOAD);

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public void check(Pak pak, Findings findings) {
        for (ServiceFile service : pak.services()) {
            for (Template template : service.templates()) {
                if (template.text().isEmpty()) {
                    report(pak, service, template, findings);
                }
            }
        }
    }

    private static void report(Pak pak, ServiceFile service, Template template, Findings findings) {
        String path = template.site().value();
        TextRange range = template.site().range();
        if (!(template.content() instanceof FileContent.Missing)) {
            findings.at(service.path(), range,
                    "the template \"%s\" %s: the pak is not built".formatted(path, template.content().failure())).add();
            return;
        }
        // The broker looks beside the manifest even when the definition lies elsewhere, which surprises many.
        String besideDefinition = PakPath.join(PakPath.folder(service.path()), path);
        boolean misplaced = pak.files().read(besideDefinition) instanceof FileContent.Text;
        Optional<String> near = misplaced ? PakPath.clean(besideDefinition) : nearest(pak, path);
        String remedy = misplaced
                ? "Paths start at the manifest's folder, so write " + near.orElse(besideDefinition)
                : near.map(name -> "Did you mean " + name + "?").orElse("Paths start at the manifest's folder");
        Findings.Draft draft = findings.at(service.path(), range,
                "there is no template %s: the pak is not built. %s".formatted(path, remedy));
        near.ifPresent(name -> draft.fix(Fix.possible("Change to " + name, service.path(),
                new TextEdit(range, name))));
        draft.add();
    }

    private static Optional<String> nearest(Pak pak, String path) {
        String folder = PakPath.folder(path);
        return NearNames.nearest(PakPath.name(path),
                pak.files().list(folder).stream().filter(name -> name.endsWith(".tf")).toList())
                .map(name -> PakPath.join(folder, name));
    }
}
