/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.hil;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.HilVariables;
import org.brokerpak.model.service.JsonType;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hil.HilCast;
import org.brokerpak.syntax.hil.HilChecker;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.hil.HilOutcome;
import org.brokerpak.syntax.hil.HilType;
import org.brokerpak.syntax.hil.HilVariableType;
import org.brokerpak.syntax.text.TextRange;

/** A text or an expression whose result cannot become a value of the input's type (broker-behaviour 4.4). */
public final class HilCastRule implements Rule.OfDocument {

    private static final RuleInfo INFO = new RuleInfo("hil-cast", Severity.ERROR, Stage.REQUEST);
    /** What a text may hold that is read as a number; also infinity and "not a number". */
    private static final Pattern PART_OF_NUMBER = Pattern.compile("(?i)[0-9a-fxo_+.\\-]*|.*(inf|nan).*");

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public Set<DocumentKind> kinds() {
        return Set.of(DocumentKinds.SERVICE);
    }

    @Override
    public void check(PakDocument document, Findings findings) {
        ServiceDefinition definition = ServiceDefinition.of(document);
        for (HilSite site : HilSite.in(document)) {
            String type = site.computed() ? site.action().computedInputs().get(site.index()).type().value()
                    : site.action().userInputs().get(site.index()).type().value();
            boolean known = JsonType.named(type).isPresent() && site.template().problems().isEmpty();
            if (known && (site.template().isPlainText() ? !fits(text(site), type)
                    : !mayFit(definition, site, JsonType.named(type).get()))) {
                findings.at(document.path(), place(site), "\"%s\" cannot become a value of the type %s, which \"%s\" takes: %s"
                        .formatted(shown(site.template().text()), type, site.owner(), HilRule.consequence(site))).add();
            }
        }
    }

    /** The text, or the name of its input when there is no text to show. */
    private static TextRange place(HilSite site) {
        if (!site.template().text().isEmpty()) {
            return site.place(new TextRange(0, site.template().text().length()));
        }
        return site.computed() ? site.action().computedInputs().get(site.index()).header()
                : site.action().userInputs().get(site.index()).header();
    }

    /** Without expressions the result is known. */
    private static boolean fits(String text, String type) {
        return HilCast.cast(text, type) instanceof HilOutcome.Value;
    }

    private static boolean mayFit(ServiceDefinition definition, HilSite site, JsonType type) {
        List<HilNode.Part> parts = site.template().parts();
        if (parts.size() == 1) {
            HilVariables variables = HilVariables.at(definition, site);
            return mayFit(HilChecker.check(site.template(), name -> Optional.of(variables.find(name)
                    .map(HilVariables.Known::type).orElse(HilVariableType.unknown()))).type(), type);
        }
        String first = parts.getFirst() instanceof HilNode.Literal literal ? literal.value().strip() : "";
        return switch (type) {
            case INTEGER, NUMBER -> parts.stream().filter(HilNode.Literal.class::isInstance)
                    .map(HilNode.Literal.class::cast).allMatch(text -> PART_OF_NUMBER.matcher(text.value()).matches());
            case OBJECT -> first.isEmpty() || first.startsWith("{");
            case ARRAY -> first.isEmpty() || first.startsWith("[");
            default -> true;
        };
    }

    private static boolean mayFit(HilType result, JsonType type) {
        return switch (result) {
            case LIST -> type == JsonType.ARRAY;
            case MAP -> type == JsonType.OBJECT;
            default -> true;
        };
    }

    private static String text(HilSite site) {
        return site.template().parts().stream().filter(HilNode.Literal.class::isInstance)
                .map(part -> ((HilNode.Literal) part).value()).collect(Collectors.joining());
    }

    private static String shown(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + "...";
    }
}
