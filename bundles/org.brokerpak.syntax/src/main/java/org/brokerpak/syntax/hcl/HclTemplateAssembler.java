/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.brokerpak.syntax.text.TextRange;

/** Makes the parts of a template from its items: strips white space, removes indentation, pairs directives. */
final class HclTemplateAssembler {

    private final HclScanner in;

    HclTemplateAssembler(HclScanner in) {
        this.in = in;
    }

    /**
     * Assembles a template that was just read up to its end.
     *
     * @param items the parts as read; changed
     * @param flush whether to remove the smallest indentation, as {@code <<-} does
     */
    List<HclTemplatePart> assemble(List<HclTemplateItem> items, boolean flush) {
        strip(items);
        if (flush) {
            removeIndentation(items);
        }
        return pair(items);
    }

    private static void strip(List<HclTemplateItem> items) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof HclTemplateItem.Sequence sequence) {
                if (sequence.strip().before() && i > 0 && items.get(i - 1) instanceof HclTemplateItem.Literal text) {
                    items.set(i - 1, new HclTemplateItem.Literal(text.range(), stripEnd(text.value())));
                }
                if (sequence.strip().after() && i + 1 < items.size()
                        && items.get(i + 1) instanceof HclTemplateItem.Literal text) {
                    String value = text.value().substring(spacesBefore(text.value()));
                    items.set(i + 1, new HclTemplateItem.Literal(text.range(), value));
                }
            }
        }
    }

    private static String stripEnd(String value) {
        int end = value.length();
        while (end > 0 && HclCharacters.isSpace(value.charAt(end - 1))) {
            end--;
        }
        return value.substring(0, end);
    }

    private static int spacesBefore(String value) {
        int count = 0;
        while (count < value.length() && HclCharacters.isSpace(value.charAt(count))) {
            count++;
        }
        return count;
    }

    /** Removes the smallest indentation of all lines; a sequence at the start of a line counts as none. */
    private static void removeIndentation(List<HclTemplateItem> items) {
        int smallest = Integer.MAX_VALUE;
        for (int i = 0; i < items.size(); i++) {
            if (startsLine(items, i)) {
                if (!(items.get(i) instanceof HclTemplateItem.Literal text)) {
                    return;
                }
                if (!isBlankLine(text)) {
                    smallest = Math.min(smallest, spacesBefore(text.value()));
                }
            }
        }
        for (int i = items.size() - 1; i >= 0; i--) {
            if (startsLine(items, i) && items.get(i) instanceof HclTemplateItem.Literal text && !isBlankLine(text)) {
                items.set(i, new HclTemplateItem.Literal(text.range(), text.value().substring(smallest)));
            }
        }
    }

    private static boolean startsLine(List<HclTemplateItem> items, int index) {
        return index == 0 || items.get(index - 1) instanceof HclTemplateItem.Literal text
                && text.value().endsWith("\n");
    }

    private static boolean isBlankLine(HclTemplateItem.Literal text) {
        return text.value().endsWith("\n") && spacesBefore(text.value()) == text.value().length();
    }

    private List<HclTemplatePart> pair(List<HclTemplateItem> items) {
        Deque<Frame> open = new ArrayDeque<>();
        Frame current = new Frame(null);
        for (HclTemplateItem item : items) {
            switch (item) {
                case HclTemplateItem.Literal text -> current.add(text);
                case HclTemplateItem.Interpolation sequence ->
                    current.add(new HclTemplatePart.Interpolation(sequence.range(), sequence.expression()));
                case HclTemplateItem.If directive -> current = open(open, current, directive);
                case HclTemplateItem.For directive -> current = open(open, current, directive);
                case HclTemplateItem.Word directive -> current = word(open, current, directive);
            }
        }
        while (!open.isEmpty()) {
            String word = current.word();
            in.log().reportAs(HclMistake.UNCLOSED_DIRECTIVE, current.opener.range(), in.next(), word,
                    HclColumns.format(in.text(), current.opener.range()));
            current = close(open, current, current.end());
        }
        return current.parts();
    }

    private Frame open(Deque<Frame> open, Frame current, HclTemplateItem.Opener opener) {
        if (in.depth() + open.size() >= HclScanner.MAX_DEPTH) {
            in.log().report(HclMistake.TOO_DEEP, opener.range(), HclScanner.MAX_DEPTH);
            return current;
        }
        open.push(current);
        return new Frame(opener);
    }

    private Frame word(Deque<Frame> open, Frame current, HclTemplateItem.Word directive) {
        String word = directive.word();
        String opener = current.word();
        String place = current.opener == null ? "" : HclColumns.format(in.text(), current.opener.range());
        switch (word) {
            case "endif", "endfor" -> {
                if (word.equals("end" + opener)) {
                    return close(open, current, directive.range().end());
                }
                HclMistake mistake = switch (opener) {
                    case "if" -> HclMistake.DIRECTIVE_NEEDS_ENDIF;
                    case "for" -> HclMistake.DIRECTIVE_NEEDS_ENDFOR;
                    default -> HclMistake.DIRECTIVE_UNPAIRED;
                };
                in.log().report(mistake, directive.range(), word, place);
                return opener.isEmpty() ? current : close(open, current, directive.range().end());
            }
            case "else" -> {
                if (opener.equals("if") && current.whenTrue == null) {
                    current.startElse();
                    return current;
                }
                HclMistake mistake = switch (opener) {
                    case "if" -> HclMistake.SECOND_ELSE;
                    case "for" -> HclMistake.ELSE_IN_FOR;
                    default -> HclMistake.DIRECTIVE_UNPAIRED;
                };
                if (mistake == HclMistake.SECOND_ELSE) {
                    in.log().report(mistake, directive.range(), place);
                } else {
                    in.log().report(mistake, directive.range(), word);
                }
            }
            default -> {
                // Reported where it was read.
            }
        }
        return current;
    }

    private static Frame close(Deque<Frame> open, Frame current, int end) {
        Frame outer = open.pop();
        outer.add(current.toPart(end));
        return outer;
    }

    /** The parts read since a directive that is still open, or since the start of the template. */
    private static final class Frame {
        private final HclTemplateItem.Opener opener;
        private final StringBuilder text = new StringBuilder();
        private TextRange textRange;
        private List<HclTemplatePart> whenTrue;
        private List<HclTemplatePart> parts = new ArrayList<>();

        Frame(HclTemplateItem.Opener opener) {
            this.opener = opener;
        }

        String word() {
            return opener == null ? "" : opener instanceof HclTemplateItem.If ? "if" : "for";
        }

        void add(HclTemplateItem.Literal literal) {
            textRange = textRange == null ? literal.range() : textRange.union(literal.range());
            text.append(literal.value());
        }

        void add(HclTemplatePart part) {
            endText();
            parts.add(part);
        }

        private void endText() {
            if (textRange != null) {
                parts.add(new HclTemplatePart.Text(textRange, text.toString()));
                textRange = null;
                text.setLength(0);
            }
        }

        List<HclTemplatePart> parts() {
            endText();
            return parts;
        }

        void startElse() {
            whenTrue = parts();
            parts = new ArrayList<>();
        }

        int end() {
            List<HclTemplatePart> last = parts().isEmpty() && whenTrue != null ? whenTrue : parts;
            return last.isEmpty() ? opener.range().end() : last.getLast().range().end();
        }

        HclTemplatePart toPart(int end) {
            TextRange range = new TextRange(opener.range().start(), Math.max(end, opener.range().end()));
            List<HclTemplatePart> last = parts();
            return switch (opener) {
                case HclTemplateItem.If directive -> new HclTemplatePart.If(range, directive.condition(),
                        whenTrue == null ? last : whenTrue, whenTrue == null ? List.of() : last);
                case HclTemplateItem.For directive ->
                    new HclTemplatePart.For(range, directive.names(), directive.collection(), last);
            };
        }
    }
}
