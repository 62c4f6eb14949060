/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.tokens;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.hcl.HclTemplatePart;
import org.brokerpak.syntax.text.TextRange;

/** Finds the marks that the tree of an OpenTofu text does not name: what stands between the parts of an expression. */
final class HclMarks {

    private static final Pattern MARK = Pattern.compile("(for|in|if|else|endif|endfor)\\b|=>|\\.\\.\\.|[?:=]");

    private final String text;
    private final NavigableMap<Integer, TextRange> comments = new TreeMap<>();

    HclMarks(HclFile file) {
        this.text = file.source().text();
        file.comments().forEach(comment -> comments.put(comment.start(), comment));
    }

    /** The words ({@code true}) and operators between the parts of a node. */
    void between(HclNode node, BiConsumer<TextRange, Boolean> found) {
        int at = node.range().start();
        for (HclNode child : node.children()) {
            find(at, child.range().start(), found);
            at = Math.max(at, child.range().end());
        }
        find(at, node.range().end(), found);
    }

    private void find(int start, int end, BiConsumer<TextRange, Boolean> found) {
        if (start >= end) {
            return;
        }
        Matcher matcher = MARK.matcher(text).region(start, end);
        while (matcher.find()) {
            Map.Entry<Integer, TextRange> comment = comments.floorEntry(matcher.start());
            if (comment == null || comment.getValue().end() <= matcher.start()) {
                found.accept(new TextRange(matcher.start(), matcher.end()), matcher.group(1) != null);
            }
        }
    }

    /** The opening and closing marks of an interpolation, strip markers included. */
    List<TextRange> around(HclTemplatePart.Interpolation part) {
        TextRange range = part.range();
        List<TextRange> marks = new ArrayList<>(2);
        int open = text.startsWith("${~", range.start()) ? 3 : 2;
        marks.add(new TextRange(range.start(), Math.min(range.end(), range.start() + open)));
        int end = range.end();
        if (end > range.start() + open && text.charAt(end - 1) == '}') {
            marks.add(new TextRange(text.charAt(end - 2) == '~' ? end - 2 : end - 1, end));
        }
        return marks;
    }

    /** The quotes of a string, or the markers of a heredoc. */
    List<TextRange> around(HclTemplate template) {
        TextRange range = template.range();
        return switch (template) {
            case HclTemplate.Quoted quoted -> quoted.closed()
                    ? List.of(new TextRange(range.start(), range.start() + 1),
                            new TextRange(range.end() - 1, range.end()))
                    : List.of(new TextRange(range.start(), Math.min(range.end(), range.start() + 1)));
            case HclTemplate.Heredoc heredoc -> heredoc.closed()
                    ? List.of(new TextRange(range.start(), heredoc.marker().range().end()),
                            new TextRange(range.end() - heredoc.marker().text().length(), range.end()))
                    : List.of(new TextRange(range.start(), heredoc.marker().range().end()));
        };
    }
}
