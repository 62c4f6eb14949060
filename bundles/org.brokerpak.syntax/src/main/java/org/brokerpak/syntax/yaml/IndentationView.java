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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.syntax.text.SourceText;

/**
 * A YAML text seen by indentation alone. It knows where a line belongs whether or not the text parses, which is what an
 * editor needs while the author types: half a key, an open quote or conflict markers above do not disturb it.
 */
public final class IndentationView {

    private static final Pattern KEY = Pattern.compile("(\"[^\"]*\"|'[^']*'|[^\\s#\\[{\"'&*!|>%@`-][^#]*?|-[^\\s#][^#]*?)"
            + "\\s*:(?=\\s|$)(.*)");
    private static final Pattern BLOCK_HEADER = Pattern.compile("\\s*(&\\S+\\s+)?[|>][-+0-9]*\\s*(#.*)?");

    /** What a line opens: dashes and at most one key, each with its column. */
    private record Line(boolean empty, List<Integer> dashes, int keyColumn, String key, boolean opensBlock) {

        boolean hasKey() {
            return keyColumn >= 0;
        }

        int indent() {
            return !dashes.isEmpty() ? dashes.getFirst() : keyColumn;
        }
    }

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
        List<YamlPath.Step> inwards = new ArrayList<>();
        boolean insideScalar = false;
        int bound = column;
        // A dash may stand in the column of the key it belongs to.
        boolean keyMayBeLevel = startsWithDash(line, column);
        int itemColumn = -1;
        int itemIndex = 0;
        for (int l = line; l >= 0; l--) {
            Line here = lineAt(l, l == line ? column : Integer.MAX_VALUE);
            if (here.empty) {
                continue;
            }
            if (here.hasKey() && (here.keyColumn < bound || keyMayBeLevel && here.keyColumn == bound
                    && here.dashes.isEmpty())) {
                if (itemColumn >= 0) {
                    inwards.addFirst(new YamlPath.Item(itemIndex));
                    itemColumn = -1;
                }
                if (here.opensBlock && l < line) {
                    inwards.clear();
                    insideScalar = true;
                }
                inwards.addFirst(new YamlPath.Key(here.key));
                bound = here.keyColumn;
                keyMayBeLevel = false;
            }
            for (int d = here.dashes.size() - 1; d >= 0; d--) {
                int dash = here.dashes.get(d);
                if (dash == itemColumn) {
                    itemIndex++;
                } else if (dash < bound) {
                    if (itemColumn >= 0) {
                        inwards.addFirst(new YamlPath.Item(itemIndex));
                    }
                    itemColumn = dash;
                    itemIndex = 0;
                    bound = dash;
                    keyMayBeLevel = true;
                }
            }
            if (bound == 0 && !keyMayBeLevel) {
                break;
            }
        }
        if (itemColumn >= 0) {
            inwards.addFirst(new YamlPath.Item(itemIndex));
        }
        return new Place(new YamlPath(inwards), insideScalar);
    }

    /** The keys that stand beside a key at this line and column, in the same block, in order; its own line left out. */
    public Set<String> keysBeside(int line, int column) {
        List<String> above = new ArrayList<>();
        boolean itemStartsHere = !lineAt(line, column).dashes.isEmpty();
        for (int l = line - 1; l >= 0 && !itemStartsHere; l--) {
            Line here = lineAt(l, Integer.MAX_VALUE);
            if (here.empty) {
                continue;
            }
            if (here.keyColumn == column) {
                above.addFirst(here.key);
                itemStartsHere = !here.dashes.isEmpty();
            } else if (here.indent() >= 0 && here.indent() < column) {
                break;
            }
        }
        Set<String> keys = new LinkedHashSet<>(above);
        for (int l = line + 1; l < text.lineCount(); l++) {
            Line here = lineAt(l, Integer.MAX_VALUE);
            if (!here.empty && here.indent() >= 0 && here.indent() < column) {
                break;
            }
            if (here.keyColumn == column) {
                keys.add(here.key);
            }
        }
        return keys;
    }

    private boolean startsWithDash(int line, int column) {
        String content = text.line(line);
        return column < content.length() && content.charAt(column) == '-';
    }

    /** Reads what a line opens before a column. */
    private Line lineAt(int line, int before) {
        String content = text.line(line);
        List<Integer> dashes = new ArrayList<>(2);
        int at = skipSpaces(content, 0);
        while (at < content.length() && at < before && content.charAt(at) == '-'
                && (at + 1 == content.length() || content.charAt(at + 1) == ' ')) {
            dashes.add(at);
            at = skipSpaces(content, at + 1);
        }
        boolean empty = dashes.isEmpty() && (at >= content.length() || content.charAt(at) == '#' || at >= before);
        if (at < content.length() && at < before) {
            Matcher key = KEY.matcher(content).region(at, content.length());
            if (key.lookingAt()) {
                boolean opensBlock = BLOCK_HEADER.matcher(key.group(2)).matches();
                return new Line(false, dashes, at, unquote(key.group(1)), opensBlock);
            }
        }
        return new Line(empty, dashes, -1, "", false);
    }

    private static int skipSpaces(String content, int from) {
        int at = from;
        while (at < content.length() && (content.charAt(at) == ' ' || content.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    private static String unquote(String key) {
        boolean quoted = key.length() > 1 && (key.charAt(0) == '"' || key.charAt(0) == '\'');
        return quoted ? key.substring(1, key.length() - 1) : key;
    }
}
