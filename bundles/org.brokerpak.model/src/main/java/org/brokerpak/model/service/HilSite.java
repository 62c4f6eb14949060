/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.service;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.Action.ComputedInput;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.hil.HilTemplate;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.ScalarText;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * A text that the broker evaluates as HIL: the default of a user input or computed input, if it is a text
 * (broker-behaviour 3.1).
 *
 * @param action whose input it is
 * @param computed whether the input is a computed one
 * @param index of the input in its list
 * @param owner name of the input
 * @param template the parsed text
 * @param text where each of its characters is written
 */
public record HilSite(Action action, boolean computed, int index, String owner, HilTemplate template, ScalarText text) {

    /** All of a definition in the order the broker evaluates them; kept with the document. */
    private record Sites(List<HilSite> all) {
    }

    public static List<HilSite> in(PakDocument document) {
        return document.derive(Sites.class, self -> new Sites(find(self))).all();
    }

    private static List<HilSite> find(PakDocument document) {
        List<HilSite> sites = new ArrayList<>();
        for (Action action : ServiceDefinition.of(document).actions()) {
            int index = 0;
            for (Variable input : action.userInputs()) {
                add(document, action, false, index++, input.fieldName().value(), input.defaultValue(), sites);
            }
            index = 0;
            for (ComputedInput input : action.computedInputs()) {
                add(document, action, true, index++, input.name().value(), input.defaultValue(), sites);
            }
        }
        return List.copyOf(sites);
    }

    private static void add(PakDocument document, Action action, boolean computed, int index, String owner,
            YamlNode value, List<HilSite> sites) {
        if (value instanceof YamlScalar scalar && ScalarResolver.kind(scalar) == ScalarResolver.Kind.STRING) {
            sites.add(new HilSite(action, computed, index, owner, HilTemplate.parse(scalar.value()),
                    ScalarText.of(document.source(), scalar)));
        }
    }

    /** The plain texts by which the expressions index a map: {@code server} of {@code instance.details["server"]}. */
    public List<HilNode.Literal> indexed(String map) {
        return template.nodes(HilNode.Index.class).stream().filter(index -> index.target().name().equals(map))
                .map(HilNode.Index::key).filter(HilNode.Quoted.class::isInstance).map(HilNode.Quoted.class::cast)
                .filter(key -> key.parts().size() == 1).map(key -> key.parts().getFirst())
                .filter(HilNode.Literal.class::isInstance).map(HilNode.Literal.class::cast).toList();
    }

    /** The place in the definition of a stretch of the template. */
    public TextRange place(TextRange inTemplate) {
        return text.rangeOf(inTemplate);
    }
}
