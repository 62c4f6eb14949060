/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.tokens;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.brokerpak.languageserver.embedded.HclText;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclBody;
import org.brokerpak.syntax.hcl.HclBodyItem;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclIncompleteItem;
import org.brokerpak.syntax.hcl.HclLabel;
import org.brokerpak.syntax.hcl.HclName;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.hcl.HclTemplatePart;
import org.brokerpak.syntax.hcl.HclTraversalStep;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/** The tokens of an OpenTofu text. */
final class HclColors {

    /** Where the names after the first dot are those of the module itself or come with the block. */
    private static final Set<String> NAMESPACES = Set.of("var", "local", "module", "data", "each", "count", "self",
            "path", "terraform");
    private static final Set<String> TYPED = Set.of("resource", "data");

    private final HclText text;
    private final TokenList tokens;
    private final CancelChecker cancel;
    private final HclMarks marks;

    HclColors(HclText text, TokenList tokens, CancelChecker cancel) {
        this.text = text;
        this.tokens = tokens;
        this.cancel = cancel;
        this.marks = new HclMarks(text.file());
    }

    void collect() {
        text.file().comments().forEach(comment -> add(comment, TokenType.COMMENT));
        body(text.file().body(), "");
    }

    private void body(HclBody body, String blockType) {
        for (HclBodyItem item : body.items()) {
            cancel.checkCanceled();
            switch (item) {
                case HclAttribute attribute -> {
                    if (blockType.equals("locals")) {
                        add(attribute.name().range(), TokenType.VARIABLE, TokenModifier.DECLARATION);
                    } else {
                        add(attribute.name().range(), TokenType.PROPERTY);
                    }
                    add(attribute.equalsRange(), TokenType.OPERATOR);
                    boolean isType = blockType.equals("variable") && attribute.name().text().equals("type");
                    visit(attribute.value(), Set.of(), isType);
                }
                case HclBlock block -> {
                    add(block.type().range(), TokenType.KEYWORD);
                    labels(block);
                    body(block.body(), block.type().text());
                }
                case HclIncompleteItem ignored -> { }
            }
        }
    }

    private void labels(HclBlock block) {
        boolean typed = TYPED.contains(block.type().text());
        int index = 0;
        for (HclLabel label : block.labels()) {
            if (typed && index == 0) {
                add(label.range(), TokenType.TYPE);
            } else if (block.type().text().equals("provider")) {
                add(label.range(), TokenType.NAMESPACE);
            } else {
                add(label.range(), TokenType.VARIABLE, TokenModifier.DECLARATION);
            }
            index++;
        }
    }

    /**
     * @param bound the names that the loops around bring along
     * @param isType whether names are those of types, as in the {@code type} of a variable
     */
    private void visit(HclNode node, Set<String> bound, boolean isType) {
        switch (node) {
            case HclExpression.NumberLiteral number -> add(number.range(), TokenType.NUMBER);
            case HclExpression.BooleanLiteral word -> add(word.range(), TokenType.KEYWORD);
            case HclExpression.NullLiteral word -> add(word.range(), TokenType.KEYWORD);
            case HclExpression.Variable variable -> add(variable.range(), typeOf(variable, bound, isType, false));
            case HclExpression.BareKey key -> add(key.range(), TokenType.PROPERTY);
            case HclExpression.Traversal traversal -> traversal(traversal, bound, isType);
            case HclExpression.FunctionCall call -> {
                add(call.name().range(), isType ? TokenType.TYPE : TokenType.FUNCTION);
                call.arguments().forEach(argument -> visit(argument, bound, isType));
            }
            case HclExpression.Unary unary -> {
                add(new TextRange(unary.range().start(), unary.range().start() + 1), TokenType.OPERATOR);
                visit(unary.operand(), bound, isType);
            }
            case HclExpression.Operand operand -> {
                add(operand.operatorRange(), TokenType.OPERATOR);
                visit(operand.value(), bound, isType);
            }
            case HclExpression.ForExpression loop -> {
                loop.names().forEach(name -> add(name.range(), TokenType.PARAMETER));
                between(loop);
                visit(loop.collection(), bound, false);
                Set<String> inner = with(bound, loop.names());
                loop.key().ifPresent(key -> visit(key, inner, false));
                visit(loop.value(), inner, false);
                loop.condition().ifPresent(condition -> visit(condition, inner, false));
            }
            case HclExpression.Conditional conditional -> {
                between(conditional);
                visitAll(conditional.children(), bound, isType);
            }
            case HclExpression.ObjectItem item -> {
                between(item);
                visitAll(item.children(), bound, isType);
            }
            case HclTemplate template -> template(template, bound);
            case HclTemplatePart.Text part -> add(part.range(), TokenType.STRING);
            case HclTemplatePart.Interpolation part -> {
                marks.around(part).forEach(mark -> add(mark, TokenType.MACRO));
                visit(part.expression(), bound, false);
            }
            case HclTemplatePart.If part -> {
                between(part);
                visitAll(part.children(), bound, false);
            }
            case HclTemplatePart.For part -> {
                part.names().forEach(name -> add(name.range(), TokenType.PARAMETER));
                between(part);
                visit(part.collection(), bound, false);
                visitAll(part.parts(), with(bound, part.names()), false);
            }
            default -> visitAll(node.children(), bound, isType);
        }
    }

    private void visitAll(List<? extends HclNode> nodes, Set<String> bound, boolean isType) {
        nodes.forEach(node -> visit(node, bound, isType));
    }

    private static Set<String> with(Set<String> bound, List<HclName> names) {
        Set<String> inner = new HashSet<>(bound);
        names.forEach(name -> inner.add(name.text()));
        return inner;
    }

    private static TokenType typeOf(HclExpression.Variable variable, Set<String> bound, boolean isType,
            boolean hasSteps) {
        String name = variable.name().text();
        if (bound.contains(name)) {
            return TokenType.PARAMETER;
        }
        if (isType) {
            return TokenType.TYPE;
        }
        if (NAMESPACES.contains(name)) {
            return TokenType.NAMESPACE;
        }
        // A resource is told by its type: aws_instance.this.
        return hasSteps ? TokenType.TYPE : TokenType.VARIABLE;
    }

    private void traversal(HclExpression.Traversal traversal, Set<String> bound, boolean isType) {
        boolean named = traversal.root() instanceof HclExpression.Variable variable
                && !bound.contains(variable.name().text());
        boolean data = false;
        if (traversal.root() instanceof HclExpression.Variable variable) {
            add(variable.range(), typeOf(variable, bound, isType, true));
            data = named && variable.name().text().equals("data");
        } else {
            visit(traversal.root(), bound, isType);
        }
        int index = 0;
        for (HclTraversalStep step : traversal.steps()) {
            if (step instanceof HclTraversalStep.Attribute attribute) {
                add(attribute.name().range(), data && index == 0 ? TokenType.TYPE
                        : named && index == (data ? 1 : 0) ? TokenType.VARIABLE : TokenType.PROPERTY);
            } else {
                visitAll(step.children(), bound, false);
            }
            index++;
        }
    }

    private void template(HclTemplate template, Set<String> bound) {
        if (template instanceof HclTemplate.Quoted && template.literalText().isPresent()) {
            add(template.range(), TokenType.STRING);
            return;
        }
        marks.around(template).forEach(mark -> add(mark,
                template instanceof HclTemplate.Heredoc ? TokenType.KEYWORD : TokenType.STRING));
        visitAll(template.parts(), bound, false);
    }

    /** The words and operators of an expression that stand between its parts. */
    private void between(HclNode node) {
        marks.between(node, (range, word) -> add(range, word ? TokenType.KEYWORD : TokenType.OPERATOR));
    }

    private void add(TextRange range, TokenType type, TokenModifier... modifiers) {
        if (!range.isEmpty()) {
            tokens.add(text.place(range), type, modifiers);
        }
    }
}
