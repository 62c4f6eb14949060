/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hover;

import java.util.List;
import java.util.Optional;

import org.brokerpak.languageserver.help.HelpText;
import org.brokerpak.languageserver.hil.HilKeys;
import org.brokerpak.languageserver.hil.HilPlace;
import org.brokerpak.languageserver.inputs.InputFacts;
import org.brokerpak.languageserver.inputs.InputText;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.HilVariables;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.syntax.hil.HilChecker;
import org.brokerpak.syntax.hil.HilFunctions;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.hil.HilType;
import org.brokerpak.syntax.text.TextRange;

/** What is told of variables, functions and whole expressions in the defaults of inputs. */
final class HilHover {

    private HilHover() {
    }

    /** The text for an offset; empty outside of interpolations. */
    static Optional<HoverText> at(DocumentView view, PakDocument document, int offset) {
        return HilSite.in(document).stream().filter(site -> !site.template().isPlainText())
                .filter(site -> new TextRange(site.text().offsetOf(0),
                        site.text().offsetOf(site.text().value().length()))
                        .touches(offset))
                .findFirst().flatMap(site -> inSite(view, document, site, offset));
    }

    private static Optional<HoverText> inSite(DocumentView view, PakDocument document, HilSite site, int offset) {
        HilPlace place = new HilPlace(ServiceDefinition.of(document), site.action(), site.computed(), site.index());
        int index = site.text().indexAt(offset);
        List<HilNode> path = site.template().pathAt(index);
        if (path.isEmpty() || !(path.getFirst() instanceof HilNode.Interpolation)) {
            return Optional.empty();
        }
        HilNode node = path.getLast();
        if (node instanceof HilNode.Variable variable && variable.range().touches(index)) {
            return variable(view, document, place, variable.name())
                    .map(text -> new HoverText(text, site.place(variable.range())));
        }
        Optional<HilNode.Call> call = path.reversed().stream().filter(HilNode.Call.class::isInstance)
                .map(HilNode.Call.class::cast).filter(one -> one.functionRange().touches(index)).findFirst();
        if (call.isPresent()) {
            return HilFunctions.find(call.get().function()).map(function -> new HoverText(
                    "```\n" + function.label() + "\n```\n\n"
                            + HelpText.find(HelpText.HIL_FUNCTIONS, function.name()).orElse(function.summary()),
                    site.place(call.get().functionRange())));
        }
        Optional<HoverText> key = key(place, site, path);
        return key.isPresent() ? key : Optional.of(new HoverText(whole(place, site),
                site.place(new TextRange(0, site.template().text().length()))));
    }

    private static Optional<String> variable(DocumentView view, PakDocument document, HilPlace place, String name) {
        Optional<HilVariables.Known> known = place.variables().find(name);
        InputFacts input = place.input(name);
        if (known.isEmpty()) {
            return input.isKnown() ? Optional.of("**" + name + "** · " + input.brief()
                    + "\n\nIt is not there yet: an expression reads what stands above it.") : Optional.empty();
        }
        HilType type = place.typeOf(name, known.get()).type();
        String inHil = type == HilType.UNKNOWN ? "its type depends on the request" : "a " + type.word();
        if (known.get().type().type() != HilType.UNKNOWN) {
            return Optional.of("**" + name + "** · variable of the request · " + type.word() + "\n\n"
                    + HelpText.find(HelpText.HIL_VARIABLES, name).orElse(""));
        }
        String absence = known.get().certain() ? ""
                : "\n\nA request may leave it out, and then the expression fails.";
        return Optional.of(InputText.markdown(input, document.source(),
                InputOccurrences.of(view, document, place.action(), name))
                + "\n\nIn an expression it is " + inHil + "." + absence);
    }

    private static Optional<HoverText> key(HilPlace place, HilSite site, List<HilNode> path) {
        for (int i = path.size() - 1; i >= 0; i--) {
            if (path.get(i) instanceof HilNode.Index index && path.getLast() instanceof HilNode.Literal literal) {
                String meaning = HilKeys.of(place, index.target().name()).get(literal.value());
                return Optional.ofNullable(meaning).map(text -> new HoverText(
                        "**" + literal.value() + "** of `" + index.target().name() + "` · " + text,
                        site.place(literal.range())));
            }
        }
        return Optional.empty();
    }

    private static String whole(HilPlace place, HilSite site) {
        HilType type = HilChecker.check(site.template(), place.scope()).type();
        String declared = place.declaredType();
        String result = type == HilType.UNKNOWN ? "something that is known at the request only" : "a " + type.word();
        return "The default of **" + site.owner() + "**\n\nThe expression yields " + result + ", which is "
                + (declared.isEmpty() ? "taken as it is, because no type is declared." : cast(type, declared));
    }

    /** What the cast to a declared type does (broker-behaviour 4.4). */
    private static String cast(HilType type, String declared) {
        boolean fits = switch (declared) {
            case "string", "integer", "number", "boolean" -> !type.isCollection();
            case "object" -> type != HilType.LIST;
            case "array" -> type != HilType.MAP;
            default -> true;
        };
        if (!fits) {
            return "no " + declared + ": the broker fails on every request.";
        }
        return switch (declared) {
            case "string" -> "the declared `string`.";
            case "integer" -> "read as the declared `integer`: decimal, `0x` hexadecimal, a leading 0 for octal; an "
                    + "empty text is 0.";
            case "number" -> "read as the declared `number`; an empty text is 0.";
            case "boolean" -> "read as the declared `boolean`: `1`, `t`, `true` and `0`, `f`, `false`.";
            case "object" -> type == HilType.MAP ? "the declared `object`." : "read as JSON for the declared `object`.";
            case "array" -> type == HilType.LIST ? "the declared `array`." : "read as JSON for the declared `array`.";
            default -> "cast to `" + declared + "`.";
        };
    }
}
