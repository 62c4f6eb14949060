/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.brokerpak.syntax.text.SourceText;

/**
 * A YAML text seen by indentation alone. It knows where a line belongs whether or not the text parses, which is what an
 * editor needs while the author types: half a key, an open quote or conflict markers above do not disturb it.
 */
public final class IndentationView {

    /**
     * Where a caret is.
     *
     * @param path the path of the block that a key or item at the caret belongs to
     * @param insideScalar whether the caret is in the text of a block scalar, whose path {@code path} is then
     */
    public record Place(YamlPath path, boolean insideScalar) {
    }

    private final SourceText text;

    private IndentationView(SourceText text) {
        this.text = text;
    }

    public static IndentationView of(SourceText text) {
        return new IndentationView(text);
    }

    /** The block that a key or item which starts at this line and column belongs to. */
    public Place placeAt(int line, int column) {
        Ascent ascent = new Ascent(column, startsWithDash(line, column));
        for (int l = line; l >= 0 && !ascent.arrived(); l--) {
            String content = text.line(l);
            if (l < line && isDocumentStart(content)) {
                break;
            }
            if (!LineShape.isConflictMarker(content) && (l == line || !isIndentedByTab(content))) {
                ascent.pass(l == line ? LineShape.before(content, column) : LineShape.of(content), l < line);
            }
        }
        return ascent.place();
    }

    /** The keys that stand beside a key at this line and column, in the same block, in order; its own line left out. */
    public Set<String> keysBeside(int line, int column) {
        List<String> above = new ArrayList<>();
        boolean itemStartsHere = !LineShape.before(text.line(line), column).dashes().isEmpty();
        for (int l = line - 1; l >= 0 && !itemStartsHere; l--) {
            LineShape here = LineShape.of(text.line(l));
            if (here.keyColumn() == column) {
                above.addFirst(here.key());
                itemStartsHere = !here.dashes().isEmpty();
            } else if (endsBlock(here, column)) {
                break;
            }
        }
        Set<String> keys = new LinkedHashSet<>(above);
        for (int l = line + 1; l < text.lineCount(); l++) {
            LineShape here = LineShape.of(text.line(l));
            if (endsBlock(here, column)) {
                break;
            }
            if (here.keyColumn() == column) {
                keys.add(here.key());
            }
        }
        return keys;
    }

    /**
     * Whether a line stands left of a block. Text that is no key does not count, for it may belong to a quoted text of
     * several lines; a single word does, for it is a key about to be typed.
     */
    private static boolean endsBlock(LineShape here, int column) {
        if (here.isIdle() || here.indent() >= column || LineShape.isConflictMarker(here.text())
                || isIndentedByTab(here.text())) {
            return isDocumentStart(here.text());
        }
        return here.hasKey() || !here.dashes().isEmpty() || here.text().strip().indexOf(' ') < 0;
    }

    /** A tab says nothing about where a line belongs: YAML does not allow it there, and editors show it differently. */
    private static boolean isIndentedByTab(String content) {
        int at = 0;
        while (at < content.length() && content.charAt(at) == ' ') {
            at++;
        }
        return at < content.length() && content.charAt(at) == '\t';
    }

    private static boolean isDocumentStart(String content) {
        return content.startsWith("---") && (content.length() == 3 || content.charAt(3) == ' ');
    }

    private boolean startsWithDash(int line, int column) {
        String content = text.line(line);
        return column < content.length() && content.charAt(column) == '-'
                && (column + 1 == content.length() || content.charAt(column + 1) == ' ');
    }

    /** The way up from a caret to the root: each line that stands further left than all below it holds them. */
    private static final class Ascent {

        private final List<YamlPath.Step> inwards = new ArrayList<>();
        private boolean insideScalar;
        /** What holds the caret must begin left of this column. */
        private int bound;
        /** A dash may stand in the column of the key it belongs to. */
        private boolean keyMayBeLevel;
        /** The column of the list whose items are being counted, or -1. */
        private int itemColumn = -1;
        private int itemIndex;

        Ascent(int column, boolean atDash) {
            this.bound = column;
            this.keyMayBeLevel = atDash;
        }

        boolean arrived() {
            return bound == 0 && !keyMayBeLevel;
        }

        void pass(LineShape line, boolean above) {
            if (line.isIdle()) {
                return;
            }
            boolean opensScalar = above && line.opensBlockScalar();
            boolean levelKey = keyMayBeLevel && line.keyColumn() == bound && line.dashes().isEmpty();
            if (line.hasKey() && (line.keyColumn() < bound || levelKey)) {
                leaveList();
                if (opensScalar) {
                    enterScalar();
                }
                inwards.addFirst(new YamlPath.Key(line.key()));
                bound = line.keyColumn();
                keyMayBeLevel = false;
            } else if (opensScalar && !line.hasKey() && !line.dashes().isEmpty() && line.dashes().getLast() < bound) {
                leaveList();
                enterScalar();
            }
            for (int d = line.dashes().size() - 1; d >= 0; d--) {
                passDash(line.dashes().get(d));
            }
        }

        private void passDash(int dash) {
            if (dash == itemColumn) {
                itemIndex++;
            } else if (dash < bound) {
                leaveList();
                itemColumn = dash;
                itemIndex = 0;
                bound = dash;
                keyMayBeLevel = true;
            }
        }

        private void leaveList() {
            if (itemColumn >= 0) {
                inwards.addFirst(new YamlPath.Item(itemIndex));
                itemColumn = -1;
            }
        }

        private void enterScalar() {
            inwards.clear();
            insideScalar = true;
        }

        Place place() {
            leaveList();
            return new Place(new YamlPath(inwards), insideScalar);
        }
    }
}
