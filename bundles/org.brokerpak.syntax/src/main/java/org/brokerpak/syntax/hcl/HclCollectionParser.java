/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.brokerpak.syntax.text.TextRange;

/** Reads what lists expressions: lists, objects, {@code for} expressions, calls. */
final class HclCollectionParser {

    private final HclScanner in;
    private final HclExpressionParser expressions;

    HclCollectionParser(HclScanner in, HclExpressionParser expressions) {
        this.in = in;
        this.expressions = expressions;
    }

    HclExpression tuple() {
        int start = in.take(1).start();
        boolean before = in.setLineBreaksMatter(false);
        in.openBracket('[');
        in.skip();
        HclExpression result;
        if (in.atWord("for")) {
            result = forExpression(start, ']');
            in.closeBracket('[');
        } else {
            List<HclExpression> items = new ArrayList<>();
            while (!in.at(']') && !in.atStop()) {
                items.add(item());
                separator(']', HclMistake.MISSING_ITEM_COMMA);
            }
            in.closeBracket('[');
            if (!in.accept(']')) {
                reportUnclosed(start, HclMistake.UNCLOSED_TUPLE, HclMistake.MISSING_ITEM_COMMA, items.isEmpty());
            }
            result = new HclExpression.Tuple(in.since(start), items);
        }
        in.setLineBreaksMatter(before);
        return result;
    }

    HclExpression call(HclName name) {
        TextRange open = in.take(1);
        boolean before = in.setLineBreaksMatter(false);
        in.openBracket('(');
        in.skip();
        List<HclExpression> arguments = new ArrayList<>();
        boolean expandLast = false;
        while (!in.at(')') && !in.atStop()) {
            arguments.add(item());
            in.skip();
            if (in.at("...")) {
                TextRange ellipsis = in.take(3);
                in.skip();
                expandLast = in.at(')');
                if (!expandLast && !in.atStop()) {
                    in.log().report(HclMistake.ARGUMENT_AFTER_EXPANSION, ellipsis);
                }
            }
            separator(')', HclMistake.MISSING_ARGUMENT_COMMA);
        }
        in.closeBracket('(');
        boolean closed = in.accept(')');
        if (!closed) {
            TextRange header = new TextRange(name.range().start(), open.end());
            boolean atFileEnd = in.atEnd() && !arguments.isEmpty();
            HclMistake said = atFileEnd ? HclMistake.UNCLOSED_CALL
                    : arguments.isEmpty() ? valueMistake() : HclMistake.MISSING_ARGUMENT_COMMA;
            in.log().reportUnclosed(HclMistake.UNCLOSED_CALL, header, said, atFileEnd ? header : in.next(),
                    in.lastEnd());
        }
        in.setLineBreaksMatter(before);
        return new HclExpression.FunctionCall(in.since(name.range().start()), name, arguments, expandLast, closed);
    }

    private void reportUnclosed(int start, HclMistake unclosed, HclMistake separator, boolean isEmpty) {
        TextRange opener = new TextRange(start, start + 1);
        HclMistake said = isEmpty ? valueMistake() : in.atEnd() ? unclosed : separator;
        in.log().reportUnclosed(unclosed, opener, said, said == unclosed ? opener : in.next(), in.lastEnd());
    }

    private HclMistake valueMistake() {
        return in.atEnd() ? HclMistake.MISSING_VALUE_AT_END : HclMistake.MISSING_VALUE;
    }

    /** Reads an item; steps over one character where none starts, so that reading goes on. */
    private HclExpression item() {
        int before = in.position();
        HclExpression item = expressions.expression();
        if (in.position() == before && !in.at(',') && !in.atStop()) {
            in.take(HclTokens.end(in.text(), before) - before);
        }
        return item;
    }

    private void separator(char close, HclMistake missing) {
        in.skip();
        if (!in.accept(',') && !in.at(close) && !in.atStop()) {
            HclStrangeCharacters.report(in);
            in.log().report(missing, in.next());
        }
        in.skip();
    }

    HclExpression object() {
        int start = in.take(1).start();
        boolean before = in.setLineBreaksMatter(true);
        in.openBracket('{');
        in.layout().open(start);
        in.skipLines();
        HclExpression result = in.atWord("for") ? forExpression(start, '}') : objectItems(start);
        in.layout().close();
        in.setLineBreaksMatter(before);
        return result;
    }

    private HclExpression objectItems(int start) {
        List<HclExpression.ObjectItem> items = new ArrayList<>();
        boolean closed = false;
        while (!closed && !leavesObject()) {
            closed = in.accept('}');
            if (!closed) {
                objectItem(items);
                in.skipLines();
            }
        }
        in.closeBracket('{');
        if (!closed) {
            in.log().braceUnpaired();
            HclMistake said = in.atEnd() ? HclMistake.UNCLOSED_OBJECT : HclMistake.MISSING_KEY_VALUE_SEPARATOR;
            int next = HclCharacters.skipBlanks(in.text(), HclCharacters.nameEnd(in.text(), in.position()));
            TextRange subject = new TextRange(next, HclTokens.end(in.text(), next));
            in.log().reportUnclosed(HclMistake.UNCLOSED_OBJECT, new TextRange(start, start + 1), said, subject,
                    in.lastEnd());
        }
        return new HclExpression.ObjectExpression(in.since(start), items);
    }

    private boolean leavesObject() {
        if (in.atEnd()) {
            return true;
        }
        if (in.at(')') || in.at(']')) {
            return in.atStop();
        }
        return in.isOnNewLine() && (in.layout().leavesInnermost(in.position())
                || in.layout().startsBlock(in.position()));
    }

    private void objectItem(List<HclExpression.ObjectItem> items) {
        int start = in.position();
        HclExpression key = expressions.expression();
        if (key instanceof HclExpression.Variable variable) {
            key = new HclExpression.BareKey(variable.range(), variable.name());
        }
        in.skip();
        boolean hasSeparator = in.accept('=') || in.accept(':');
        if (in.position() == start) {
            // Nothing of an item stands here, and it has been said.
            if (!in.at('}')) {
                in.take(1);
            }
            return;
        }
        HclExpression value;
        if (hasSeparator) {
            value = expressions.expression();
        } else {
            if (!(key instanceof HclExpression.Missing)) {
                in.log().reportAs(missingValue(), in.here(), in.next());
            }
            value = new HclExpression.Missing(TextRange.at(in.lastEnd()));
        }
        items.add(new HclExpression.ObjectItem(in.since(Math.min(start, key.range().start())), key, value));
        in.skip();
        if (!in.accept(',') && !in.at('}') && !in.atLineEnd() && !in.isOnNewLine() && hasSeparator) {
            HclStrangeCharacters.report(in);
            in.log().report(HclMistake.MISSING_ATTRIBUTE_SEPARATOR, in.next());
        }
    }

    private HclMistake missingValue() {
        if (in.atLineEnd() && !in.atEnd()) {
            return HclMistake.MISSING_KEY_VALUE;
        }
        return in.atName() ? HclMistake.KEY_WITH_BLANK : HclMistake.MISSING_KEY_VALUE_SEPARATOR;
    }

    private HclExpression forExpression(int start, char close) {
        in.setLineBreaksMatter(false);
        boolean isObject = close == '}';
        in.take(3);
        List<HclName> names = new ArrayList<>(2);
        boolean hasNames = forNames(names);
        HclExpression collection = new HclExpression.Missing(TextRange.at(in.lastEnd()));
        Optional<HclExpression> key = Optional.empty();
        HclExpression value = collection;
        Optional<HclExpression> condition = Optional.empty();
        boolean grouping = false;
        if (hasNames) {
            collection = expressions.expression();
            in.skip();
            value = new HclExpression.Missing(TextRange.at(in.lastEnd()));
            if (in.accept(':')) {
                value = expressions.expression();
                in.skip();
                if (in.at("=>")) {
                    TextRange arrow = in.take(2);
                    if (!isObject) {
                        in.log().reportAs(HclMistake.FOR_KEY_IN_TUPLE, arrow, value.range());
                    }
                    key = Optional.of(value);
                    value = expressions.expression();
                    in.skip();
                } else if (isObject && !(value instanceof HclExpression.Missing)) {
                    in.log().report(HclMistake.FOR_KEY_MISSING, value.range());
                }
                if (in.at("...")) {
                    TextRange ellipsis = in.take(3);
                    grouping = true;
                    if (!isObject) {
                        in.log().report(HclMistake.FOR_GROUPING_IN_TUPLE, ellipsis);
                    }
                    in.skip();
                }
                if (in.atWord("if")) {
                    in.take(2);
                    condition = Optional.of(expressions.expression());
                }
            } else if (!(collection instanceof HclExpression.Missing)) {
                in.log().reportAs(HclMistake.FOR_COLON, in.here(), in.next());
            }
        }
        forEnd(close);
        if (isObject) {
            in.closeBracket('{');
        }
        return new HclExpression.ForExpression(in.since(start), isObject, names, collection, key, value, grouping,
                condition);
    }

    /** Reads the names and {@code in}; false, and reported, where one is missing. */
    private boolean forNames(List<HclName> names) {
        in.skip();
        names.add(in.takeName());
        if (names.getFirst().isMissing()) {
            in.log().reportAs(HclMistake.FOR_NAME, in.here(), in.next());
            return false;
        }
        in.skip();
        if (in.accept(',')) {
            in.skip();
            names.add(in.takeName());
            if (names.getLast().isMissing()) {
                in.log().reportAs(HclMistake.FOR_NAME, in.here(), in.next());
                return false;
            }
            in.skip();
        }
        if (!in.atWord("in")) {
            in.log().reportAs(HclMistake.FOR_IN, in.here(), in.next());
            return false;
        }
        in.take(2);
        return true;
    }

    private void forEnd(char close) {
        in.skip();
        if (in.accept(close)) {
            return;
        }
        if (!in.atStop()) {
            in.log().report(HclMistake.FOR_UNCLOSED, in.next(), close);
            int limit = Math.min(in.text().length(), in.position() + HclTokens.FAR);
            int end = HclTokens.balancedEnd(in.text(), in.position(), limit);
            if (end < limit && in.text().charAt(end) == close) {
                in.take(end + 1 - in.position());
                return;
            }
        }
        if (close == '}') {
            in.log().braceUnpaired();
        }
        in.log().reportUnclosed(HclMistake.FOR_UNCLOSED, in.here(), in.next(), in.lastEnd(), close);
    }
}
