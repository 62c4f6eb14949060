/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.template.ModuleRule;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclReferences;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/**
 * The type of a variable is none, or its default is not constant or not of that type (OpenTofu language, "Type constraints" and
 * "Input variables").
 */
public final class VariableDeclarationRule extends ModuleRule {

    private static final Set<String> PRIMITIVES = Set.of("string", "number", "bool", "any");
    private static final Set<String> OF_ONE = Set.of("list", "set", "map");
    private static final List<String> WORDS = List.of("string", "number", "bool", "any", "list", "set", "map", "object", "tuple");
    private static final Set<String> TRUTHS = Set.of("true", "false", "1", "0");

    public VariableDeclarationRule() {
        super("variable-declaration", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        for (HclDeclaration variable : module.hcl().variables()) {
            if (module.hcl().files().get(variable.file()).isValid()) {
                Optional<HclExpression> type = variable.attribute("type").map(HclAttribute::value);
                type.ifPresent(expression -> type(module, variable.file(), expression, false, findings));
                variable.attribute("default").map(HclAttribute::value).ifPresent(value -> {
                    if (constant(module, variable, value, findings)) {
                        type.ifPresent(expression -> fits(module, variable, expression, value, findings));
                    }
                });
            }
        }
    }

    private static void type(ActionModule module, String file, HclExpression type, boolean attribute, Findings findings) {
        switch (type) {
            case HclExpression.Variable word -> word(module, file, word, findings);
            case HclExpression.FunctionCall call -> constructor(module, file, call, attribute, findings);
            // Texts of old have the type in quotes; that is a matter of its own.
            case HclTemplate ignored -> { }
            case HclExpression.Parenthesized ignored -> { }
            default -> report(module, file, type.range(), "this is no type: tofu fails. Write one as string, number, bool, "
                    + "list(string) or object({ a = string })", findings).add();
        }
    }

    private static void word(ActionModule module, String file, HclExpression.Variable word, Findings findings) {
        String name = word.name().text();
        // Lists and maps of anything may be written so, as they were of old.
        if (PRIMITIVES.contains(name) || name.equals("list") || name.equals("map")) {
            return;
        }
        if (WORDS.contains(name)) {
            report(module, file, word.range(), "the type \"%s\" lacks what is in it: tofu fails. Write %s".formatted(name,
                    name.equals("set") ? "set(string)" : name.equals("object") ? "object({ a = string })"
                            : "tuple([string, number])"), findings).add();
            return;
        }
        unknown(module, file, name, word.range(), findings);
    }

    private static void unknown(ActionModule module, String file, String name, TextRange range, Findings findings) {
        Optional<String> near = switch (name) {
            case "boolean" -> Optional.of("bool");
            case "integer", "int", "float" -> Optional.of("number");
            case "array" -> Optional.of("list");
            case "str", "text" -> Optional.of("string");
            default -> NearNames.nearest(name, WORDS);
        };
        Findings.Draft draft = report(module, file, range, "tofu knows no type \"%s\": it fails. %s".formatted(name,
                near.map(other -> "Did you mean \"" + other + "\"?").orElse("It has " + String.join(", ", WORDS))), findings);
        Place place = module.place(file, range);
        near.ifPresent(other -> draft.fix(Fix.possible("Change to \"" + other + "\"", place.file(),
                new TextEdit(place.range(), other))));
        draft.add();
    }

    private static void constructor(ActionModule module, String file, HclExpression.FunctionCall call, boolean attribute,
            Findings findings) {
        String name = call.name().text();
        if (name.equals("optional") && attribute) {
            if (!call.arguments().isEmpty()) {
                type(module, file, call.arguments().getFirst(), false, findings);
            }
        } else if (OF_ONE.contains(name)) {
            if (call.arguments().size() != 1) {
                report(module, file, call.range(), "the type \"%s\" takes the type of its elements and nothing else: tofu fails. Write %s(string)"
                        .formatted(name, name), findings).add();
            }
            call.arguments().forEach(inner -> type(module, file, inner, false, findings));
        } else if (name.equals("object")) {
            if (call.arguments().size() == 1 && call.arguments().getFirst() instanceof HclExpression.ObjectExpression object) {
                object.items().forEach(item -> type(module, file, item.value(), true, findings));
            } else {
                report(module, file, call.range(), "an object type takes its attributes in braces: tofu fails. Write object({ a = string })",
                        findings).add();
            }
        } else if (name.equals("tuple")) {
            if (call.arguments().size() == 1 && call.arguments().getFirst() instanceof HclExpression.Tuple tuple) {
                tuple.items().forEach(item -> type(module, file, item, false, findings));
            } else {
                report(module, file, call.range(), "a tuple type takes its types in brackets: tofu fails. Write tuple([string, number])",
                        findings).add();
            }
        } else if (name.equals("optional")) {
            report(module, file, call.range(), "\"optional\" is for the attributes of an object: tofu fails. Remove it here", findings)
                    .add();
        } else if (PRIMITIVES.contains(name)) {
            report(module, file, call.range(), "the type \"%s\" takes nothing in parentheses: tofu fails. Write %s".formatted(name, name),
                    findings).add();
        } else {
            unknown(module, file, name, call.name().range(), findings);
        }
    }

    private static boolean constant(ActionModule module, HclDeclaration variable, HclExpression value, Findings findings) {
        Optional<HclNode> first = firstOf(value);
        first.ifPresent(node -> report(module, variable.file(), node.range(), ("the default of the variable \"%s\" is computed: tofu "
                + "fails, since it takes constants only. Compute it in locals").formatted(variable.name()), findings).add());
        return first.isEmpty();
    }

    /** The first thing in an expression that is not constant. */
    private static Optional<HclNode> firstOf(HclNode node) {
        if (node instanceof HclExpression.FunctionCall) {
            return Optional.of(node);
        }
        if (node instanceof HclExpression.Traversal || node instanceof HclExpression.Variable) {
            return HclReferences.in(node).isEmpty() ? Optional.empty() : Optional.of(node);
        }
        return node instanceof HclExpression.ForExpression ? Optional.empty()
                : node.children().stream().flatMap(child -> firstOf(child).stream()).findFirst();
    }

    private static void fits(ActionModule module, HclDeclaration variable, HclExpression type, HclExpression value,
            Findings findings) {
        String wanted = switch (type) {
            case HclExpression.Variable word -> word.name().text();
            case HclExpression.FunctionCall call -> call.name().text();
            default -> "";
        };
        boolean list = value instanceof HclExpression.Tuple;
        boolean object = value instanceof HclExpression.ObjectExpression;
        Optional<String> text = value instanceof HclTemplate template ? template.literalText() : Optional.empty();
        boolean single = text.isPresent() || value instanceof HclExpression.NumberLiteral
                || value instanceof HclExpression.BooleanLiteral;
        boolean wrong = switch (wanted) {
            case "string" -> list || object;
            case "number" -> list || object || value instanceof HclExpression.BooleanLiteral
                    || text.filter(it -> !it.matches("-?\\d+(\\.\\d+)?([eE][-+]?\\d+)?")).isPresent();
            case "bool" -> list || object || value instanceof HclExpression.NumberLiteral
                    || text.filter(it -> !TRUTHS.contains(it)).isPresent();
            case "list", "set", "tuple" -> single || object;
            case "map", "object" -> single || list;
            default -> false;
        };
        if (wrong) {
            report(module, variable.file(), value.range(), "the default of the variable \"%s\" is not of its type %s: tofu fails. Change one of the two"
                    .formatted(variable.name(), wanted), findings).add();
        } else if (value instanceof HclExpression.NullLiteral && variable.attribute("nullable").map(HclAttribute::value)
                .filter(flag -> flag instanceof HclExpression.BooleanLiteral truth && !truth.value()).isPresent()) {
            report(module, variable.file(), value.range(), "the default of the variable \"%s\" is null, which nullable = false forbids: tofu fails. Change one of the two"
                    .formatted(variable.name()), findings).add();
        }
    }

    private static Findings.Draft report(ActionModule module, String file, TextRange range, String message,
            Findings findings) {
        Place place = module.place(file, range);
        return findings.at(place.file(), place.range(), message);
    }
}
