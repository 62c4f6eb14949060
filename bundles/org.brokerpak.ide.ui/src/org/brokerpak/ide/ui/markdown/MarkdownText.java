/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;


/**
 * The little Markdown that hovers use, as styled text: headings, emphasis, code, lists, and links by their text.
 *
 * @param text what is shown
 * @param bold stretches in bold
 */
public record MarkdownText(String text, List<Bold> bold) {

    /** A stretch of the text. */
    public record Bold(int start, int length) {
    }

    /** A picture is shown by its name: its address may be the whole picture. */
    private static final Pattern IMAGE = Pattern.compile("!\\[([^\\]]*)\\]\\([^)]*\\) ?");
    private static final Pattern ANCHOR = Pattern.compile("<a name=\"[^\"]*\"></a> ?");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\([^)]*\\)");
    private static final Pattern MARK = Pattern.compile(
            "\\*\\*(.+?)\\*\\*|`([^`]+)`|(?<![\\w*])[*_](?!\\s)([^*_]+)(?<!\\s)[*_](?![\\w*])");
    private static final Pattern HEADING = Pattern.compile("^#{1,6}\\s+(.*)$");
    /** What begins a line of its own: an item, a number, a heading, a row of a table, code. */
    private static final Pattern STARTS = Pattern.compile("^\\s*(?:[-*]\\s|\\d+\\.\\s|#|\\||```)");
    private static final Pattern ITEM = Pattern.compile("^(\\s*)[-*]\\s+");

    public MarkdownText {
        bold = List.copyOf(bold);
    }

    /** Reads Markdown; what is not understood is shown as it is written. */
    public static MarkdownText of(String markdown) {
        StringBuilder text = new StringBuilder();
        List<Bold> bold = new ArrayList<>();
        boolean code = false;
        boolean heading = false;
        String shown = ANCHOR.matcher(IMAGE.matcher(markdown).replaceAll("$1")).replaceAll("");
        for (String line : shown.strip().split("\\R", -1)) {
            if (line.startsWith("```")) {
                code = !code;
            } else if (code) {
                text.append("    ").append(line).append('\n');
            } else {
                if (!heading) {
                    join(line, text);
                }
                append(line, text, bold);
                heading = HEADING.matcher(line).matches();
            }
        }
        return new MarkdownText(text.toString().stripTrailing(), bold);
    }

    /** The lines of a paragraph are one line, to be wrapped to the width of the window. */
    private static void join(String line, StringBuilder text) {
        boolean goesOn = !line.isBlank() && !STARTS.matcher(line).find() && text.length() > 1
                && text.charAt(text.length() - 1) == '\n' && text.charAt(text.length() - 2) != '\n';
        if (goesOn && text.charAt(text.length() - 2) != ' ') {
            text.setCharAt(text.length() - 1, ' ');
        }
    }

    private static void append(String line, StringBuilder text, List<Bold> bold) {
        Matcher heading = HEADING.matcher(line);
        if (heading.matches()) {
            int start = text.length();
            text.append(MARK.matcher(heading.group(1)).replaceAll(MarkdownText::quotedContent)).append('\n');
            bold.add(new Bold(start, text.length() - 1 - start));
            return;
        }
        String plain = LINK.matcher(ITEM.matcher(line).replaceFirst("$1\u2022 ")).replaceAll("$1");
        Matcher marks = MARK.matcher(plain);
        int done = 0;
        while (marks.find()) {
            text.append(plain, done, marks.start());
            int start = text.length();
            text.append(content(marks));
            if (marks.group(3) == null) {
                bold.add(new Bold(start, text.length() - start));
            }
            done = marks.end();
        }
        text.append(plain, done, plain.length()).append('\n');
    }

    private static String content(MatchResult mark) {
        return mark.group(1) != null ? mark.group(1) : mark.group(2) != null ? mark.group(2) : mark.group(3);
    }

    private static String quotedContent(MatchResult mark) {
        return Matcher.quoteReplacement(content(mark));
    }
}
