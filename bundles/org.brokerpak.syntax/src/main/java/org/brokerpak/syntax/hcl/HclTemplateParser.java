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

/** Reads strings, quoted or heredoc, with the expressions inside them. */
final class HclTemplateParser {

    private final HclScanner in;
    private final HclExpressionParser expressions;
    private final HclTemplateAssembler assembler;

    HclTemplateParser(HclScanner in, HclExpressionParser expressions) {
        this.in = in;
        this.expressions = expressions;
        this.assembler = new HclTemplateAssembler(in);
    }

    HclExpression quoted() {
        int start = in.take(1).start();
        List<HclTemplateItem> items = new ArrayList<>(2);
        while (!in.at('"') && !in.atEnd() && !in.at('\n') && !in.at('\r')) {
            if (in.at("${") || in.at("%{")) {
                items.add(sequence(true));
            } else {
                TextRange range = in.take(HclQuotedText.end(in.text(), in.position()) - in.position());
                items.add(new HclTemplateItem.Literal(range, HclQuotedText.decode(in.text(), range, in.log())));
            }
        }
        boolean closed = in.at('"');
        List<HclTemplatePart> parts = assembler.assemble(items, false);
        if (closed) {
            in.take(1);
        } else {
            TextRange lineBreak = HclTokens.lineBreaks(in.text(), in.position());
            if (!in.atEnd()) {
                in.log().sayCharacter(HclMistake.UNCLOSED_STRING, lineBreak);
            }
            in.log().reportUnclosed(HclMistake.UNCLOSED_STRING, new TextRange(start, start + 1),
                    HclMistake.UNTERMINATED_STRING, lineBreak, in.lastEnd());
        }
        return new HclTemplate.Quoted(in.since(start), parts, closed);
    }

    /** Reads a string in quotes that are not straight double ones as the string that is meant. */
    HclExpression wronglyQuoted() {
        int start = in.position();
        HclStrangeCharacters.report(in);
        in.log().say(HclMistake.MISSING_VALUE, in.next());
        String closers = in.at('\'') || in.at('`') ? in.text().substring(start, start + 1)
                : in.at('\u2018') || in.at('\u2019') ? "\u2019" : "\u201d";
        int close = in.text().indexOf(closers, start + 1);
        if (close < 0 || close > HclCharacters.lineEnd(in.text(), start)) {
            in.take(1);
            return new HclExpression.Missing(TextRange.at(in.lastEnd()));
        }
        in.take(close + 1 - start);
        if (closers.equals("\u201d")) {
            in.log().sayCharacter(HclMistake.CURLY_QUOTE, new TextRange(close, close + 1));
        } else if (closers.equals("\u2019")) {
            in.log().sayCharacter(HclMistake.STRANGE_CHARACTER, new TextRange(close, close + 1), closers);
        }
        TextRange text = new TextRange(start + 1, close);
        HclTemplatePart part = new HclTemplatePart.Text(text, in.text().substring(start + 1, close));
        return new HclTemplate.Quoted(in.since(start), List.of(part), true);
    }

    HclExpression heredoc() {
        String text = in.text();
        int start = in.position();
        boolean flush = in.peek(2) == '-';
        int afterBrackets = start + (flush ? 3 : 2);
        HclHeredocHeader header = HclHeredocHeader.read(text, afterBrackets);
        if (!header.isExact()) {
            TextRange opener = new TextRange(start, start + 2);
            in.log().reportAs(HclMistake.BAD_HEREDOC_MARKER, opener, new TextRange(start, start + 1));
            if (!header.isReadable(text)) {
                in.take(2);
                return new HclExpression.Missing(TextRange.at(in.lastEnd()));
            }
        }
        in.take(header.lineEnd() - start);
        HclName marker = header.marker();
        in.rewind(HclCharacters.afterLineBreak(text, in.position()));
        List<HclTemplateItem> items = new ArrayList<>();
        boolean closed = heredocBody(marker.text(), items);
        int bodyEnd = in.lastEnd();
        List<HclTemplatePart> parts = assembler.assemble(items, flush);
        if (closed) {
            int markerStart = HclHeredocHeader.markerStart(text, bodyEnd);
            int markerEnd = markerStart + marker.text().length();
            int lineEnd = HclCharacters.lineEnd(text, markerEnd);
            in.take(markerEnd - bodyEnd);
            if (lineEnd == text.length()) {
                TextRange range = new TextRange(markerStart, markerEnd);
                in.log().reportAs(HclMistake.HEREDOC_ENDS_FILE, range, TextRange.at(lineEnd), marker.text());
            }
            in.skipTo(lineEnd);
        } else {
            in.startLine();
            in.log().reportUnclosed(HclMistake.UNCLOSED_HEREDOC, new TextRange(start, marker.range().end()),
                    TextRange.at(text.length()), in.lastEnd(), marker.text());
        }
        return new HclTemplate.Heredoc(in.since(start), flush, marker, parts, closed);
    }

    /** Reads the lines of a heredoc; returns whether the line with its marker follows. */
    private boolean heredocBody(String marker, List<HclTemplateItem> items) {
        String text = in.text();
        int give = text.length();
        if (HclHeredocHeader.closingLine(text, in.position(), marker) < 0) {
            give = HclHeredocHeader.likelyEnd(text, in.position(), in.layout());
        }
        boolean startsLine = true;
        while (in.position() < give) {
            if (startsLine && HclHeredocHeader.isClosingLine(text, in.position(), marker)) {
                return true;
            }
            startsLine = false;
            if (in.at("${") || in.at("%{")) {
                String before = in.setHeredocMarker(marker);
                items.add(sequence(false));
                in.setHeredocMarker(before);
            } else {
                TextRange range = in.take(HclQuotedText.heredocEnd(text, in.position()) - in.position());
                items.add(new HclTemplateItem.Literal(range, HclQuotedText.unescapeMarkers(text, range, in.log())));
                startsLine = text.charAt(range.end() - 1) == '\n';
            }
        }
        return false;
    }

    private HclTemplateItem sequence(boolean inQuotes) {
        boolean isDirective = in.at('%');
        int start = in.take(2).start();
        boolean stripBefore = in.accept('~');
        boolean before = in.setLineBreaksMatter(false);
        in.openBracket('{');
        in.skip();
        int nameStart = in.position();
        HclName word = isDirective ? in.takeName() : new HclName(TextRange.at(start), "");
        List<HclName> names = new ArrayList<>(2);
        HclExpression expression = new HclExpression.Missing(TextRange.at(in.lastEnd()));
        switch (word.text()) {
            case "if" -> expression = expressions.expression();
            case "for" -> {
                expression = forNames(names) ? expressions.expression()
                        : new HclExpression.Missing(TextRange.at(in.lastEnd()));
            }
            case "else", "endif", "endfor" -> {
                // Nothing more belongs to these.
            }
            case "" -> {
                if (isDirective) {
                    in.log().reportAs(HclMistake.DIRECTIVE_EXPECTED, new TextRange(start, start + 2), in.next());
                } else {
                    expression = expressions.expression();
                }
            }
            default -> in.log().report(HclMistake.UNKNOWN_DIRECTIVE,
                    new TextRange(nameStart, word.range().end()), word.text());
        }
        in.closeBracket('{');
        boolean stripAfter = sequenceEnd(start, inQuotes, isDirective, word.text());
        in.setLineBreaksMatter(before);
        HclTemplateItem.Strip strip = new HclTemplateItem.Strip(stripBefore, stripAfter);
        TextRange range = in.since(start);
        if (!isDirective) {
            return new HclTemplateItem.Interpolation(range, strip, expression);
        }
        return switch (word.text()) {
            case "if" -> new HclTemplateItem.If(range, strip, expression);
            case "for" -> new HclTemplateItem.For(range, strip, names, expression);
            case "else", "endif", "endfor" -> new HclTemplateItem.Word(range, strip, word.text());
            default -> new HclTemplateItem.Word(range, strip, "");
        };
    }

    private boolean forNames(List<HclName> names) {
        do {
            in.skip();
            names.add(in.takeName());
            if (names.getLast().isMissing()) {
                in.log().reportAs(HclMistake.DIRECTIVE_NAME, in.here(), in.next());
                return false;
            }
            in.skip();
        } while (names.size() < 2 && in.accept(','));
        if (!in.atWord("in")) {
            in.log().reportAs(HclMistake.DIRECTIVE_IN, in.here(), in.next());
            return false;
        }
        in.take(2);
        return true;
    }

    /** Reads the closing brace of a sequence; returns whether a strip marker stands before it. */
    private boolean sequenceEnd(int start, boolean inQuotes, boolean isDirective, String word) {
        in.skip();
        if (in.at("~}")) {
            in.take(2);
            return true;
        }
        if (in.at('}') && !(inQuotes && isBraceOfLine())) {
            in.take(1);
            return false;
        }
        TextRange opener = new TextRange(start, start + 2);
        int close = in.atEnd() || in.isOnNewLine() || in.atLineBreak() ? -1
                : HclTokens.closerOnLine(in.text(), in.position(), '}');
        int quote = in.text().indexOf('"', in.position());
        boolean closesLater = close >= 0 && !(inQuotes && quote >= 0 && quote < close);
        if (closesLater) {
            HclStrangeCharacters.report(in);
            if (isDirective) {
                in.log().report(HclMistake.EXTRA_IN_DIRECTIVE, in.next(), word);
            } else {
                in.log().report(HclMistake.EXTRA_IN_INTERPOLATION, in.next());
            }
            in.take(close + 1 - in.position());
            return false;
        }
        HclMistake said = isDirective ? HclMistake.EXTRA_IN_DIRECTIVE
                : in.atEnd() || in.at('"') ? HclMistake.UNCLOSED_INTERPOLATION : HclMistake.EXTRA_IN_INTERPOLATION;
        boolean saysOpener = said == HclMistake.UNCLOSED_INTERPOLATION;
        String argument = isDirective ? word : in.atEnd() ? "file" : "quoted template";
        in.log().reportUnclosed(HclMistake.UNCLOSED_INTERPOLATION, opener, said, saysOpener ? opener : in.next(),
                in.lastEnd(), argument);
        in.rewind(in.lastEnd());
        return false;
    }

    /** Whether the brace here stands alone on its line, so that it belongs to a block around an unclosed string. */
    private boolean isBraceOfLine() {
        String text = in.text();
        return in.isOnNewLine() && in.layout().startsLine(in.position())
                && HclCharacters.endsLine(text, HclCharacters.skipBlanks(text, in.position() + 1));
    }
}
