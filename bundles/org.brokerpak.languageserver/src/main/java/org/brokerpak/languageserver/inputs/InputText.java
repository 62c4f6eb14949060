/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.inputs;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.brokerpak.model.names.Occurrence;
import org.brokerpak.model.service.Action.ComputedInput;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlNode;

/** Words for inputs, in Markdown. */
public final class InputText {

    private static final int MOST_DEFAULT = 200;

    private InputText() {
    }

    /**
     * All of an input that is known, to be shown at any place its name is written.
     *
     * @param source the definition's text
     * @param occurrences all places of the name, empty when they are not known
     */
    public static String markdown(InputFacts facts, SourceText source, List<Occurrence> occurrences) {
        StringBuilder text = new StringBuilder("**" + facts.name() + "** · " + facts.kind() + " of "
                + facts.action().kind().key());
        if (!facts.type().isEmpty()) {
            text.append(" · ").append(facts.type());
        }
        if (facts.userInput().map(Variable::required).filter(required -> required.value()).isPresent()) {
            text.append(" · required");
        }
        if (!facts.details().isBlank()) {
            text.append("\n\n").append(facts.details().strip());
        }
        facts.defaultValue().ifPresent(value -> text.append("\n\n")
                .append(facts.computedInput().map(ComputedInput::defaultValue).filter(value::equals).isPresent()
                        ? "Computed" : "Default").append(": ").append(code(written(source, value))));
        List<String> layers = facts.layers();
        text.append("\n\nWhat gives it a value, a later one wins:\n");
        for (int i = 0; i < layers.size(); i++) {
            text.append('\n').append(i + 1).append(". ").append(layers.get(i));
        }
        uses(text, occurrences);
        return text.toString();
    }

    private static void uses(StringBuilder text, List<Occurrence> occurrences) {
        Map<String, Integer> uses = new TreeMap<>();
        occurrences.stream().filter(place -> place.role() == Occurrence.Role.USE)
                .forEach(place -> uses.merge(place.file(), 1, Integer::sum));
        if (!uses.isEmpty()) {
            text.append("\n\nRead in ").append(String.join(", ", uses.entrySet().stream()
                    .map(use -> "`" + use.getKey() + "`"
                            + (use.getValue() > 1 ? " (" + use.getValue() + " times)" : ""))
                    .toList())).append('.');
        } else if (!occurrences.isEmpty()) {
            text.append("\n\nNothing reads it.");
        }
    }

    /** A value as it is written, shortened. */
    public static String written(SourceText source, YamlNode value) {
        TextRange range = value.range();
        String text = range.end() <= source.text().length() ? source.slice(range).strip() : "";
        return text.length() > MOST_DEFAULT ? text.substring(0, MOST_DEFAULT) + "…" : text;
    }

    /** A text as Markdown code, of one line or several. */
    public static String code(String text) {
        if (text.indexOf('\n') >= 0) {
            return "\n```\n" + text + "\n```";
        }
        return text.indexOf('`') >= 0 ? "`` " + text + " ``" : "`" + text + "`";
    }
}
