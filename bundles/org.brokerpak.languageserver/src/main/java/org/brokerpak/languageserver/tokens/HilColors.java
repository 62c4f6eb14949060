/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.tokens;

import org.brokerpak.model.service.HilSite;
import org.brokerpak.syntax.hil.HilFunctions;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.hil.HilNode.Expression;
import org.brokerpak.syntax.hil.HilNode.Part;
import org.brokerpak.syntax.text.TextRange;

/** The tokens of an expression in a YAML value. A value without any expression is left to the client's YAML colours. */
final class HilColors {

    private final HilSite site;
    private final TokenList tokens;

    HilColors(HilSite site, TokenList tokens) {
        this.site = site;
        this.tokens = tokens;
    }

    void collect() {
        if (!site.template().isPlainText()) {
            site.template().parts().forEach(this::part);
        }
    }

    private void part(Part part) {
        switch (part) {
            case HilNode.Literal literal -> add(literal.range(), TokenType.STRING);
            case HilNode.Interpolation interpolation -> {
                TextRange range = interpolation.range();
                add(new TextRange(range.start(), range.start() + 2), TokenType.MACRO);
                expression(interpolation.expression());
                closing(range, interpolation.closed(), TokenType.MACRO);
            }
        }
    }

    private void expression(Expression expression) {
        switch (expression) {
            case HilNode.Quoted quoted -> {
                add(new TextRange(quoted.range().start(), quoted.range().start() + 1), TokenType.STRING);
                quoted.parts().forEach(this::part);
                closing(quoted.range(), quoted.closed(), TokenType.STRING);
            }
            case HilNode.IntegerLiteral number -> add(number.range(), TokenType.NUMBER);
            case HilNode.FloatLiteral number -> add(number.range(), TokenType.NUMBER);
            case HilNode.BooleanLiteral word -> add(word.range(), TokenType.KEYWORD);
            case HilNode.Variable variable -> {
                if (variable.name().indexOf('.') >= 0) {
                    // What the broker brings along: request.instance_id, instance.details.
                    add(variable.range(), TokenType.VARIABLE, TokenModifier.READONLY, TokenModifier.DEFAULT_LIBRARY);
                } else {
                    add(variable.range(), TokenType.VARIABLE);
                }
            }
            case HilNode.Call call -> {
                if (HilFunctions.find(call.function()).isPresent()) {
                    add(call.functionRange(), TokenType.FUNCTION, TokenModifier.DEFAULT_LIBRARY);
                } else {
                    add(call.functionRange(), TokenType.FUNCTION);
                }
                call.arguments().forEach(this::expression);
            }
            case HilNode.Index index -> {
                expression(index.target());
                expression(index.key());
            }
            case HilNode.Unary unary -> {
                add(new TextRange(unary.range().start(), unary.range().start() + 1), TokenType.OPERATOR);
                expression(unary.operand());
            }
            case HilNode.Binary binary -> {
                expression(binary.left());
                add(binary.operatorRange(), TokenType.OPERATOR);
                expression(binary.right());
            }
            case HilNode.Conditional conditional -> {
                expression(conditional.condition());
                mark('?', conditional.condition(), conditional.whenTrue());
                expression(conditional.whenTrue());
                mark(':', conditional.whenTrue(), conditional.whenFalse());
                expression(conditional.whenFalse());
            }
            case HilNode.Parenthesized parenthesized -> expression(parenthesized.inner());
            case HilNode.Broken broken -> broken.pieces().forEach(this::expression);
        }
    }

    private void mark(char mark, Expression before, Expression after) {
        int at = site.template().text().indexOf(mark, before.range().end());
        if (at >= 0 && at <= after.range().start()) {
            add(new TextRange(at, at + 1), TokenType.OPERATOR);
        }
    }

    private void closing(TextRange range, boolean closed, TokenType type) {
        if (closed) {
            add(new TextRange(range.end() - 1, range.end()), type);
        }
    }

    private void add(TextRange range, TokenType type, TokenModifier... modifiers) {
        if (!range.isEmpty()) {
            tokens.add(site.place(range), type, modifiers);
        }
    }
}
