/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.preview;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.SyntaxProblem;
import org.brokerpak.syntax.yaml.YamlProblem;

/**
 * Where a text of a service cannot be read, so that nothing can be computed from it but from what is left.
 *
 * @param place the first place
 * @param line of it in the file, from 0
 * @param message what is wrong there, in one sentence
 */
public record BrokenText(Place place, int line, String message) {

    /** The first broken text that counts for an action; empty when all of it can be read. */
    public static Optional<BrokenText> of(ServiceFile service, Action.Kind action) {
        List<YamlProblem> problems = service.document().yaml().problems();
        if (!problems.isEmpty()) {
            YamlProblem first = problems.stream().min(Comparator.comparing(YamlProblem::range)).orElseThrow();
            SourceText source = service.document().source();
            return Optional.of(new BrokenText(new Place(service.path(), first.range()),
                    source.lineAt(first.range().start()), first.message()));
        }
        ActionModule module = action == Action.Kind.PROVISION ? service.provision() : service.bind();
        for (Map.Entry<String, HclFile> file : module.hcl().files().entrySet()) {
            if (!file.getValue().problems().isEmpty()) {
                SyntaxProblem problem = file.getValue().problems().getFirst();
                Place place = module.place(file.getKey(), problem.range());
                SourceText source = module.templates().get(file.getKey()).isInline() ? service.document().source()
                        : file.getValue().source();
                return Optional.of(new BrokenText(place, source.lineAt(place.range().start()), problem.message()));
            }
        }
        return Optional.empty();
    }

    /** {@code main.tf:3: a brace is missing}. */
    @Override
    public String toString() {
        return place.file() + ":" + (line + 1) + ": " + message;
    }
}
