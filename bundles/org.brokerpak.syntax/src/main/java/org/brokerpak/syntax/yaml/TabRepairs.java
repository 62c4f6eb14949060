/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.syntax.text.TextRange;

/** A tab indents a line: reads it as one space if that helps, along with the lines below that do the same. */
final class TabRepairs {

    private final BrokenLines lines;
    private final int offset;
    private final int line;

    TabRepairs(BrokenLines lines, int offset) {
        this.lines = lines;
        this.offset = offset;
        this.line = lines.lineAt(offset);
    }

    void addTo(Explanations explanations) {
        List<TextRange> tabs = new ArrayList<>(tabsOf(line));
        if (tabs.isEmpty()) {
            TextRange tab = new TextRange(offset, offset + 1);
            explanations.add(Repair.spacedOut(List.of(tab), tab, "a tab stands behind the dash: use a space"));
            explanations.add(Repair.without(lines.block(line), tab, "a tab cannot stand here: use spaces"));
            return;
        }
        TextRange blamed = tabs.getFirst();
        int more = 0;
        for (int next = line + 1; next < lines.text().lineCount(); next++) {
            List<TextRange> below = tabsOf(next);
            if (below.isEmpty() && !lines.shape(next).isBlank()) {
                break;
            }
            tabs.addAll(below);
            more += lines.shape(next).isBlank() ? 0 : 1;
        }
        String message = more == 0 ? "a tab indents this line, which YAML does not allow: use spaces"
                : "tabs indent this line and %d below it, which YAML does not allow: use spaces".formatted(more);
        explanations.add(Repair.spacedOut(tabs, blamed, message));
        explanations.add(Repair.without(lines.block(line), blamed,
                "a tab indents this line, which YAML does not allow: use spaces"));
    }

    /** The runs of tabs in the indentation of a line. */
    private List<TextRange> tabsOf(int candidate) {
        String content = lines.text().line(candidate);
        int end = LineShape.skipBlanks(content, 0);
        List<TextRange> runs = new ArrayList<>();
        int at = 0;
        while (at < end) {
            int from = at;
            while (at < end && content.charAt(at) == '\t') {
                at++;
            }
            if (at > from) {
                runs.add(new TextRange(lines.offset(candidate, from), lines.offset(candidate, at)));
            } else {
                at++;
            }
        }
        return runs;
    }
}
