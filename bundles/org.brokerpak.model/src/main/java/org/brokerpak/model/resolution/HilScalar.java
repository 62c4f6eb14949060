/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.List;
import java.util.Map;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.syntax.hil.HilChecker;
import org.brokerpak.syntax.hil.HilProblem;
import org.brokerpak.syntax.hil.HilScope;
import org.brokerpak.syntax.hil.HilTemplate;
import org.brokerpak.syntax.yaml.ScalarText;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * A text with HIL expressions where it is written.
 *
 * @param template the text
 * @param document where it is written, or null for one that the broker makes up
 * @param scalar the text as written, or null
 * @param otherwise where what the broker makes up comes from, or null when that is nowhere in the pak
 */
record HilScalar(String template, PakDocument document, YamlScalar scalar, Place otherwise) {

    static HilScalar written(PakDocument document, YamlScalar scalar) {
        return new HilScalar(scalar.value(), document, scalar, new Place(document.path(), scalar.range()));
    }

    static HilScalar madeUp(String template, Place otherwise) {
        return new HilScalar(template, null, null, otherwise);
    }

    /** Where the text is written. */
    Place place() {
        return otherwise;
    }

    /** Where in the text the first mistake is that the broker finds before it evaluates; else the whole text. */
    Place mistake(HilTemplate parsed, Map<String, ?> scope) {
        if (scalar == null) {
            return otherwise;
        }
        List<HilProblem> problems = parsed.problems().isEmpty()
                ? HilChecker.check(parsed, HilScope.ofValues(scope)).problems() : parsed.problems();
        return problems.isEmpty() ? otherwise
                : new Place(document.path(), ScalarText.of(document.source(), scalar).rangeOf(problems.getFirst().range()));
    }
}
