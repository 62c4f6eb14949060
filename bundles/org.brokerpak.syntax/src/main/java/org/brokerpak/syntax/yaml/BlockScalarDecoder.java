/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

/**
 * Decodes literal and folded blocks. Chomping is left to the caller: all line breaks at the end are kept, of which the
 * value has none, one or all.
 */
final class BlockScalarDecoder {

    private final String source;
    private final DecodedText decoded;
    private final boolean folded;
    private final int indent;
    private final int wanted;
    /** The break behind the line before, or -1. */
    private int pendingBreak = -1;
    private boolean previousBeginsBlank;

    private BlockScalarDecoder(DecodedText decoded, boolean folded, int indent, int wanted) {
        this.source = decoded.source();
        this.decoded = decoded;
        this.folded = folded;
        this.indent = indent;
        this.wanted = wanted;
    }

    /** Decodes from the line below the header on, as far as the value of the scalar goes. */
    static void decode(DecodedText decoded, YamlScalar scalar) {
        int body = nextLine(decoded.source(), scalar.range().start());
        int indent = indentation(decoded.source(), body, scalar.value());
        boolean folded = scalar.style() == YamlScalar.Style.FOLDED;
        new BlockScalarDecoder(decoded, folded, indent, scalar.value().length()).decode(body);
    }

    private void decode(int body) {
        int line = body;
        int blankBreaks = 0;
        int firstBlankBreak = -1;
        while (line < source.length() && decoded.length() + blankBreaks <= wanted) {
            int content = line;
            while (content < source.length() && content - line < indent && source.charAt(content) == ' ') {
                content++;
            }
            int end = endOfLine(content);
            if (content == end) {
                firstBlankBreak = firstBlankBreak < 0 ? end : firstBlankBreak;
                blankBreaks++;
            } else if (content - line < indent) {
                break;
            } else {
                join(content, firstBlankBreak, line);
                firstBlankBreak = -1;
                blankBreaks = 0;
                for (int i = content; i < end; i++) {
                    decoded.add(i);
                }
                pendingBreak = end < source.length() ? end : -1;
                previousBeginsBlank = DecodedText.isBlank(source.charAt(content));
            }
            line = end < source.length() ? DecodedText.endOfBreak(source, end) : end;
        }
        if (pendingBreak >= 0) {
            decoded.addBreak(pendingBreak);
        }
        addBlankLines(firstBlankBreak, line);
    }

    /** What stands between two lines of text: their breaks, or in a folded block perhaps a space. */
    private void join(int content, int firstBlankBreak, int line) {
        boolean fold = folded && pendingBreak >= 0 && source.charAt(pendingBreak) < '\u2028' && !previousBeginsBlank
                && !DecodedText.isBlank(source.charAt(content));
        if (fold && firstBlankBreak < 0) {
            decoded.add(' ', pendingBreak, DecodedText.endOfBreak(source, pendingBreak));
        } else if (!fold && pendingBreak >= 0) {
            decoded.addBreak(pendingBreak);
        }
        addBlankLines(firstBlankBreak, line);
        pendingBreak = -1;
    }

    private void addBlankLines(int firstBreak, int to) {
        int i = firstBreak < 0 ? to : firstBreak;
        while (i < to) {
            if (DecodedText.isBreak(source.charAt(i))) {
                decoded.addBreak(i);
                i = DecodedText.endOfBreak(source, i);
            } else {
                i++;
            }
        }
    }

    private int endOfLine(int from) {
        int at = from;
        while (at < source.length() && !DecodedText.isBreak(source.charAt(at))) {
            at++;
        }
        return at;
    }

    private static int nextLine(String source, int from) {
        int at = from;
        while (at < source.length() && !DecodedText.isBreak(source.charAt(at))) {
            at++;
        }
        return at < source.length() ? DecodedText.endOfBreak(source, at) : at;
    }

    /** The spaces that the first line with text, or else the first line, has in the source and not in the value. */
    private static int indentation(String source, int body, String value) {
        int inValue = spacesBeforeText(value, 0);
        int inSource = spacesBeforeText(source, body);
        if (inValue >= 0 && inSource >= 0) {
            return Math.max(0, inSource - inValue);
        }
        return value.indexOf(' ') < 0 ? Integer.MAX_VALUE : Math.max(0, spaces(source, body) - spaces(value, 0));
    }

    /** The spaces in front of the first character that is neither space nor line break, or -1. */
    private static int spacesBeforeText(String text, int from) {
        int spaces = 0;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (DecodedText.isBreak(c)) {
                spaces = 0;
            } else if (c == ' ') {
                spaces++;
            } else {
                return spaces;
            }
        }
        return -1;
    }

    private static int spaces(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at - from;
    }
}
