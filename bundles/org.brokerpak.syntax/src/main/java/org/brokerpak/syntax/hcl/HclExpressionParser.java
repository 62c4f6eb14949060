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

/** Reads expressions: operators by their precedence, then terms, then the steps that follow a term. */
final class HclExpressionParser {

    private final HclScanner in;
    private final HclCollectionParser collections;
    private final HclTemplateParser templates;

    HclExpressionParser(HclScanner in) {
        this.in = in;
        this.collections = new HclCollectionParser(in, this);
        this.templates = new HclTemplateParser(in, this);
    }

    /** Reads one expression; {@link HclExpression.Missing}, and reported, where none starts. */
    HclExpression expression() {
        if (!in.enter()) {
            return new HclExpression.Missing(TextRange.at(in.lastEnd()));
        }
        in.skip();
        HclExpression condition = operation(HclOperator.OR.precedence());
        HclExpression result = in.at('?') ? conditional(condition) : condition;
        in.leave();
        return result;
    }

    private HclExpression conditional(HclExpression condition) {
        in.take(1);
        HclExpression whenTrue = expression();
        in.skip();
        HclExpression whenFalse;
        if (in.accept(':')) {
            whenFalse = expression();
        } else {
            if (!(whenTrue instanceof HclExpression.Missing)) {
                in.log().reportAs(HclMistake.MISSING_FALSE_VALUE, in.here(), in.next());
            }
            whenFalse = new HclExpression.Missing(TextRange.at(in.lastEnd()));
        }
        return new HclExpression.Conditional(in.since(condition.range().start()), condition, whenTrue, whenFalse);
    }

    private HclExpression operation(int weakest) {
        HclExpression left = unary();
        HclOperator operator = operator();
        while (operator != null && operator.precedence() >= weakest) {
            left = chain(left, operator.precedence());
            operator = operator();
        }
        return left;
    }

    private HclExpression chain(HclExpression first, int precedence) {
        if (!in.enter()) {
            return first;
        }
        List<HclExpression.Operand> rest = new ArrayList<>(2);
        for (HclOperator operator = operator(); operator != null && operator.precedence() == precedence;
                operator = operator()) {
            TextRange symbol = takeOperator(operator);
            in.skip();
            HclExpression value = operation(precedence + 1);
            rest.add(new HclExpression.Operand(in.since(symbol.start()), operator, symbol, value));
        }
        in.leave();
        return new HclExpression.Binary(in.since(first.range().start()), first, rest);
    }

    private TextRange takeOperator(HclOperator operator) {
        boolean isHalf = !in.at(operator.symbol());
        TextRange symbol = in.take(isHalf ? 1 : operator.symbol().length());
        if (isHalf) {
            String half = operator.symbol().substring(1);
            String hint = "Did you mean boolean " + operator + " (\"" + operator.symbol() + "\")?";
            in.log().reportCharacter(HclMistake.BITWISE_OPERATOR, symbol, half, ": write " + operator.symbol(),
                    " " + hint);
            in.log().say(HclMistake.MISSING_NEWLINE_AFTER_ARGUMENT, symbol);
        }
        return symbol;
    }

    /** The binary operator ahead, null where there is none. */
    private HclOperator operator() {
        in.skip();
        char next = in.peek(1);
        return switch (in.peek(0)) {
            case '|' -> HclOperator.OR;
            case '&' -> HclOperator.AND;
            case '=' -> next == '=' ? HclOperator.EQUAL : null;
            case '!' -> next == '=' ? HclOperator.NOT_EQUAL : null;
            case '<' -> next == '=' ? HclOperator.LESS_OR_EQUAL : next == '<' ? null : HclOperator.LESS;
            case '>' -> next == '=' ? HclOperator.GREATER_OR_EQUAL : HclOperator.GREATER;
            case '+' -> HclOperator.ADD;
            case '-' -> HclOperator.SUBTRACT;
            case '*' -> HclOperator.MULTIPLY;
            case '/' -> next == '/' ? null : HclOperator.DIVIDE;
            case '%' -> HclOperator.MODULO;
            default -> null;
        };
    }

    private HclExpression unary() {
        boolean isNot = in.at('!') && in.peek(1) != '=';
        if (!isNot && !in.at('-')) {
            return traversal(term());
        }
        if (!in.enter()) {
            return new HclExpression.Missing(TextRange.at(in.lastEnd()));
        }
        TextRange symbol = in.take(1);
        in.skip();
        HclExpression operand = unary();
        in.leave();
        HclOperator operator = isNot ? HclOperator.NOT : HclOperator.NEGATE;
        return new HclExpression.Unary(in.since(symbol.start()), operator, operand);
    }

    private HclExpression traversal(HclExpression root) {
        List<HclTraversalStep> steps = new ArrayList<>(2);
        boolean inAttributeSplat = false;
        while (true) {
            in.skip();
            if (in.at('[')) {
                steps.add(bracketStep());
                inAttributeSplat = false;
            } else if (in.at('.') && !in.at("...")) {
                HclTraversalStep step = dotStep();
                if (step instanceof HclTraversalStep.Splat) {
                    if (inAttributeSplat) {
                        TextRange star = new TextRange(step.range().end() - 1, step.range().end());
                        in.log().reportAs(HclMistake.NESTED_ATTRIBUTE_SPLAT, step.range(), star);
                    }
                    inAttributeSplat = true;
                }
                steps.add(step);
            } else {
                break;
            }
        }
        return steps.isEmpty() ? root : new HclExpression.Traversal(in.since(root.range().start()), root, steps);
    }

    private HclTraversalStep dotStep() {
        int start = in.take(1).start();
        in.skip();
        if (in.atName()) {
            HclName name = in.takeName();
            return new HclTraversalStep.Attribute(in.since(start), name);
        }
        if (in.accept('*')) {
            return new HclTraversalStep.Splat(in.since(start), false);
        }
        if (HclCharacters.isDigit(in.peek(0))) {
            HclExpression.NumberLiteral index = takeNumber();
            int dot = index.text().indexOf('.');
            if (dot >= 0) {
                in.log().report(HclMistake.CHAINED_LEGACY_INDEX, index.range(), index.text(),
                        index.text().substring(0, dot), index.text().substring(dot + 1));
            }
            return new HclTraversalStep.LegacyIndex(in.since(start), index);
        }
        in.log().reportAs(HclMistake.MISSING_ATTRIBUTE_NAME, new TextRange(start, start + 1), in.next());
        return new HclTraversalStep.Attribute(in.since(start), in.takeName());
    }

    private HclTraversalStep bracketStep() {
        int start = in.take(1).start();
        // The star must stand on the line of its brackets.
        boolean before = in.setLineBreaksMatter(true);
        in.openBracket('[');
        in.skip();
        boolean isSplat = in.accept('*');
        in.setLineBreaksMatter(isSplat);
        HclExpression key = isSplat ? new HclExpression.Missing(TextRange.at(in.lastEnd())) : expression();
        in.skip();
        in.closeBracket('[');
        HclMistake unclosed = isSplat ? HclMistake.UNCLOSED_SPLAT : HclMistake.UNCLOSED_INDEX;
        if (!in.accept(']') && !skipTo(']', unclosed)) {
            in.log().reportUnclosed(unclosed, new TextRange(start, start + 1), in.next(), in.lastEnd());
        }
        in.setLineBreaksMatter(before);
        return isSplat ? new HclTraversalStep.Splat(in.since(start), true)
                : new HclTraversalStep.Index(in.since(start), key);
    }

    /** Reports and skips what cannot be read before a closing bracket on this line; false where there is none. */
    private boolean skipTo(char bracket, HclMistake mistake) {
        if (in.atStop() || in.isOnNewLine()) {
            return false;
        }
        int close = HclTokens.closerOnLine(in.text(), in.position(), bracket);
        if (close < 0) {
            return false;
        }
        TextRange subject = mistake == HclMistake.UNCLOSED_INDEX ? new TextRange(close, close + 1) : in.next();
        in.log().reportAs(mistake, in.next(), subject);
        in.take(close + 1 - in.position());
        return true;
    }

    private HclExpression term() {
        char c = in.peek(0);
        if (in.atEnd()) {
            return missing();
        }
        return switch (c) {
            case '"' -> templates.quoted();
            case '(' -> parenthesized();
            case '[' -> collections.tuple();
            case '{' -> collections.object();
            case '<' -> in.peek(1) == '<' ? templates.heredoc() : missing();
            case '\'', '`', '\u201c', '\u201d', '\u2018', '\u2019' -> templates.wronglyQuoted();
            default -> HclCharacters.isDigit(c) ? number() : in.atName() ? name() : missing();
        };
    }

    /** Reports that a value should start here. */
    HclExpression missing() {
        if (in.atEnd()) {
            in.log().reportAs(HclMistake.MISSING_VALUE_AT_END, in.here(), in.next());
        } else {
            HclStrangeCharacters.report(in);
            in.log().reportAs(HclMistake.MISSING_VALUE, in.here(), in.next());
        }
        return new HclExpression.Missing(TextRange.at(in.lastEnd()));
    }

    private HclExpression parenthesized() {
        int start = in.take(1).start();
        boolean before = in.setLineBreaksMatter(false);
        in.openBracket('(');
        HclExpression inner = expression();
        in.skip();
        in.closeBracket('(');
        if (!in.accept(')') && !skipTo(')', HclMistake.UNCLOSED_PARENTHESIS)) {
            in.log().reportUnclosed(HclMistake.UNCLOSED_PARENTHESIS, new TextRange(start, start + 1), in.next(),
                    in.lastEnd());
        }
        in.setLineBreaksMatter(before);
        return new HclExpression.Parenthesized(in.since(start), inner);
    }

    private HclExpression.NumberLiteral number() {
        HclExpression.NumberLiteral number = takeNumber();
        if (!HclTokens.isNumber(number.text())) {
            in.log().report(HclMistake.BAD_NUMBER, number.range(), number.text());
        }
        return number;
    }

    private HclExpression.NumberLiteral takeNumber() {
        int end = HclTokens.numberEnd(in.text(), in.position());
        TextRange range = in.take(end - in.position());
        return new HclExpression.NumberLiteral(range, in.text().substring(range.start(), end));
    }

    private HclExpression name() {
        HclName name = in.takeName();
        in.skip();
        if (in.at("::")) {
            return scopedCall(name);
        }
        if (in.at('(')) {
            return collections.call(name);
        }
        return switch (name.text()) {
            case "true", "false" -> new HclExpression.BooleanLiteral(name.range(), name.text().equals("true"));
            case "null" -> new HclExpression.NullLiteral(name.range());
            default -> new HclExpression.Variable(name.range(), name);
        };
    }

    private HclExpression scopedCall(HclName first) {
        StringBuilder scoped = new StringBuilder(first.text());
        boolean isComplete = true;
        while (in.at("::")) {
            TextRange colons = in.take(2);
            in.skip();
            HclName part = in.takeName();
            if (part.isMissing()) {
                isComplete = false;
                in.log().reportAs(HclMistake.MISSING_FUNCTION_NAME, colons, in.next());
            }
            scoped.append("::").append(part.text());
            in.skip();
        }
        HclName name = new HclName(in.since(first.range().start()), scoped.toString());
        if (in.at('(')) {
            return collections.call(name);
        }
        if (isComplete) {
            in.log().reportAs(HclMistake.MISSING_CALL, name.range(), in.next(), name.text());
        }
        return new HclExpression.FunctionCall(name.range(), name, List.of(), false, false);
    }
}
