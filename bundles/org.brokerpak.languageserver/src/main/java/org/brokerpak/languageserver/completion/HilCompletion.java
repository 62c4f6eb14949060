/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.brokerpak.languageserver.caret.ScalarCaret;
import org.brokerpak.languageserver.help.HelpText;
import org.brokerpak.languageserver.hil.HilCaret;
import org.brokerpak.languageserver.hil.HilCaret.Frame;
import org.brokerpak.languageserver.hil.HilCaret.State;
import org.brokerpak.languageserver.hil.HilKeys;
import org.brokerpak.languageserver.hil.HilPlace;
import org.brokerpak.languageserver.inputs.InputFacts;
import org.brokerpak.languageserver.protocol.ClientFeatures;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.model.service.HilVariables;
import org.brokerpak.syntax.hil.HilFunction;
import org.brokerpak.syntax.hil.HilFunctions;
import org.brokerpak.syntax.hil.HilType;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;

/** What can be written inside an interpolation of HIL: variables, functions, and keys of maps that are known. */
final class HilCompletion {

    private static final int KEY = 0;
    private static final int VARIABLE = 1;
    private static final int CONSTANT = 2;
    private static final int FUNCTION = 3;

    private final DocumentView view;
    private final HilPlace place;
    private final ScalarCaret scalar;
    private final HilCaret caret;
    private final ProposalList proposals;
    private final boolean opens;

    private HilCompletion(DocumentView view, HilPlace place, ScalarCaret scalar, HilCaret caret, int offset,
            ClientFeatures features) {
        this.view = view;
        this.place = place;
        this.scalar = scalar;
        this.caret = caret;
        this.opens = caret.state() == State.TEXT;
        int before = opens ? 1 : written(caret.word()).length();
        this.proposals = new ProposalList(view.text(),
                new TextRange(offset - before, offset + written(restOfWord()).length()), offset, features);
    }

    /** The proposals at a caret; empty where no HIL is written. */
    static Optional<List<CompletionItem>> at(DocumentView view, int offset, ClientFeatures features) {
        Optional<ScalarCaret> scalar =
                view.yaml().flatMap(document -> ScalarCaret.at(view.text(), document.yaml(), offset));
        Optional<HilPlace> place = scalar.flatMap(found -> HilPlace.at(view.yaml().orElseThrow(), found.path()));
        if (place.isEmpty()) {
            return Optional.empty();
        }
        HilCaret caret = HilCaret.after(scalar.get().before());
        if (caret.state() == State.TEXT && !opensNow(scalar.get().before())) {
            return Optional.empty();
        }
        return Optional.of(new HilCompletion(view, place.get(), scalar.get(), caret, offset, features).propose());
    }

    /** Whether a lone dollar sign stands before the caret, which a brace would make an interpolation. */
    private static boolean opensNow(String before) {
        int dollars = 0;
        while (dollars < before.length() && before.charAt(before.length() - 1 - dollars) == '$') {
            dollars++;
        }
        return dollars % 2 == 1;
    }

    private String restOfWord() {
        String after = scalar.after();
        int end = 0;
        if (caret.state() == State.QUOTED) {
            while (end < after.length() && "\"}\n$".indexOf(after.charAt(end)) < 0) {
                end++;
            }
            return end < after.length() && after.charAt(end) == '"' ? after.substring(0, end) : "";
        }
        while (!opens && end < after.length() && (Character.isLetterOrDigit(after.charAt(end))
                || "_-.".indexOf(after.charAt(end)) >= 0)) {
            end++;
        }
        return after.substring(0, end);
    }

    /** A text as it stands in the scalar around it. */
    private String written(String text) {
        return switch (scalar.quote()) {
            case '"' -> text.replace("\\", "\\\\").replace("\"", "\\\"");
            case '\'' -> text.replace("'", "''");
            default -> text;
        };
    }

    private List<CompletionItem> propose() {
        if (caret.state() == State.QUOTED) {
            keys().forEach((key, text) -> add(key, key, CompletionItemKind.Property, KEY).setDetail(text));
            return proposals.items();
        }
        if (caret.afterOperand() || !caret.word().isEmpty() && Character.isDigit(caret.word().charAt(0))) {
            return List.of();
        }
        if (caret.word().isEmpty()) {
            keys().forEach((key, text) -> add("\"" + key + "\"", "\"" + key + "\"", CompletionItemKind.Property, KEY)
                    .setDetail(text));
        }
        variables();
        HilFunctions.all().forEach(this::function);
        return proposals.items();
    }

    private Map<String, String> keys() {
        Optional<Frame> inner = caret.innermost();
        if (inner.isEmpty()) {
            return Map.of();
        }
        return switch (inner.get().kind()) {
            case INDEX -> HilKeys.of(place, inner.get().name());
            case CALL -> inner.get().argument() > 0 ? Map.of() : HilKeys.argument(inner.get().name(),
                    view.paks().stream().map(PakAnalysis::pak).findFirst());
            default -> Map.of();
        };
    }

    private void variables() {
        HilVariables variables = place.variables();
        Function<String, InputFacts> inputs = InputFacts.lookup(place.definition(), place.action());
        for (String name : variables.names()) {
            HilVariables.Known known = variables.find(name).orElseThrow();
            InputFacts input = inputs.apply(name);
            boolean constant = known.type().type() != HilType.UNKNOWN;
            HilType type = constant ? known.type().type() : input.hilType();
            CompletionItem item = add(name, name, CompletionItemKind.Variable, constant ? CONSTANT : VARIABLE);
            String certainty = known.certain() ? "" : ", not in every request";
            if (constant) {
                item.setDetail(type.word());
                item.setData(HelpText.reference(HelpText.HIL_VARIABLES, name));
            } else {
                item.setDetail(input.brief() + (type == HilType.UNKNOWN || type.word().equals(input.type()) ? ""
                        : " → " + type.word()) + certainty);
                item.setDocumentation(input.details());
            }
        }
    }

    private CompletionItem add(String label, String text, CompletionItemKind kind, int rank) {
        String whole = opens ? "${" + text + "}" : text;
        return filtered(proposals.add(label, written(whole), kind, rank));
    }

    /** Clients filter by what is replaced: a lone dollar sign is part of that. */
    private CompletionItem filtered(CompletionItem item) {
        if (opens) {
            item.setFilterText("${" + item.getLabel());
        }
        return item;
    }

    private void function(HilFunction function) {
        boolean called = scalar.after().startsWith("(", restOfWord().length()) && !opens;
        String snippet = called ? function.name() : function.name() + "(" + placeholders(function) + ")";
        String whole = opens ? "\\${" + snippet + "\\}" : snippet;
        CompletionItem item = filtered(proposals.addSnippet(function.name(), escapedForYaml(whole),
                CompletionItemKind.Function, FUNCTION));
        item.setDetail(function.label());
        item.setData(HelpText.reference(HelpText.HIL_FUNCTIONS, function.name()));
    }

    private static String placeholders(HilFunction function) {
        List<HilFunction.Parameter> parameters = function.parameters();
        return IntStream.range(0, parameters.size()).mapToObj(i -> {
            HilFunction.Parameter parameter = parameters.get(i);
            String stop = "${" + (i + 1) + ":" + parameter.name() + "}";
            return parameter.type() == HilType.STRING ? "\"" + stop + "\"" : stop;
        }).collect(Collectors.joining(", "));
    }

    /** Quotes of a snippet as the scalar wants them; a backslash of YAML is doubled for the snippet. */
    private String escapedForYaml(String snippet) {
        return scalar.quote() == '"' ? snippet.replace("\"", "\\\\\"") : snippet;
    }
}
