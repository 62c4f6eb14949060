/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.List;
import org.brokerpak.syntax.text.TextRange;

/** Prints a tree in one line per item, to compare it with what the reference parser made of the same text. */
final class HclDump {

    private final StringBuilder out = new StringBuilder();

    private HclDump() {
    }

    /** The items of a file with their ranges, their expressions without, and the ranges of all references. */
    static String of(HclFile file) {
        HclDump dump = new HclDump();
        dump.body(file.body(), "");
        return dump.out.toString();
    }

    private void body(HclBody body, String indent) {
        for (HclBodyItem item : body.items()) {
            switch (item) {
                case HclAttribute attribute -> attribute(attribute, indent);
                case HclBlock block -> block(block, indent);
                case HclIncompleteItem word -> line(indent + "I " + word.name().text() + " " + range(word.range()));
            }
        }
    }

    private void attribute(HclAttribute attribute, String indent) {
        line(indent + "A " + attribute.name().text() + " " + range(attribute.name().range()) + " ="
                + range(attribute.equalsRange()) + " " + expression(attribute.value()));
        line(indent + " expr " + range(attribute.value().range()));
        for (HclReference reference : HclReferences.in(attribute.value())) {
            line(indent + " ref " + range(reference.range()));
        }
    }

    private void block(HclBlock block, String indent) {
        StringBuilder header = new StringBuilder(indent).append("B ").append(block.type().text()).append(' ')
                .append(range(block.type().range())).append(" {").append(range(block.openBrace())).append(" }")
                .append(range(block.closeBrace()));
        for (HclLabel label : block.labels()) {
            header.append(' ').append(quote(label.value())).append(' ').append(range(label.range()));
        }
        line(header.toString());
        body(block.body(), indent + "  ");
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    private static String range(TextRange range) {
        return range.start() + "-" + range.end();
    }

    static String quote(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c >= 32 && c < 127 && c != '"' && c != '\\') {
                quoted.append(c);
            } else {
                quoted.append(String.format("\\u%04x", (int) c));
            }
        }
        return quoted.append('"').toString();
    }

    static String expression(HclExpression expression) {
        return switch (expression) {
            case HclExpression.Missing missing -> "unknown";
            case HclExpression.NumberLiteral number -> number(number);
            case HclExpression.BooleanLiteral literal -> String.valueOf(literal.value());
            case HclExpression.NullLiteral literal -> "null";
            case HclExpression.Variable variable -> variable.name().text();
            case HclExpression.BareKey key -> key.name().text();
            case HclTemplate template -> template(template.parts());
            case HclExpression.Tuple tuple -> "(tuple" + all(tuple.items()) + ")";
            case HclExpression.ObjectExpression object -> "(obj" + String.join("", object.items().stream()
                    .map(item -> " (" + expression(item.key()) + " " + expression(item.value()) + ")").toList()) + ")";
            case HclExpression.ForExpression loop -> "(for " + names(loop.names()) + " "
                    + expression(loop.collection()) + " " + loop.key().map(HclDump::expression).orElse("_") + " "
                    + expression(loop.value()) + " " + loop.condition().map(HclDump::expression).orElse("_") + " "
                    + loop.grouping() + ")";
            case HclExpression.FunctionCall call -> "(call " + call.name().text() + all(call.arguments())
                    + (call.expandLast() ? " ...)" : ")");
            case HclExpression.Traversal traversal -> expression(traversal.root())
                    + String.join("", traversal.steps().stream().map(HclDump::step).toList());
            case HclExpression.Unary unary ->
                "(u" + unary.operator().symbol() + " " + expression(unary.operand()) + ")";
            case HclExpression.Binary binary -> binary(binary);
            case HclExpression.Conditional conditional -> "(? " + expression(conditional.condition()) + " "
                    + expression(conditional.whenTrue()) + " " + expression(conditional.whenFalse()) + ")";
            case HclExpression.Parenthesized parenthesized -> "(p " + expression(parenthesized.inner()) + ")";
        };
    }

    private static String number(HclExpression.NumberLiteral number) {
        return HclValue.of(number).map(value -> ((HclValue.Number) value).value().stripTrailingZeros().toPlainString())
                .orElse("unknown");
    }

    private static String binary(HclExpression.Binary binary) {
        String left = expression(binary.first());
        for (HclExpression.Operand operand : binary.rest()) {
            left = "(" + operand.operator().symbol() + " " + left + " " + expression(operand.value()) + ")";
        }
        return left;
    }

    private static String all(List<HclExpression> expressions) {
        return String.join("", expressions.stream().map(each -> " " + expression(each)).toList());
    }

    private static String names(List<HclName> names) {
        return (names.size() < 2 ? "" : names.getFirst().text()) + "," + names.getLast().text();
    }

    private static String step(HclTraversalStep step) {
        return switch (step) {
            case HclTraversalStep.Attribute attribute -> "." + attribute.name().text();
            case HclTraversalStep.LegacyIndex index -> "[" + number(index.index()) + "]";
            case HclTraversalStep.Index index -> "[" + (index.key() instanceof HclTemplate template
                    && template.literalText().isPresent() ? quote(template.literalText().get())
                    : expression(index.key())) + "]";
            case HclTraversalStep.Splat splat -> "*";
        };
    }

    private static String template(List<HclTemplatePart> parts) {
        List<String> printed = new ArrayList<>();
        for (HclTemplatePart part : parts) {
            switch (part) {
                case HclTemplatePart.Text text -> {
                    if (!text.value().isEmpty()) {
                        printed.add(" " + quote(text.value()));
                    }
                }
                case HclTemplatePart.Interpolation sequence ->
                    printed.add(" ${" + expression(sequence.expression()) + "}");
                case HclTemplatePart.If directive -> printed.add(" (%if " + expression(directive.condition()) + " "
                        + template(directive.whenTrue()) + " " + template(directive.whenFalse()) + ")");
                case HclTemplatePart.For loop -> printed.add(" (%for " + names(loop.names()) + " "
                        + expression(loop.collection()) + " " + template(loop.parts()) + ")");
            }
        }
        return "(tmpl" + String.join("", printed) + ")";
    }
}
