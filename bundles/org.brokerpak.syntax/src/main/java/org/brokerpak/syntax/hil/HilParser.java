/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.brokerpak.syntax.hil.HilNode.Binary;
import org.brokerpak.syntax.hil.HilNode.BooleanLiteral;
import org.brokerpak.syntax.hil.HilNode.Broken;
import org.brokerpak.syntax.hil.HilNode.Call;
import org.brokerpak.syntax.hil.HilNode.Conditional;
import org.brokerpak.syntax.hil.HilNode.Expression;
import org.brokerpak.syntax.hil.HilNode.FloatLiteral;
import org.brokerpak.syntax.hil.HilNode.Index;
import org.brokerpak.syntax.hil.HilNode.IntegerLiteral;
import org.brokerpak.syntax.hil.HilNode.Interpolation;
import org.brokerpak.syntax.hil.HilNode.Literal;
import org.brokerpak.syntax.hil.HilNode.Parenthesized;
import org.brokerpak.syntax.hil.HilNode.Part;
import org.brokerpak.syntax.hil.HilNode.Quoted;
import org.brokerpak.syntax.hil.HilNode.Sign;
import org.brokerpak.syntax.hil.HilNode.Unary;
import org.brokerpak.syntax.hil.HilNode.Variable;
import org.brokerpak.syntax.hil.HilToken.Type;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoNumbers;
import org.brokerpak.syntax.text.TextRange;

/**
 * Builds the tree of a template. At the first mistake of an interpolation the broker's message is recorded, and reading
 * goes on: what is missing becomes {@link Broken}, what cannot be placed is gathered in one, and nothing more is said
 * until the next interpolation outside of quotes.
 */
final class HilParser {

    /** How deep expressions may nest, so that no walk over the tree can exhaust the stack. Authors write some ten. */
    static final int MAX_DEPTH = 100;

    private final HilTokens tokens;
    private final HilMistakes mistakes;
    /** Levels of expressions that are being read. */
    private int depth;
    /** Levels of the expression that was read last, itself counted. */
    private int height;

    private HilParser(String text) {
        this.tokens = new HilTokens(HilLexer.tokens(text));
        this.mistakes = new HilMistakes(text);
    }

    static HilTemplate parse(String text) {
        HilParser parser = new HilParser(text);
        List<Part> parts = new ArrayList<>();
        while (!parser.tokens.at(Type.END_OF_TEXT)) {
            parts.add(parser.topLevelPart());
        }
        return new HilTemplate(text, parts, parser.mistakes.problems());
    }

    private Part topLevelPart() {
        HilToken token = tokens.next();
        if (token.is(Type.BEGIN)) {
            mistakes.beginInterpolation();
            return interpolation(token);
        }
        return new Literal(token.range(), HilEscapes.plain(token.content()));
    }

    private Interpolation interpolation(HilToken begin) {
        Expression expression = expression();
        if (!tokens.at(Type.END)) {
            mistakes.expected("\"}\"", tokens.peek());
            expression = gather(expression, Type.END);
        }
        boolean closed = tokens.skip(Type.END);
        return new Interpolation(new TextRange(begin.start(), endOf(closed)), expression, closed);
    }

    /** The end of what was just read: of its closing token, or of the white space before what follows instead. */
    private int endOf(boolean closed) {
        return closed ? tokens.previousEnd() : tokens.passSpace();
    }

    /**
     * Reads on to a token that can continue the text: one of those wanted, or the end of the interpolation. The
     * expressions found on the way are kept, so that an editor knows the names in them.
     */
    private Expression gather(Expression first, Type... wanted) {
        List<Expression> pieces = new ArrayList<>();
        pieces.add(first);
        int highest = height;
        while (!tokens.atAny(wanted) && !tokens.atAny(Type.END, Type.BEGIN, Type.END_OF_TEXT)) {
            if (startsExpression(tokens.peek())) {
                pieces.add(expression());
                highest = Math.max(highest, height);
            } else {
                tokens.next();
            }
        }
        height = highest + 1;
        int end = Math.max(tokens.previousEnd(), pieces.getLast().range().end());
        return pieces.size() == 1 && end == first.range().end()
                ? first : new Broken(new TextRange(first.range().start(), end), pieces);
    }

    private static boolean startsExpression(HilToken token) {
        return switch (token.type()) {
            case OPEN_PAREN, OPEN_QUOTE, INTEGER, FLOAT, BOOL, IDENTIFIER, BANG -> true;
            default -> token.isMinus();
        };
    }

    private Expression expression() {
        if (depth == MAX_DEPTH) {
            return giveUp();
        }
        depth++;
        Expression expression = conditional();
        depth--;
        return expression;
    }

    private Expression giveUp() {
        mistakes.tooDeep(tokens.peek());
        tokens.skipAll();
        return missing();
    }

    /** An empty place where an expression was expected: the white space before the next token. */
    private Broken missing() {
        height = 1;
        return new Broken(new TextRange(tokens.previousEnd(), tokens.peek().start()), List.of());
    }

    private Expression conditional() {
        Expression condition = binary(1);
        if (!tokens.skip(Type.QUESTION)) {
            return condition;
        }
        int highest = height;
        Expression whenTrue = expression();
        highest = Math.max(highest, height);
        Expression whenFalse;
        if (tokens.at(Type.COLON)) {
            tokens.next();
            whenFalse = expression();
        } else {
            mistakes.expected(":", tokens.peek());
            whenFalse = missing();
        }
        height = Math.max(highest, height) + 1;
        TextRange range = condition.range().union(whenFalse.range());
        return new Conditional(range, condition, whenTrue, whenFalse);
    }

    /** Operators that bind at least as tightly as a level, see {@link HilOperator#level()}. */
    private Expression binary(int level) {
        Expression left = term();
        while (true) {
            Optional<HilOperator> operator = tokens.peek().operator().filter(found -> found.level() >= level);
            if (operator.isEmpty()) {
                return left;
            }
            TextRange operatorRange = tokens.next().range();
            int leftHeight = height;
            Expression right = binary(operator.get().level() + 1);
            height = Math.max(leftHeight, height) + 1;
            left = new Binary(left.range().union(right.range()), operator.get(), operatorRange, left, right);
            if (height > MAX_DEPTH) {
                mistakes.tooDeep(tokens.peek());
                tokens.skipAll();
            }
        }
    }

    private Expression term() {
        HilToken token = tokens.peek();
        if (!startsExpression(token)) {
            mistakes.expected("expression", token);
            return missing();
        }
        tokens.next();
        height = 1;
        return switch (token.type()) {
            case OPEN_PAREN -> parenthesized(token);
            case OPEN_QUOTE -> quoted(token);
            case INTEGER -> integer(token);
            case FLOAT -> decimal(token);
            case BOOL -> new BooleanLiteral(token.range(), token.content().equals("true"));
            case BANG -> unary(token, Sign.NOT);
            case IDENTIFIER -> named(token);
            default -> unary(token, Sign.MINUS);
        };
    }

    private Expression unary(HilToken sign, Sign kind) {
        if (depth == MAX_DEPTH) {
            return giveUp();
        }
        depth++;
        Expression operand = term();
        depth--;
        height++;
        return new Unary(sign.range().union(operand.range()), kind, operand);
    }

    private Expression parenthesized(HilToken open) {
        Expression inner = expression();
        boolean closed = tokens.at(Type.CLOSE_PAREN);
        if (!closed) {
            mistakes.expected("\")\"", tokens.peek());
            inner = gather(inner, Type.CLOSE_PAREN);
            closed = tokens.at(Type.CLOSE_PAREN);
        }
        tokens.skip(Type.CLOSE_PAREN);
        height++;
        return new Parenthesized(new TextRange(open.start(), endOf(closed)), inner, closed);
    }

    private Expression quoted(HilToken open) {
        List<Part> parts = new ArrayList<>();
        int highest = 0;
        while (tokens.atAny(Type.STRING, Type.UNTERMINATED, Type.BEGIN)) {
            HilToken token = tokens.next();
            if (token.is(Type.BEGIN)) {
                parts.add(interpolation(token));
                highest = Math.max(highest, height);
                continue;
            }
            if (token.is(Type.UNTERMINATED)) {
                mistakes.unterminated(open, token);
            } else {
                HilEscapes.mistake(token).ifPresent(mistakes::report);
            }
            if (!token.range().isEmpty()) {
                parts.add(new Literal(token.range(), HilEscapes.quoted(token.content())));
            }
        }
        boolean closed = tokens.skip(Type.CLOSE_QUOTE);
        height = highest + 2;
        return new Quoted(new TextRange(open.start(), endOf(closed)), parts, closed);
    }

    private Expression integer(HilToken token) {
        try {
            return new IntegerLiteral(token.range(), Long.parseLong(token.content()));
        } catch (NumberFormatException tooLarge) {
            mistakes.report(token, "invalid integer: strconv.Atoi: parsing \"" + token.content()
                    + "\": value out of range");
            return new Broken(token.range(), List.of());
        }
    }

    private Expression decimal(HilToken token) {
        try {
            return new FloatLiteral(token.range(), GoNumbers.parseFloat(token.content()));
        } catch (GoError tooLarge) {
            mistakes.report(token, "invalid float: " + tooLarge.getMessage());
            return new Broken(token.range(), List.of());
        }
    }

    private Expression named(HilToken name) {
        if (tokens.at(Type.OPEN_PAREN)) {
            return call(name);
        }
        Variable variable = new Variable(name.range(), name.content());
        return tokens.at(Type.OPEN_BRACKET) ? index(variable) : variable;
    }

    private Expression index(Variable target) {
        int bracket = tokens.next().start();
        Expression key = expression();
        boolean closed = tokens.at(Type.CLOSE_BRACKET);
        if (!closed) {
            mistakes.expected("\"]\"", tokens.peek());
            key = gather(key, Type.CLOSE_BRACKET);
            closed = tokens.at(Type.CLOSE_BRACKET);
        }
        tokens.skip(Type.CLOSE_BRACKET);
        height++;
        return new Index(new TextRange(target.range().start(), endOf(closed)), target, bracket, key, closed);
    }

    private Expression call(HilToken name) {
        List<Expression> arguments = new ArrayList<>();
        List<Integer> separators = new ArrayList<>();
        int highest = 0;
        do {
            separators.add(tokens.next().start());
            if (tokens.at(Type.CLOSE_PAREN)) {
                break;
            }
            Expression argument = expression();
            if (!tokens.atAny(Type.COMMA, Type.CLOSE_PAREN)) {
                mistakes.expected("\")\"", tokens.peek());
                argument = gather(argument, Type.COMMA, Type.CLOSE_PAREN);
            }
            highest = Math.max(highest, height);
            arguments.add(argument);
        } while (tokens.at(Type.COMMA));
        boolean closed = tokens.skip(Type.CLOSE_PAREN);
        height = highest + 1;
        TextRange range = new TextRange(name.start(), endOf(closed));
        return new Call(range, name.content(), name.range(), arguments, separators, closed);
    }
}
