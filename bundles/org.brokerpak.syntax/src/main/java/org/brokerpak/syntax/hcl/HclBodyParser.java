/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.brokerpak.syntax.text.TextRange;

/** Reads the items of files and blocks, and finds the next item after one that cannot be read. */
final class HclBodyParser {

    private static final int MORE_THAN_ONE = 2;

    private final HclScanner in;
    private final HclExpressionParser expressions;

    HclBodyParser(HclScanner in) {
        this.in = in;
        this.expressions = new HclExpressionParser(in);
    }

    HclBody file() {
        List<HclBodyItem> items = new ArrayList<>();
        Map<String, HclName> seen = new HashMap<>();
        in.skipLines();
        while (!in.atEnd()) {
            item(items, seen, null);
            in.skipLines();
        }
        return new HclBody(new TextRange(0, in.text().length()), items);
    }

    /** What of a block's first line matters to its items. */
    private static final class OneLine {
        private boolean isOneLine;
        private int arguments;
    }

    private void item(List<HclBodyItem> items, Map<String, HclName> seen, OneLine line) {
        if (in.atName()) {
            named(items, seen, line);
        } else if (in.at('"')) {
            quotedName(items);
        } else if (in.at('{')) {
            in.log().report(HclMistake.ITEM_EXPECTED, in.next());
            block(items, new HclName(TextRange.at(in.position()), ""), List.of());
        } else {
            junk();
        }
    }

    private void junk() {
        boolean isCloser = in.at('}') || in.at(')') || in.at(']');
        HclStrangeCharacters.report(in);
        if (isCloser) {
            if (in.at('}')) {
                in.log().braceUnpaired();
            }
            in.log().report(HclMistake.STRAY_CLOSER, in.next(), in.peek(0));
            in.take(1);
            return;
        }
        in.log().report(HclMistake.ITEM_EXPECTED, in.next());
        skipJunk();
    }

    private void named(List<HclBodyItem> items, Map<String, HclName> seen, OneLine line) {
        HclName name = in.takeName();
        in.skip();
        if (in.at('=') && in.peek(1) != '=' && in.peek(1) != '>') {
            attribute(items, name, seen, line);
            return;
        }
        if (in.at(':') && in.peek(1) != ':') {
            in.log().reportAs(HclMistake.COLON_FOR_EQUALS, in.next(), name.range());
            attribute(items, name, seen, line);
            return;
        }
        if (in.atLineEnd() && !isBraceOnNextLine() || !(in.at('"') || in.at('{') || in.atName() || in.atLineEnd())) {
            incomplete(items, name);
            return;
        }
        if (line != null && line.isOneLine) {
            TextRange header = new TextRange(name.range().start(), HclTokens.end(in.text(), in.position()));
            in.log().reportAs(HclMistake.ONE_LINE_BLOCK_NESTED, name.range(), header, name.text());
        }
        block(items, name, HclLabelReader.labels(in));
    }

    private boolean isBraceOnNextLine() {
        String text = in.text();
        if (!in.atLineBreak()) {
            return false;
        }
        int next = HclCharacters.skipBlanks(text, HclCharacters.afterLineBreak(text, in.position()));
        return next < text.length() && text.charAt(next) == '{';
    }

    private void incomplete(List<HclBodyItem> items, HclName name) {
        HclStrangeCharacters.report(in);
        in.log().report(HclMistake.ITEM_INCOMPLETE, name.range(), name.text());
        items.add(new HclIncompleteItem(name.range(), name));
        if (!in.atLineEnd() && !in.at('}')) {
            skipJunk();
        }
    }

    /** Skips at least one character of what cannot be read, at most to the end of its line or bracket. */
    private void skipJunk() {
        if (!in.at('(') && !in.at('[') && !in.at('{')) {
            in.take(1);
        }
        in.skipRestOfLine();
    }

    private void quotedName(List<HclBodyItem> items) {
        HclLabel label = HclLabelReader.quoted(in);
        in.skip();
        boolean isAttribute = in.at('=') && in.peek(1) != '=' || in.at(':');
        if (!isAttribute) {
            in.log().report(HclMistake.ITEM_EXPECTED, label.range());
            in.skipRestOfLine();
            return;
        }
        TextRange quote = new TextRange(label.range().start(), label.range().start() + 1);
        in.log().reportAs(HclMistake.QUOTED_ARGUMENT_NAME, label.range(), quote);
        attribute(items, new HclName(label.textRange(), label.value()), new HashMap<>(), null);
    }

    private void attribute(List<HclBodyItem> items, HclName name, Map<String, HclName> seen, OneLine line) {
        TextRange equals = in.take(1);
        HclName before = seen.putIfAbsent(name.text(), name);
        if (before != null) {
            in.log().report(HclMistake.ARGUMENT_REDEFINED, name.range(), name.text(),
                    HclColumns.format(in.text(), before.range()));
        }
        if (line != null && line.isOneLine && ++line.arguments == MORE_THAN_ONE) {
            in.log().report(HclMistake.ONE_LINE_BLOCK_TWO_ARGUMENTS, name.range());
        }
        HclExpression value = expressions.expression();
        items.add(new HclAttribute(in.since(name.range().start()), name, equals, value));
        endOfItem(HclMistake.MISSING_NEWLINE_AFTER_ARGUMENT, line);
    }

    private void endOfItem(HclMistake missingNewline, OneLine line) {
        in.skip();
        boolean isOneLine = line != null && line.isOneLine;
        if (in.atLineEnd() || in.isOnNewLine()) {
            if (isOneLine) {
                in.log().reportAs(HclMistake.ONE_LINE_BLOCK_NOT_CLOSED, in.here(), in.next());
                line.isOneLine = false;
            }
            return;
        }
        if (in.at('}') && isOneLine) {
            return;
        }
        if (isOneLine) {
            HclMistake mistake = in.at(',') ? HclMistake.ONE_LINE_BLOCK_COMMA : HclMistake.ONE_LINE_BLOCK_TWO_ARGUMENTS;
            in.log().report(mistake, in.next());
            line.arguments = MORE_THAN_ONE;
        } else if (in.at(',') && missingNewline == HclMistake.MISSING_NEWLINE_AFTER_ARGUMENT) {
            in.log().report(HclMistake.COMMA_AFTER_ARGUMENT, in.next());
        } else {
            HclStrangeCharacters.report(in);
            in.log().report(missingNewline, in.next());
        }
        if (in.at('}')) {
            return;
        }
        if (in.at(';') || in.at(',')) {
            in.take(1);
            in.skip();
        }
        if (!in.layout().startsItem(in.position()) && !in.at('}')) {
            in.skipRestOfLine();
        }
    }

    private void block(List<HclBodyItem> items, HclName type, List<HclLabel> labels) {
        in.skip();
        if (in.atLineBreak() && isBraceOnNextLine()) {
            if (labels.isEmpty()) {
                in.log().report(HclMistake.BRACE_ON_NEXT_LINE, type.range());
            } else {
                in.log().reportAs(HclMistake.MISSING_BLOCK_BRACE, in.here(), in.next());
            }
            in.skipLines();
        }
        if (!in.at('{')) {
            withoutBrace(items, type, labels);
            return;
        }
        TextRange open = in.take(1);
        HclBody body = body(open);
        boolean closed = in.at('}') && !in.layout().leavesInnermost(in.position());
        in.layout().close();
        in.closeBracket('{');
        TextRange close = TextRange.at(body.range().end());
        if (closed) {
            close = in.take(1);
        } else {
            in.log().braceUnpaired();
            in.log().reportUnclosed(HclMistake.UNCLOSED_BLOCK, open, open, in.atEnd() ? in.position() : open.start());
        }
        TextRange range = new TextRange(type.range().start(), close.end());
        items.add(new HclBlock(range, type, labels, open, body, close));
        if (closed) {
            endOfItem(HclMistake.MISSING_NEWLINE_AFTER_BLOCK, null);
        }
    }

    private void withoutBrace(List<HclBodyItem> items, HclName type, List<HclLabel> labels) {
        if (in.at('=')) {
            in.log().report(HclMistake.BLOCK_WITH_EQUALS, in.next(), type.text());
        } else if (in.atLineEnd()) {
            in.log().reportAs(HclMistake.MISSING_BLOCK_BRACE, in.here(), in.next());
        } else {
            HclStrangeCharacters.report(in);
            in.log().report(HclMistake.BAD_BLOCK_HEADER, in.next());
        }
        TextRange none = TextRange.at(in.lastEnd());
        items.add(new HclBlock(in.since(type.range().start()), type, labels, none, new HclBody(none, List.of()), none));
        if (!in.atLineEnd()) {
            skipJunk();
        }
    }

    /** Reads the items after an opening brace, up to the closing one or to where the block must have ended. */
    private HclBody body(TextRange open) {
        in.openBracket('{');
        in.layout().open(open.start());
        List<HclBodyItem> items = new ArrayList<>();
        Map<String, HclName> seen = new HashMap<>();
        OneLine line = new OneLine();
        in.skip();
        line.isOneLine = !in.atLineEnd();
        if (in.enter()) {
            in.skipLines();
            while (!in.atEnd() && !endsBody()) {
                item(items, seen, line);
                in.skipLines();
            }
            in.leave();
        }
        int end = in.position();
        if (in.isOnNewLine() && !in.at('}') && !in.atEnd()) {
            // An unclosed block reaches to the line before the item that ends it.
            end = Math.max(in.lastEnd(), HclCharacters.lineStart(in.text(), in.position()) - 1);
        }
        return new HclBody(new TextRange(open.end(), end), items);
    }

    private boolean endsBody() {
        if (in.isOnNewLine() && in.layout().leavesInnermost(in.position())) {
            return true;
        }
        return in.at('}') && !in.layout().isStrayBrace(in.position());
    }
}
