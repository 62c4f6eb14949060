/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.edit;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.ScalarText;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/** Where the values of a document begin and end in its text, with all that belongs to them, and who holds whom. */
final class Places {

    /** An anchor or tag in front of a key or value. */
    private static final Pattern PROPERTIES = Pattern.compile("(?:^|[\\s{\\[,])((?:[&!][^\\s,\\[\\]{}]*[ \\t]+)+)$");
    private static final Pattern KEEPING = Pattern.compile("[|>][0-9]?[+]");
    private static final Pattern PROPERTY = Pattern.compile("[ \\t]*[&!][^\\s,\\[\\]{}]*");

    /**
     * Who holds a value.
     *
     * @param holder the mapping or list
     * @param entry the entry of the mapping whose value it is, or null in a list
     * @param index its index in the list, or -1 in a mapping
     */
    record Owner(YamlNode holder, YamlEntry entry, int index) {
    }

    private final SourceText source;
    private final Map<YamlNode, Owner> owners = new IdentityHashMap<>();
    private final Set<Integer> lastLinesOfKeepingBlocks = new HashSet<>();

    Places(YamlDocument document) {
        this.source = document.source();
        document.root().ifPresent(this::visit);
    }

    private void visit(YamlNode node) {
        switch (node) {
            case YamlMapping mapping -> {
                for (YamlEntry entry : mapping.written()) {
                    own(entry.value(), new Owner(mapping, entry, -1));
                }
            }
            case YamlSequence sequence -> {
                for (int i = 0; i < sequence.items().size(); i++) {
                    own(sequence.items().get(i), new Owner(sequence, null, i));
                }
            }
            case YamlScalar scalar -> {
                if (scalar.style().isBlock() && KEEPING.matcher(source.slice(scalar.range())).lookingAt()) {
                    lastLinesOfKeepingBlocks.add(line(end(scalar)));
                }
            }
        }
    }

    private void own(YamlUse use, Owner owner) {
        if (!use.isAlias()) {
            owners.put(use.node(), owner);
            visit(use.node());
        }
    }

    SourceText source() {
        return source;
    }

    /** Who holds a value where it is written, or null for the top level. */
    Owner ownerOf(YamlNode node) {
        return owners.get(node);
    }

    /** Whether a value stands inside brackets or braces. */
    boolean isInsideFlow(YamlNode node) {
        Owner owner = ownerOf(node);
        while (owner != null) {
            boolean flow = owner.holder instanceof YamlMapping mapping ? mapping.flow()
                    : owner.holder instanceof YamlSequence sequence && sequence.flow();
            if (flow) {
                return true;
            }
            owner = ownerOf(owner.holder);
        }
        return false;
    }

    /** Whether {@code inner} is {@code outer} or lies in it. */
    boolean isInside(YamlNode inner, YamlNode outer) {
        YamlNode node = inner;
        while (node != null && node != outer) {
            Owner owner = ownerOf(node);
            node = owner == null ? null : owner.holder;
        }
        return node == outer;
    }

    int line(int offset) {
        return source.lineAt(offset);
    }

    int column(int offset) {
        return offset - source.lineStart(source.lineAt(offset));
    }

    /** What stands in a line before an offset. */
    String before(int offset) {
        return source.text().substring(source.lineStart(line(offset)), offset);
    }

    /** Where a value, key or alias begins, its anchor and tag in the same line included. */
    int start(TextRange range) {
        Matcher properties = PROPERTIES.matcher(before(range.start()));
        return properties.find() ? range.start() - (properties.end(1) - properties.start(1)) : range.start();
    }

    int start(YamlEntry entry) {
        return start(entry.key().range());
    }

    /** Where an entry ends, at the end of the last line of its value; line breaks that a block keeps belong to it. */
    int end(YamlEntry entry) {
        return Math.max(entry.range().end(), end(entry.value()));
    }

    int end(YamlUse use) {
        return use.isAlias() ? use.site().end() : end(use.node());
    }

    private int end(YamlNode node) {
        return switch (node) {
            case YamlScalar scalar when scalar.style().isBlock() && !scalar.value().isEmpty() -> {
                int last = scalar.value().length() - 1;
                yield Math.max(scalar.range().end(), ScalarText.of(source, scalar)
                        .rangeOf(new TextRange(last, last + 1)).start());
            }
            case YamlMapping mapping when !mapping.flow() && !mapping.written().isEmpty() ->
                end(mapping.written().getLast());
            case YamlSequence list when !list.flow() && !list.items().isEmpty() -> end(list.items().getLast());
            default -> node.range().end();
        };
    }

    /** The dash of an item of a block list. */
    int dash(YamlSequence list, int index) {
        int at = index == 0 ? list.range().start() : end(list.items().get(index - 1));
        String text = source.text();
        while (at < text.length() && text.charAt(at) != '-') {
            at = text.charAt(at) == '#' ? source.lineEnd(line(at)) : at + 1;
        }
        return Math.min(at, text.length());
    }

    /** Behind the colon of an entry and the anchor or tag that follows it in the same line. */
    int behindColon(YamlEntry entry) {
        String text = source.text();
        int at = entry.key().range().end();
        while (at < text.length() && text.charAt(at) != ':') {
            at++;
        }
        at = Math.min(at + 1, text.length());
        Matcher property = PROPERTY.matcher(text);
        while (property.region(at, text.length()).lookingAt()) {
            at = property.end();
        }
        return at;
    }

    /** The first offset from here on that is no white space. */
    int skipSpace(int offset) {
        int at = offset;
        while (at < source.length() && Character.isWhitespace(source.text().charAt(at))) {
            at++;
        }
        return at;
    }

    /** The end of the white space in front of an offset: the offset of its first character. */
    int skipSpaceBack(int offset, int limit) {
        int at = offset;
        while (at > limit && Character.isWhitespace(source.text().charAt(at - 1))) {
            at--;
        }
        return at;
    }

    /**
     * Whole lines to take out, with the line break behind them, or before them at the end of the text. The blank lines
     * below go too where a block above would take them for its own.
     */
    TextRange lines(int first, int lastLine) {
        int last = lastLine;
        while (lastLinesOfKeepingBlocks.contains(first - 1) && last + 2 < source.lineCount()
                && source.line(last + 1).isBlank()) {
            last++;
        }
        if (last + 1 < source.lineCount()) {
            return new TextRange(source.lineStart(first), source.lineStart(last + 1));
        }
        return new TextRange(first > 0 ? source.lineEnd(first - 1) : 0, source.length());
    }
}
