/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.caret;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextPosition;
import org.brokerpak.syntax.yaml.IndentationView;
import org.brokerpak.syntax.yaml.ScalarText;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlLocation;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * A caret in the text of a scalar, for the languages that scalars hold. Where the tree has a hole, as after a quote
 * that was not closed yet, the line is read instead.
 *
 * @param path the place of the scalar
 * @param quote the quotation mark around the scalar, or 0
 * @param before the decoded text before the caret
 * @param after the decoded text behind the caret; in broken YAML the rest of the line
 */
public record ScalarCaret(YamlPath path, char quote, String before, String after) {

    private static final Pattern BLOCK_HEADER = Pattern.compile("(?:^|[\\s:-])[|>][-+0-9]{0,2}\\s*(?:#.*)?$");

    /** Looks at a caret; empty where it is in no scalar, or in a key. */
    public static Optional<ScalarCaret> at(SourceText text, YamlDocument yaml, int offset) {
        YamlLocation location = yaml.locate(offset);
        if (!location.onKey() && location.node().orElse(null) instanceof YamlScalar scalar
                && holds(text, scalar, offset)) {
            ScalarText decoded = ScalarText.of(text, scalar);
            int index = decoded.indexAt(offset);
            return Optional.of(new ScalarCaret(location.path(), quote(scalar), decoded.value().substring(0, index),
                    decoded.value().substring(index)));
        }
        return inBrokenText(text, offset);
    }

    private static boolean holds(SourceText text, YamlScalar scalar, int offset) {
        int start = scalar.range().start();
        int end = scalar.range().end();
        if (scalar.style().isQuoted()) {
            return start < offset && offset < end;
        }
        return scalar.style().isBlock() ? text.lineAt(offset) > text.lineAt(start) && offset <= end
                : !scalar.range().isEmpty() && start <= offset && offset <= end;
    }

    private static char quote(YamlScalar scalar) {
        return switch (scalar.style()) {
            case DOUBLE_QUOTED -> '"';
            case SINGLE_QUOTED -> '\'';
            default -> 0;
        };
    }

    private static Optional<ScalarCaret> inBrokenText(SourceText text, int offset) {
        TextPosition position = text.position(offset);
        String content = text.line(position.line());
        CaretLine line = new CaretLine(content, text.lineStart(position.line()));
        int column = Math.min(line.contentColumn(), position.character());
        IndentationView.Place place = IndentationView.of(text).placeAt(position.line(), column);
        if (place.insideScalar()) {
            return Optional.of(inBlock(text, position, place.path()));
        }
        if (line.colonColumn() < 0 || position.character() <= line.colonColumn()
                || line.isOpaque(position.character())) {
            return Optional.empty();
        }
        return behindKey(content, line, position.character(), place.path().key(line.key()));
    }

    private static Optional<ScalarCaret> behindKey(String content, CaretLine line, int column, YamlPath path) {
        int from = line.colonColumn() + 1;
        while (from < column && content.charAt(from) == ' ') {
            from++;
        }
        char first = from < content.length() ? content.charAt(from) : 0;
        char quote = from < column && (first == '"' || first == '\'') ? first : 0;
        String before = content.substring(quote == 0 ? from : from + 1, column);
        if (quote != 0 && closing(before, quote) >= 0 || quote == 0 && "|>[{&*!".indexOf(first) > 0) {
            return Optional.empty();
        }
        String rest = content.substring(column);
        int close = quote == 0 ? -1 : closing(rest, quote);
        return Optional.of(new ScalarCaret(path, quote, decode(before, quote),
                decode(close < 0 ? rest : rest.substring(0, close), quote)));
    }

    private static int closing(String written, char quote) {
        for (int i = 0; i < written.length(); i++) {
            char c = written.charAt(i);
            boolean pair = quote == '"' ? c == '\\' : c == quote && written.startsWith("''", i);
            if (c == quote && !pair) {
                return i;
            }
            i += pair ? 1 : 0;
        }
        return -1;
    }

    private static String decode(String written, char quote) {
        return switch (quote) {
            case '"' -> written.replaceAll("\\\\(.)", "$1");
            case '\'' -> written.replace("''", "'");
            default -> written;
        };
    }

    private static ScalarCaret inBlock(SourceText text, TextPosition caret, YamlPath path) {
        int header = caret.line() - 1;
        int indent = indentOf(text.line(caret.line()), caret.character());
        while (header > 0 && !opensBlock(text.line(header), indent)) {
            indent = Math.min(indent, indentOf(text.line(header), indent));
            header--;
        }
        StringBuilder before = new StringBuilder();
        for (int line = header + 1; line < caret.line(); line++) {
            before.append(unindented(text.line(line), indent)).append('\n');
        }
        String last = text.line(caret.line());
        before.append(unindented(last.substring(0, caret.character()), indent));
        StringBuilder after = new StringBuilder(last.substring(caret.character()));
        for (int line = caret.line() + 1; line < text.lineCount(); line++) {
            String content = text.line(line);
            if (!content.isBlank() && indentOf(content, content.length()) < indent) {
                break;
            }
            after.append('\n').append(unindented(content, indent));
        }
        return new ScalarCaret(path, (char) 0, before.toString(), after.toString());
    }

    private static boolean opensBlock(String line, int indent) {
        Matcher header = BLOCK_HEADER.matcher(line);
        return header.find() && indentOf(line, line.length()) < indent;
    }

    /** The blanks a line begins with; a blank line is taken to begin elsewhere. */
    private static int indentOf(String line, int otherwise) {
        int at = 0;
        while (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
        return at == line.length() ? otherwise : at;
    }

    private static String unindented(String line, int indent) {
        return line.substring(Math.min(indentOf(line, line.length()), Math.min(indent, line.length())));
    }
}
